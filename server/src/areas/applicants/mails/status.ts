import type { Language } from '@vitrine/contract/vocabulary.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import { fill, inLanguages } from '../../../platform/texts.ts';
import { bodyFor, filledLetter, type ReasonRow } from './denial.ts';

const texts = inLanguages({
  en: {
    Interview: {
      subject: '{company} would like to talk to you',
      body: 'Thank you for your application for “{title}”. We liked getting to know you and would like to talk to you in person. We will get in touch shortly to find a date.',
    },
    Accepted: {
      subject: 'Good news from {company}',
      body: 'We have decided: we would like to have you with us for “{title}”. We will get in touch shortly about the next steps.',
    },
    Denied: {
      subject: 'Your application with {company}',
      body: 'Thank you for the time and openness you gave us with your application for “{title}”. This time we have chosen other applicants. That says nothing about you as a person, and we wish you the right place soon.',
    },
    regards: 'Kind regards\n{company}',
  },
  de: {
    Interview: {
      subject: '{company} möchte mit Ihnen sprechen',
      body: 'vielen Dank für Ihre Bewerbung auf „{title}“. Wir haben Sie gern kennengelernt und möchten persönlich mit Ihnen sprechen. Wir melden uns in Kürze, um einen Termin zu finden.',
    },
    Accepted: {
      subject: 'Gute Nachrichten von {company}',
      body: 'wir haben uns entschieden: Wir möchten Sie gern für „{title}“ gewinnen. Wir melden uns in Kürze wegen der nächsten Schritte.',
    },
    Denied: {
      subject: 'Ihre Bewerbung bei {company}',
      body: 'vielen Dank für die Zeit und die Offenheit, die Sie uns mit Ihrer Bewerbung auf „{title}“ geschenkt haben. Wir haben uns diesmal für andere entschieden. Das sagt nichts über Sie als Mensch, und wir wünschen Ihnen bald den passenden Platz.',
    },
    regards: 'Freundliche Grüße\n{company}',
  },
  fr: {
    Interview: {
      subject: '{company} souhaite vous rencontrer',
      body: 'Merci pour votre candidature au poste « {title} ». Nous avons eu plaisir à faire votre connaissance et aimerions échanger avec vous de vive voix. Nous vous contacterons bientôt pour convenir d’une date.',
    },
    Accepted: {
      subject: 'Une bonne nouvelle de {company}',
      body: 'Notre décision est prise : nous aimerions vous accueillir pour le poste « {title} ». Nous vous contacterons bientôt pour la suite.',
    },
    Denied: {
      subject: 'Votre candidature chez {company}',
      body: 'Merci pour le temps et la sincérité que vous nous avez accordés avec votre candidature au poste « {title} ». Cette fois, nous avons retenu d’autres personnes. Cela ne dit rien de vous, et nous vous souhaitons de trouver bientôt votre place.',
    },
    regards: 'Cordialement\n{company}',
  },
});

export type MailedStatus = 'Interview' | 'Accepted' | 'Denied';

interface Decided {
  firstName: string;
  title: string;
  companyName: string;
}

/** Stands for the first name in a mail that is written to somebody whose name the writer does not see. */
export const namePlace = '{firstName}';

/** The mail for a status, as subject and editable text; of somebody who is denied the one for the reason. */
export function statusMail(
  language: Language,
  status: MailedStatus,
  { firstName, title, companyName: company }: Decided,
  reason?: ReasonRow,
) {
  const { [status]: own, regards } = texts[language];
  const written = reason?.letters[language];
  const said = (reason && bodyFor(language, reason)) ?? own.body;
  const text = written
    ? filledLetter(written, { firstName, title, company })
    : [greeting(language, firstName), fill(said, { title }), fill(regards, { company })].join('\n\n');
  return { subject: fill(own.subject, { company }), text };
}

/** Our letter for a reason, with its places still to be filled in. */
export const ourLetter = (language: Language, { preset }: Pick<ReasonRow, 'preset'>) =>
  statusMail(language, 'Denied', { firstName: namePlace, title: '{title}', companyName: '{company}' }, { preset, name: null, letters: {} })
    .text;
