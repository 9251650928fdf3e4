import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { fill, inLanguages } from '../../../platform/texts.ts';

const texts = inLanguages({
  en: {
    subject: 'A question about the application for {title}',
    intro: '{name} has applied for “{title}” and asks:',
    answer: 'Please answer to {email}.',
  },
  de: {
    subject: 'Eine Frage zur Bewerbung für {title}',
    intro: '{name} hat sich auf „{title}“ beworben und fragt:',
    answer: 'Bitte antworten Sie an {email}.',
  },
  fr: {
    subject: 'Une question sur la candidature au poste {title}',
    intro: '{name} a postulé à « {title} » et vous demande :',
    answer: 'Merci de répondre à {email}.',
  },
});

interface Question {
  from: { firstName: string; lastName: string; email: string };
  title: string;
  message: string;
}

/** A question of a candidate about the own application. */
export function questionLetter(language: Language, { from, title, message }: Question): Letter {
  const { subject, intro, answer } = texts[language];
  return {
    subject: fill(subject, { title }),
    paragraphs: [fill(intro, { name: `${from.firstName} ${from.lastName}`, title }), message],
    notes: [fill(answer, { email: from.email })],
  };
}

/** How the candidate finds it again. */
export const questionSubject = (language: Language, title: string) => fill(texts[language].subject, { title });
