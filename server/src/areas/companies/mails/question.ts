import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { fill, inLanguages } from '../../../platform/texts.ts';

const texts = inLanguages({
  en: {
    subject: '{name} has a question for {company}',
    intro: '{name} has read your profile and writes:',
    answer: 'Please reply to {email}. Your own address was not shown.',
  },
  de: {
    subject: '{name} hat eine Frage an {company}',
    intro: '{name} hat Ihr Profil gelesen und schreibt:',
    answer: 'Bitte antworten Sie an {email}. Ihre eigene Adresse wurde nicht gezeigt.',
  },
  fr: {
    subject: '{name} a une question pour {company}',
    intro: '{name} a lu votre profil et vous écrit :',
    answer: 'Merci de répondre à {email}. Votre propre adresse n’a pas été montrée.',
  },
});

interface Question {
  from: { firstName: string; lastName: string; email: string };
  company: string;
  about: string;
  message: string;
}

/** A question of a candidate to a company. */
export function questionLetter(language: Language, { from, company, about, message }: Question): Letter {
  const { subject, intro, answer } = texts[language];
  const name = `${from.firstName} ${from.lastName}`;
  return {
    subject: fill(subject, { name, company }),
    paragraphs: [fill(intro, { name }), about, message],
    notes: [fill(answer, { email: from.email })],
  };
}
