import type { Language } from '@vitrine/contract/vocabulary.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { fill, inLanguages } from '../../../platform/texts.ts';

const texts = inLanguages({
  en: {
    subject: 'What you said for {title}, in writing',
    body: 'What you said in your answers for {company} was written down for you. Please read it: you can correct every word beside the video.',
    note: 'The company reads none of it until you release it.',
    label: 'Read the words',
  },
  de: {
    subject: 'Was Sie für {title} gesagt haben, zum Lesen',
    body: 'Was Sie in Ihren Antworten für {company} gesagt haben, wurde für Sie aufgeschrieben. Bitte lesen Sie es: Sie können jedes Wort neben dem Video verbessern.',
    note: 'Das Unternehmen liest nichts davon, bis Sie es freigeben.',
    label: 'Worte lesen',
  },
  fr: {
    subject: 'Vos réponses pour {title}, par écrit',
    body: 'Vos réponses à {company} ont été transcrites pour vous. Veuillez les relire : vous pouvez corriger chaque mot à côté de la vidéo.',
    note: 'L’entreprise n’en lit rien tant que vous ne l’avez pas autorisé.',
    label: 'Lire la transcription',
  },
});

interface Written {
  name: string;
  company: string;
  title: string;
  url: string;
}

/** To a candidate whose answers an administrator has written down. */
export function writtenLetter(language: Language, { name, company, title, url }: Written): Letter {
  const { subject, body, note, label } = texts[language];
  return {
    subject: fill(subject, { title }),
    paragraphs: [greeting(language, name), fill(body, { company })],
    action: { label, url },
    notes: [note],
  };
}
