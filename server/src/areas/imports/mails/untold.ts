import type { Language } from '@vitrine/contract/vocabulary.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { fill, inLanguages } from '../../../platform/texts.ts';

const texts = inLanguages({
  en: {
    subject: 'People from an import are deleted on {day}',
    bodyOne:
      'One person who came with the import “{file}” does not know yet that you keep their data. Whoever was not told within thirty days is deleted: on {day}.',
    body: '{count} people who came with the import “{file}” do not know yet that you keep their data. Whoever was not told within thirty days is deleted: on {day}.',
    label: 'Send the notice',
  },
  de: {
    subject: 'Personen eines Imports werden am {day} gelöscht',
    bodyOne:
      'Eine Person aus dem Import „{file}“ weiß noch nicht, dass Sie ihre Daten führen. Wer nicht binnen dreißig Tagen informiert ist, wird gelöscht: am {day}.',
    body: '{count} Personen aus dem Import „{file}“ wissen noch nicht, dass Sie ihre Daten führen. Wer nicht binnen dreißig Tagen informiert ist, wird gelöscht: am {day}.',
    label: 'Information senden',
  },
  fr: {
    subject: 'Des personnes d’une importation seront supprimées le {day}',
    bodyOne:
      'Une personne venue avec l’importation « {file} » ne sait pas encore que vous conservez ses données. Qui n’est pas informé sous trente jours est supprimé : le {day}.',
    body: '{count} personnes venues avec l’importation « {file} » ne savent pas encore que vous conservez leurs données. Qui n’est pas informé sous trente jours est supprimé : le {day}.',
    label: 'Envoyer l’information',
  },
});

interface Untold {
  name: string;
  file: string;
  count: number;
  /** Written out in the language of the letter. */
  day: string;
  url: string;
}

/** To those of a company who are responsible for an import: who was not told is deleted soon. */
export function untoldLetter(language: Language, { name, file, count, day, url }: Untold): Letter {
  const { subject, bodyOne, body, label } = texts[language];
  return {
    subject: fill(subject, { day }),
    paragraphs: [greeting(language, name), count === 1 ? fill(bodyOne, { file, day }) : fill(body, { file, day, count })],
    action: { label, url },
  };
}
