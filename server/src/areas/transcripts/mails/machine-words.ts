import type { Language } from '@vitrine/contract/vocabulary.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { fill, inLanguages } from '../../../platform/texts.ts';
import { writtenDay } from '../../../platform/written.ts';

const texts = inLanguages({
  en: {
    subject: 'Please read what was heard in your answers for {title}',
    subjectSoon: 'From {day} on, {company} reads what was heard in your answers',
    body: 'A program has written down what you said in your answers for {company}. It makes mistakes. You can read it now, correct every word beside the video, and release it.',
    soon: 'You have not yet looked at what a program wrote down of your answers for {company}.',
    note: 'From {day} on, {company} reads it as it is, marked as the words of a program, unless you say no: beside each answer you can.',
    label: 'Read the words',
  },
  de: {
    subject: 'Bitte lesen Sie, was in Ihren Antworten für {title} gehört wurde',
    subjectSoon: 'Ab {day} liest {company}, was in Ihren Antworten gehört wurde',
    body: 'Ein Programm hat aufgeschrieben, was Sie in Ihren Antworten für {company} gesagt haben. Es macht Fehler. Sie können es jetzt lesen, jedes Wort neben dem Video verbessern und freigeben.',
    soon: 'Sie haben noch nicht angesehen, was ein Programm von Ihren Antworten für {company} aufgeschrieben hat.',
    note: 'Ab {day} liest {company} es so, wie es ist, als Worte eines Programms gekennzeichnet, außer Sie widersprechen: Das geht neben jeder Antwort.',
    label: 'Worte lesen',
  },
  fr: {
    subject: 'Relisez ce qui a été entendu dans vos réponses pour {title}',
    subjectSoon: 'À partir du {day}, {company} lira ce qui a été entendu dans vos réponses',
    body: 'Un programme a transcrit ce que vous avez dit dans vos réponses à {company}. Il fait des erreurs. Vous pouvez dès maintenant relire, corriger chaque mot à côté de la vidéo et autoriser la lecture.',
    soon: 'Vous n’avez pas encore relu ce qu’un programme a transcrit de vos réponses à {company}.',
    note: 'À partir du {day}, {company} le lira tel quel, signalé comme le texte d’un programme, sauf si vous vous y opposez : vous le pouvez à côté de chaque réponse.',
    label: 'Lire la transcription',
  },
});

interface MachineWords {
  name: string;
  company: string;
  title: string;
  /** When the company reads them, unless the candidate says no. */
  shownFrom: Date;
  /** They were written to before. */
  reminds: boolean;
  url: string;
}

/** To a candidate of whose answers a program has written down what it heard. */
export function machineWordsLetter(language: Language, { name, company, title, shownFrom, reminds, url }: MachineWords): Letter {
  const t = texts[language];
  const day = writtenDay(language, shownFrom.toISOString().slice(0, 10));
  return {
    subject: reminds ? fill(t.subjectSoon, { company, day }) : fill(t.subject, { title }),
    paragraphs: [greeting(language, name), fill(reminds ? t.soon : t.body, { company })],
    action: { label: t.label, url },
    notes: [fill(t.note, { company, day })],
  };
}
