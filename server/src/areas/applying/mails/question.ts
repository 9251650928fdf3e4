import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { fill, inLanguages } from '../../../platform/texts.ts';

const texts = inLanguages({
  en: {
    subject: 'A question about the application for {title}',
    intro: '{name} has applied for “{title}” and asks:',
    dateSubject: 'Another date for the talk about {title}',
    dateIntro: '{name} asks for another date of the talk about “{title}”, which is set for {time}:',
    answerDate: 'Please reply to {email}. You change the date where you look at the application.',
    answer: 'Please reply to {email}.',
  },
  de: {
    subject: 'Eine Frage zur Bewerbung für {title}',
    intro: '{name} hat sich auf „{title}“ beworben und fragt:',
    dateSubject: 'Ein anderer Termin für das Gespräch über {title}',
    dateIntro: '{name} bittet um einen anderen Termin für das Gespräch über „{title}“, das am {time} stattfinden soll:',
    answerDate: 'Bitte antworten Sie an {email}. Den Termin ändern Sie dort, wo Sie die Bewerbung ansehen.',
    answer: 'Bitte antworten Sie an {email}.',
  },
  fr: {
    subject: 'Une question sur la candidature au poste {title}',
    intro: '{name} a postulé à « {title} » et vous demande :',
    dateSubject: 'Une autre date pour l’échange sur le poste {title}',
    dateIntro: '{name} demande une autre date pour l’échange au sujet du poste « {title} », prévu le {time} :',
    answerDate: 'Merci de répondre à {email}. La date se change là où vous consultez la candidature.',
    answer: 'Merci de répondre à {email}.',
  },
});

interface Question {
  from: { firstName: string; lastName: string; email: string };
  title: string;
  message: string;
}

const nameOf = ({ firstName, lastName }: Question['from']) => `${firstName} ${lastName}`;

/** A question of a candidate about the own application. */
export function questionLetter(language: Language, { from, title, message }: Question): Letter {
  const { intro, answer } = texts[language];
  return {
    subject: questionSubject(language, title),
    paragraphs: [fill(intro, { name: nameOf(from), title }), message],
    notes: [fill(answer, { email: from.email })],
  };
}

/** A candidate cannot come to a talk at the time that is set, here in words. */
export function otherDateLetter(language: Language, { from, title, message, time }: Question & { time: string }): Letter {
  const { dateIntro, answerDate } = texts[language];
  return {
    subject: otherDateSubject(language, title),
    paragraphs: [fill(dateIntro, { name: nameOf(from), title, time }), message],
    notes: [fill(answerDate, { email: from.email })],
  };
}

/** How the candidate finds either again. */
export const questionSubject = (language: Language, title: string) => fill(texts[language].subject, { title });
export const otherDateSubject = (language: Language, title: string) => fill(texts[language].dateSubject, { title });
