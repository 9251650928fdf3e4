import type { Language } from '@vitrine/contract/vocabulary.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { fill, inLanguages } from '../../../platform/texts.ts';
import { writtenDay } from '../../../platform/written.ts';

const texts = inLanguages({
  en: {
    subject: '{count} applicants wait for your review',
    subjectOne: 'An applicant waits for your review',
    body: 'You were asked for your opinion until tomorrow, {day}:',
    line: '{title}: {count}',
    label: 'Review now',
    end: 'You can end these mails here:\n{url}',
  },
  de: {
    subject: '{count} Bewerbungen warten auf Ihren Blick',
    subjectOne: 'Eine Bewerbung wartet auf Ihren Blick',
    body: 'Bis morgen, {day}, wurden Sie um Ihre Meinung gebeten:',
    line: '{title}: {count}',
    label: 'Jetzt ansehen',
    end: 'Hier können Sie diese Mails beenden:\n{url}',
  },
  fr: {
    subject: '{count} candidatures attendent votre avis',
    subjectOne: 'Une candidature attend votre avis',
    body: 'Votre avis est souhaité avant la fin de la journée de demain, {day} :',
    line: '{title} : {count}',
    label: 'Évaluer maintenant',
    end: 'Vous pouvez arrêter ces e-mails ici :\n{url}',
  },
});

interface Waiting {
  name: string;
  jobs: { title: string; count: number }[];
  /** Tomorrow, YYYY-MM-DD. */
  day: string;
  url: string;
  /** Where these mails are ended. */
  end: string;
}

/** To somebody who was asked to look at applicants until tomorrow; they are counted, not named. */
export function reviewReminderLetter(language: Language, { name, jobs, day, url, end }: Waiting): Letter {
  const { subject, subjectOne, body, line, label, end: ending } = texts[language];
  const count = jobs.reduce((sum, one) => sum + one.count, 0);
  return {
    subject: count === 1 ? subjectOne : fill(subject, { count }),
    paragraphs: [greeting(language, name), fill(body, { day: writtenDay(language, day) }), jobs.map((one) => fill(line, one)).join('\n')],
    action: { label, url },
    notes: [fill(ending, { url: end })],
    unsubscribe: end,
  };
}
