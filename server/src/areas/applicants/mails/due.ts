import type { Language } from '@vitrine/contract/vocabulary.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { fill, inLanguages } from '../../../platform/texts.ts';

import { writtenDay } from '../../../platform/written.ts';

const texts = inLanguages({
  en: {
    subject: '{count} people wait for your reply',
    subjectOne: 'Somebody waits for your reply',
    body: 'These replies were promised, and the day is near or over:',
    line: '{title}: {count} (from {day})',
    label: 'See who waits',
    note: 'A refusal that comes in time is kinder than silence; you can send it to several people at once.',
    end: 'You can end these mails here:\n{url}',
  },
  de: {
    subject: '{count} Personen warten auf Ihre Rückmeldung',
    subjectOne: 'Jemand wartet auf Ihre Rückmeldung',
    body: 'Diese Rückmeldungen wurden zugesagt, und der Tag ist nah oder vorüber:',
    line: '{title}: {count} (ab {day})',
    label: 'Ansehen, wer wartet',
    note: 'Eine Absage zur rechten Zeit ist freundlicher als Schweigen; Sie können sie mehreren zugleich senden.',
    end: 'Hier können Sie diese Mails beenden:\n{url}',
  },
  fr: {
    subject: '{count} personnes attendent votre retour',
    subjectOne: 'Une personne attend votre retour',
    body: 'Ces retours ont été promis, et le jour approche ou est passé :',
    line: '{title} : {count} (première échéance : {day})',
    label: 'Voir qui attend',
    note: 'Un refus à temps est plus aimable que le silence ; vous pouvez l’envoyer à plusieurs personnes à la fois.',
    end: 'Vous pouvez arrêter ces e-mails ici :\n{url}',
  },
});

interface Due {
  name: string;
  jobs: { title: string; count: number /** YYYY-MM-DD. */; day: string }[];
  url: string;
  /** Where these mails are ended. */
  end: string;
}

/** To recruiters: somebody waits for an answer that was promised. Applicants are counted, not named. */
export function dueLetter(language: Language, { name, jobs, url, end }: Due): Letter {
  const { subject, subjectOne, body, line, label, note, end: ending } = texts[language];
  const count = jobs.reduce((sum, one) => sum + one.count, 0);
  const lines = jobs.map((one) => fill(line, { ...one, day: writtenDay(language, one.day) }));
  return {
    subject: count === 1 ? subjectOne : fill(subject, { count }),
    paragraphs: [greeting(language, name), body, lines.join('\n')],
    action: { label, url },
    notes: [note, fill(ending, { url: end })],
    unsubscribe: end,
  };
}
