import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { Letter } from '../../../platform/mail.ts';

const words: Record<
  Language,
  { writes: (who: string) => string; answer: (email: string) => string; profile: (company: string) => string }
> = {
  en: {
    writes: (who) => `${who} writes to you:`,
    answer: (email) => `Please answer to ${email}.`,
    profile: (company) => `About ${company}`,
  },
  de: {
    writes: (who) => `${who} schreibt Ihnen:`,
    answer: (email) => `Bitte antworten Sie an ${email}.`,
    profile: (company) => `Über ${company}`,
  },
  fr: {
    writes: (who) => `${who} vous écrit :`,
    answer: (email) => `Merci de répondre à ${email}.`,
    profile: (company) => `À propos de ${company}`,
  },
};

/** A message that somebody wrote to somebody they are connected with. */
export function messageLetter(
  language: Language,
  { name, company, email }: { name: string; company: string; email: string },
  { subject, message }: { subject: string; message: string },
  profileUrl: string | undefined,
): Letter {
  const { writes, answer, profile } = words[language];
  return {
    subject,
    paragraphs: [writes(company ? `${name} (${company})` : name), message],
    ...(profileUrl ? { action: { label: profile(company), url: profileUrl } } : {}),
    notes: [answer(email)],
  };
}
