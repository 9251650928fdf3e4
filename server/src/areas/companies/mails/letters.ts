import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { Letter } from '../../../platform/mail.ts';

const words: Record<Language, (name: string, company: string) => { subject: string; intro: string; answer: (email: string) => string }> = {
  en: (name, company) => ({
    subject: `${name} has a question for ${company}`,
    intro: `${name} has read your profile and writes:`,
    answer: (email) => `Please answer to ${email}. Your own address was not shown.`,
  }),
  de: (name, company) => ({
    subject: `${name} hat eine Frage an ${company}`,
    intro: `${name} hat Ihr Profil gelesen und schreibt:`,
    answer: (email) => `Bitte antworten Sie an ${email}. Ihre eigene Adresse wurde nicht gezeigt.`,
  }),
  fr: (name, company) => ({
    subject: `${name} a une question pour ${company}`,
    intro: `${name} a lu votre profil et vous écrit :`,
    answer: (email) => `Merci de répondre à ${email}. Votre propre adresse n’a pas été montrée.`,
  }),
};

/** A question of a candidate to a company. */
export function questionLetter(
  language: Language,
  { firstName, lastName, email }: { firstName: string; lastName: string; email: string },
  company: string,
  about: string,
  message: string,
): Letter {
  const { subject, intro, answer } = words[language](`${firstName} ${lastName}`, company);
  return { subject, paragraphs: [intro, about, message], notes: [answer(email)] };
}
