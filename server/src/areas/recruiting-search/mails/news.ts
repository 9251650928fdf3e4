import type { Language } from '@vitrine/contract/vocabulary.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { fill, inLanguages } from '../../../platform/texts.ts';

const texts = inLanguages({
  en: {
    subject: '{total} candidates for “{name}”',
    subjectOne: 'A candidate for “{name}”',
    body: '{total} profiles that are new or were changed since the last mail fit your search “{name}”.',
    bodyOne: 'One profile that is new or was changed fits your search “{name}”.',
    why: 'This mail names nobody: the search shows who agrees to be found at the moment you look.',
    label: 'See the candidates',
    end: 'You get this mail because you asked for it with this search, at most once a day. End it here:\n{url}',
  },
  de: {
    subject: '{total} Profile für „{name}“',
    subjectOne: 'Ein Profil für „{name}“',
    body: '{total} Profile, die seit der letzten Mail neu sind oder geändert wurden, passen zu Ihrer Suche „{name}“.',
    bodyOne: 'ein neues oder geändertes Profil passt zu Ihrer Suche „{name}“.',
    why: 'Diese Mail nennt niemanden: Die Suche zeigt, wer in dem Moment zustimmt, gefunden zu werden, in dem Sie nachsehen.',
    label: 'Profile ansehen',
    end: 'Sie erhalten diese Mail höchstens einmal am Tag, weil Sie sie bei dieser Suche bestellt haben. Hier beenden Sie sie:\n{url}',
  },
  fr: {
    subject: '{total} profils pour « {name} »',
    subjectOne: 'Un profil pour « {name} »',
    body: '{total} profils, nouveaux ou modifiés depuis le dernier e-mail, correspondent à votre recherche « {name} ».',
    bodyOne: 'Un profil nouveau ou modifié correspond à votre recherche « {name} ».',
    why: 'Cet e-mail ne nomme personne : la recherche montre qui accepte d’apparaître au moment où vous regardez.',
    label: 'Voir les profils',
    end: 'Vous recevez cet e-mail au plus une fois par jour parce que vous l’avez demandé avec cette recherche. Pour ne plus le recevoir :\n{url}',
  },
});

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

/** How many profiles are new in a saved search. */
export function newsLetter(language: Language, { firstName, name, total, url, end }: News): Letter {
  const own = texts[language];
  return {
    subject: total === 1 ? fill(own.subjectOne, { name }) : fill(own.subject, { total, name }),
    paragraphs: [greeting(language, firstName), total === 1 ? fill(own.bodyOne, { name }) : fill(own.body, { total, name }), own.why],
    action: { label: own.label, url },
    notes: [fill(own.end, { url: end })],
    unsubscribe: end,
  };
}
