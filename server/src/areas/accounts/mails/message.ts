import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { fill, inLanguages } from '../../../platform/texts.ts';

const texts = inLanguages({
  en: { writes: '{who} writes to you:', answer: 'Please reply to {email}.', profile: 'About {company}' },
  de: { writes: '{who} schreibt Ihnen:', answer: 'Bitte antworten Sie an {email}.', profile: 'Über {company}' },
  fr: { writes: '{who} vous écrit :', answer: 'Merci de répondre à {email}.', profile: 'À propos de {company}' },
});

interface Message {
  from: { name: string; company: string; email: string };
  subject: string;
  message: string;
  /** Where the company shows itself, where it does. */
  profileUrl: string | undefined;
}

/** A message that somebody wrote to somebody they are connected with. */
export function messageLetter(language: Language, { from, subject, message, profileUrl }: Message): Letter {
  const { name, company, email } = from;
  const { writes, answer, profile } = texts[language];
  return {
    subject,
    paragraphs: [fill(writes, { who: company ? `${name} (${company})` : name }), message],
    ...(profileUrl ? { action: { label: fill(profile, { company }), url: profileUrl } } : {}),
    notes: [fill(answer, { email })],
  };
}
