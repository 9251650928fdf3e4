import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { Letter } from '../../../platform/mail.ts';

interface News {
  firstName: string;
  /** Name of the saved search. */
  name: string;
  /** How many profiles are new or changed. */
  total: number;
  /** Where the search is shown, and where its mail is ended. */
  url: string;
  end: string;
}

interface Words {
  subject: (total: number, name: string) => string;
  hello: (name: string) => string;
  body: (total: number, name: string) => string;
  why: string;
  label: string;
  end: (url: string) => string;
}

const words: Record<Language, Words> = {
  en: {
    subject: (total, name) => (total === 1 ? `A candidate for “${name}”` : `${total} candidates for “${name}”`),
    hello: (name) => `Hello ${name},`,
    body: (total, name) =>
      total === 1
        ? `One profile that is new or was changed fits your search “${name}”.`
        : `${total} profiles that are new or were changed since the last mail fit your search “${name}”.`,
    why: 'This mail names nobody: the search shows who agrees to be found at the moment you look.',
    label: 'See the candidates',
    end: (url) => `You get this mail because you asked for it with this search, at most once a day. End it here:\n${url}`,
  },
  de: {
    subject: (total, name) => (total === 1 ? `Ein Profil für „${name}“` : `${total} Profile für „${name}“`),
    hello: (name) => `Guten Tag ${name},`,
    body: (total, name) =>
      total === 1
        ? `ein neues oder geändertes Profil passt zu Ihrer Suche „${name}“.`
        : `${total} Profile, die seit der letzten Mail neu sind oder geändert wurden, passen zu Ihrer Suche „${name}“.`,
    why: 'Diese Mail nennt niemanden: Die Suche zeigt, wer in dem Moment zustimmt, gefunden zu werden, in dem Sie nachsehen.',
    label: 'Profile ansehen',
    end: (url) =>
      `Sie erhalten diese Mail höchstens einmal am Tag, weil Sie sie bei dieser Suche bestellt haben. Hier beenden Sie sie:\n${url}`,
  },
  fr: {
    subject: (total, name) => (total === 1 ? `Un profil pour « ${name} »` : `${total} profils pour « ${name} »`),
    hello: (name) => `Bonjour ${name},`,
    body: (total, name) =>
      total === 1
        ? `Un profil nouveau ou modifié correspond à votre recherche « ${name} ».`
        : `${total} profils, nouveaux ou modifiés depuis le dernier message, correspondent à votre recherche « ${name} ».`,
    why: 'Ce message ne nomme personne : la recherche montre qui accepte d’apparaître au moment où vous regardez.',
    label: 'Voir les profils',
    end: (url) =>
      `Vous recevez ce message au plus une fois par jour parce que vous l’avez demandé avec cette recherche. Pour l’arrêter :\n${url}`,
  },
};

/** How many profiles are new in a saved search. */
export function newsLetter(language: Language, { firstName, name, total, url, end }: News): Letter {
  const say = words[language];
  return {
    subject: say.subject(total, name),
    paragraphs: [say.hello(firstName), say.body(total, name), say.why],
    action: { label: say.label, url },
    notes: [say.end(end)],
    unsubscribe: end,
  };
}
