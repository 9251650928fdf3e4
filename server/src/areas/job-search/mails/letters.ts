import type { JobAdCard } from '@vitrine/contract/job-ads/card.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { Letter } from '../../../platform/mail.ts';

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

interface Words {
  subject: (total: number, name: string) => string;
  hello: (name: string) => string;
  body: (total: number, name: string) => string;
  more: (count: number) => string;
  label: string;
  end: (url: string) => string;
}

const words: Record<Language, Words> = {
  en: {
    subject: (total, name) => (total === 1 ? `A new job for “${name}”` : `${total} new jobs for “${name}”`),
    hello: (name) => `Hello ${name},`,
    body: (total, name) =>
      total === 1 ? `One new job fits your search “${name}”.` : `${total} new jobs fit your search “${name}” since the last mail.`,
    more: (count) => `And ${count} more.`,
    label: 'See the jobs',
    end: (url) => `You get this mail because you saved this search, at most once a day. End it here:\n${url}`,
  },
  de: {
    subject: (total, name) => (total === 1 ? `Eine neue Stelle für „${name}“` : `${total} neue Stellen für „${name}“`),
    hello: (name) => `Guten Tag ${name},`,
    body: (total, name) =>
      total === 1
        ? `eine neue Stelle passt zu Ihrer Suche „${name}“.`
        : `${total} neue Stellen passen seit der letzten Mail zu Ihrer Suche „${name}“.`,
    more: (count) => (count === 1 ? 'Und eine weitere.' : `Und ${count} weitere.`),
    label: 'Stellen ansehen',
    end: (url) => `Sie erhalten diese Mail höchstens einmal am Tag, weil Sie diese Suche gespeichert haben. Hier beenden Sie sie:\n${url}`,
  },
  fr: {
    subject: (total, name) => (total === 1 ? `Une nouvelle offre pour « ${name} »` : `${total} nouvelles offres pour « ${name} »`),
    hello: (name) => `Bonjour ${name},`,
    body: (total, name) =>
      total === 1
        ? `Une nouvelle offre correspond à votre recherche « ${name} ».`
        : `${total} nouvelles offres correspondent à votre recherche « ${name} » depuis le dernier message.`,
    more: (count) => (count === 1 ? 'Et une autre.' : `Et ${count} autres.`),
    label: 'Voir les offres',
    end: (url) =>
      `Vous recevez ce message au plus une fois par jour parce que vous avez enregistré cette recherche. Pour l’arrêter :\n${url}`,
  },
};

const line = ({ title, companyName, location }: JobAdCard) => [title, companyName, location].filter(Boolean).join(' · ');

/** What is new in a saved search. */
export function newsLetter(language: Language, { firstName, name, jobs, total, url, end }: News): Letter {
  const say = words[language];
  const more = total - jobs.length;
  return {
    subject: say.subject(total, name),
    paragraphs: [say.hello(firstName), say.body(total, name), jobs.map(line).join('\n'), ...(more > 0 ? [say.more(more)] : [])],
    action: { label: say.label, url },
    notes: [say.end(end)],
    unsubscribe: end,
  };
}
