import type { Language } from '@vitrine/contract/vocabulary.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { fill, inLanguages } from '../../../platform/texts.ts';
import { writtenDay } from '../../../platform/written.ts';

const texts = inLanguages({
  en: {
    subject: '{by} asks you to review {count} applicants',
    subjectOne: '{by} asks you to review an applicant',
    body: '{by} would like to hear what you think, until {day}:',
    line: '{title}: {count}',
    label: 'Review now',
    note: 'Your scores or stars are enough. If you have none to give, say that you have looked.',
    end: 'You can end these mails here:\n{url}',
  },
  de: {
    subject: '{by} bittet Sie, {count} Bewerbungen anzusehen',
    subjectOne: '{by} bittet Sie, eine Bewerbung anzusehen',
    body: '{by} möchte gern bis zum {day} Ihre Meinung hören:',
    line: '{title}: {count}',
    label: 'Jetzt ansehen',
    note: 'Ihre Punkte oder Sterne genügen. Möchten Sie keine geben, sagen Sie einfach, dass Sie die Bewerbung angesehen haben.',
    end: 'Hier können Sie diese Mails beenden:\n{url}',
  },
  fr: {
    subject: '{by} vous demande d’évaluer {count} candidatures',
    subjectOne: '{by} vous demande d’évaluer une candidature',
    body: '{by} aimerait connaître votre avis avant la fin du {day} :',
    line: '{title} : {count}',
    label: 'Évaluer maintenant',
    note: 'Vos points ou vos étoiles suffisent. Si vous ne souhaitez pas en donner, dites simplement que vous avez regardé.',
    end: 'Vous pouvez arrêter ces e-mails ici :\n{url}',
  },
});

interface Asked {
  name: string;
  /** Who asks. */
  by: string;
  jobs: { title: string; count: number }[];
  /** YYYY-MM-DD. */
  day: string;
  url: string;
  /** Where these mails are ended. */
  end: string;
}

/** To somebody of the company who is asked to look at applicants; they are counted, not named. */
export function askedLetter(language: Language, { name, by, jobs, day, url, end }: Asked): Letter {
  const { subject, subjectOne, body, line, label, note, end: ending } = texts[language];
  const count = jobs.reduce((sum, one) => sum + one.count, 0);
  return {
    subject: count === 1 ? fill(subjectOne, { by }) : fill(subject, { by, count }),
    paragraphs: [
      greeting(language, name),
      fill(body, { by, day: writtenDay(language, day) }),
      jobs.map((one) => fill(line, one)).join('\n'),
    ],
    action: { label, url },
    notes: [note, fill(ending, { url: end })],
    unsubscribe: end,
  };
}
