import type { Language } from '@vitrine/contract/vocabulary.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { fill, inLanguages } from '../../../platform/texts.ts';

import { writtenDay } from '../../../platform/written.ts';

const texts = inLanguages({
  en: {
    subject: '{company} shows you candidates',
    body: '{company} has put candidates together for you.',
    label: 'See the candidates',
    note: 'The link is for you alone and good until {day}. Each candidate has agreed to be shown; please treat what you see as confidential.',
    password: 'The page asks for a password. You get it from the company, another way.',
  },
  de: {
    subject: '{company} stellt Ihnen Personen vor',
    body: '{company} hat eine Auswahl von Personen für Sie zusammengestellt.',
    label: 'Personen ansehen',
    note: 'Der Link ist nur für Sie bestimmt und gilt bis zum {day}. Alle gezeigten Personen haben zugestimmt; bitte behandeln Sie das Gezeigte vertraulich.',
    password: 'Die Seite fragt nach einem Passwort. Sie erhalten es vom Unternehmen auf anderem Weg.',
  },
  fr: {
    subject: '{company} vous présente des candidats',
    body: '{company} a réuni des candidats pour vous.',
    label: 'Voir les candidats',
    note: 'Le lien vous est réservé et reste valable jusqu’au {day}. Toutes les personnes montrées ont donné leur accord ; merci de traiter ces informations en confidence.',
    password: 'La page demande un mot de passe. L’entreprise vous le donne par un autre moyen.',
  },
});

interface Shared {
  company: string;
  /** The recruiter's own words, or empty. */
  message: string;
  url: string;
  until: string;
  /** The page asks for a password, which comes another way. */
  password: boolean;
}

/** To somebody outside who is shown people of a company. */
export function sharedLetter(language: Language, { company, message, url, until, password }: Shared): Letter {
  const own = texts[language];
  return {
    subject: fill(own.subject, { company }),
    paragraphs: [greeting(language, ''), fill(own.body, { company }), ...(message ? [message] : []), ...(password ? [own.password] : [])],
    action: { label: own.label, url },
    notes: [fill(own.note, { day: writtenDay(language, until) })],
    sender: company,
  };
}
