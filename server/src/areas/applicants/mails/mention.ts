import type { Language } from '@vitrine/contract/vocabulary.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { fill, inLanguages } from '../../../platform/texts.ts';

const texts = inLanguages({
  en: {
    subject: '{author} mentions you: {candidate}',
    body: '{author} mentions you in a note about {candidate}, “{title}”:',
    nameless: 'Applicant {alias}',
    label: 'Read the note',
    end: 'You can end these mails here:\n{url}',
  },
  de: {
    subject: '{author} erwähnt Sie: {candidate}',
    body: '{author} erwähnt Sie in einer Notiz zu {candidate}, „{title}“:',
    nameless: 'Bewerbung {alias}',
    label: 'Notiz lesen',
    end: 'Hier können Sie diese Mails beenden:\n{url}',
  },
  fr: {
    subject: '{author} vous mentionne : {candidate}',
    body: '{author} vous mentionne dans un commentaire sur {candidate}, « {title} » :',
    nameless: 'Candidature {alias}',
    label: 'Lire le commentaire',
    end: 'Vous pouvez arrêter ces e-mails ici :\n{url}',
  },
});

interface Mention {
  /** The colleague who is mentioned. */
  name: string;
  author: string;
  candidate: string | { alias: string };
  title: string;
  /** The note. */
  text: string;
  url: string;
  /** Where these mails are ended. */
  end: string;
}

/** To a colleague whom a note on an applicant mentions. Somebody whose name is left out goes by an alias. */
export function mentionLetter(language: Language, { name, author, candidate: who, title, text, url, end }: Mention): Letter {
  const { subject, body, nameless, label, end: ending } = texts[language];
  const candidate = typeof who === 'string' ? who : fill(nameless, who);
  return {
    subject: fill(subject, { author, candidate }),
    paragraphs: [greeting(language, name), fill(body, { author, candidate, title }), text],
    action: { label, url },
    notes: [fill(ending, { url: end })],
    unsubscribe: end,
  };
}
