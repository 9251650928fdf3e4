import type { Language } from '@vitrine/contract/vocabulary.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Letter } from '../../../platform/mail/letter.ts';
import { fill, inLanguages } from '../../../platform/texts.ts';

const texts = inLanguages({
  en: {
    subject: 'Your code: {code}',
    body: 'Your code for the review of “{title}” is {code}.',
    note: 'It is good for ten minutes and for one device. If you did not ask for it, somebody else has your link; the code keeps them out.',
  },
  de: {
    subject: 'Ihr Code: {code}',
    body: 'Ihr Code für die Beurteilung von „{title}“ lautet {code}.',
    note: 'Er gilt zehn Minuten und für ein Gerät. Haben Sie ihn nicht angefordert, hat jemand anderes Ihren Link; ohne den Code kommt niemand hinein.',
  },
  fr: {
    subject: 'Votre code : {code}',
    body: 'Votre code pour l’évaluation de « {title} » est {code}.',
    note: 'Il est valable dix minutes et pour un appareil. Si vous ne l’avez pas demandé, quelqu’un d’autre a votre lien ; sans le code, personne n’entre.',
  },
});

interface Code {
  name: string;
  title: string;
  code: string;
}

/** The code that lets a guest reviewer in. */
export function codeLetter(language: Language, { name, title, code }: Code): Letter {
  const { subject, body, note } = texts[language];
  return { subject: fill(subject, { code }), paragraphs: [greeting(language, name), fill(body, { title, code })], notes: [note], code };
}
