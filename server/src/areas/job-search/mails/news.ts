import type { JobAdCard } from '@vitrine/contract/job-ads/card.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { fill, inLanguages } from '../../../platform/texts.ts';

const texts = inLanguages({
  en: {
    subject: '{total} new jobs for “{name}”',
    subjectOne: 'A new job for “{name}”',
    body: '{total} new jobs fit your search “{name}” since the last mail.',
    bodyOne: 'One new job fits your search “{name}”.',
    more: 'And {count} more.',
    moreOne: 'And 1 more.',
    label: 'See the jobs',
    end: 'You get this mail because you saved this search, at most once a day. End it here:\n{url}',
  },
  de: {
    subject: '{total} neue Stellen für „{name}“',
    subjectOne: 'Eine neue Stelle für „{name}“',
    body: '{total} neue Stellen passen seit der letzten Mail zu Ihrer Suche „{name}“.',
    bodyOne: 'eine neue Stelle passt zu Ihrer Suche „{name}“.',
    more: 'Und {count} weitere.',
    moreOne: 'Und eine weitere.',
    label: 'Stellen ansehen',
    end: 'Sie erhalten diese Mail höchstens einmal am Tag, weil Sie diese Suche gespeichert haben. Hier beenden Sie sie:\n{url}',
  },
  fr: {
    subject: '{total} nouvelles offres pour « {name} »',
    subjectOne: 'Une nouvelle offre pour « {name} »',
    body: '{total} nouvelles offres correspondent à votre recherche « {name} » depuis le dernier e-mail.',
    bodyOne: 'Une nouvelle offre correspond à votre recherche « {name} ».',
    more: 'Et {count} autres.',
    moreOne: 'Et une autre.',
    label: 'Voir les offres',
    end: 'Vous recevez cet e-mail au plus une fois par jour parce que vous avez enregistré cette recherche. Pour ne plus le recevoir :\n{url}',
  },
});

interface News {
  firstName: string;
  /** Name of the saved search. */
  name: string;
  /** The newest of what is new, and how much there is in all. */
  jobs: JobAdCard[];
  total: number;
  /** Where the whole search is shown, and where its mail is ended. */
  url: string;
  end: string;
}

const line = ({ title, companyName, location }: JobAdCard) => [title, companyName, location].filter(Boolean).join(' · ');

/** What is new in a saved search. */
export function newsLetter(language: Language, { firstName, name, jobs, total, url, end }: News): Letter {
  const own = texts[language];
  const count = total - jobs.length;
  const more = count === 1 ? own.moreOne : fill(own.more, { count });
  return {
    subject: total === 1 ? fill(own.subjectOne, { name }) : fill(own.subject, { total, name }),
    paragraphs: [
      greeting(language, firstName),
      total === 1 ? fill(own.bodyOne, { name }) : fill(own.body, { total, name }),
      jobs.map(line).join('\n'),
      ...(count > 0 ? [more] : []),
    ],
    action: { label: own.label, url },
    notes: [fill(own.end, { url: end })],
    unsubscribe: end,
  };
}
