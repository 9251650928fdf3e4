import type { Language } from '@vitrine/contract/vocabulary.ts';
import { hello } from '../../../platform/mail-words.ts';

type Texts<T> = Record<Language, T>;

export type MailedStatus = 'Interview' | 'Accepted' | 'Denied';

const statusTexts: Texts<
  Record<MailedStatus, { subject: (company: string) => string; body: (name: string, title: string, company: string) => string }>
> = {
  en: {
    Interview: {
      subject: (company) => `${company} would like to talk to you`,
      body: (name, title, company) =>
        `${hello.en(name)}\n\nThank you for your application for “${title}”. We liked getting to know you and would like to talk to you in person. We will get in touch shortly to find a date.\n\nKind regards\n${company}`,
    },
    Accepted: {
      subject: (company) => `Good news from ${company}`,
      body: (name, title, company) =>
        `${hello.en(name)}\n\nWe have decided: we would like to have you with us for “${title}”. We will get in touch shortly about the next steps.\n\nKind regards\n${company}`,
    },
    Denied: {
      subject: (company) => `Your application with ${company}`,
      body: (name, title, company) =>
        `${hello.en(name)}\n\nThank you for the time and openness you gave us with your application for “${title}”. This time we have decided for other applicants. That says nothing about you as a person, and we wish you the right place soon.\n\nKind regards\n${company}`,
    },
  },
  de: {
    Interview: {
      subject: (company) => `${company} möchte mit Ihnen sprechen`,
      body: (name, title, company) =>
        `${hello.de(name)}\n\nvielen Dank für Ihre Bewerbung auf „${title}“. Wir haben Sie gern kennengelernt und möchten persönlich mit Ihnen sprechen. Wir melden uns in Kürze, um einen Termin zu finden.\n\nFreundliche Grüße\n${company}`,
    },
    Accepted: {
      subject: (company) => `Gute Nachrichten von ${company}`,
      body: (name, title, company) =>
        `${hello.de(name)}\n\nwir haben uns entschieden: Wir möchten Sie gern für „${title}“ gewinnen. Wir melden uns in Kürze wegen der nächsten Schritte.\n\nFreundliche Grüße\n${company}`,
    },
    Denied: {
      subject: (company) => `Ihre Bewerbung bei ${company}`,
      body: (name, title, company) =>
        `${hello.de(name)}\n\nvielen Dank für die Zeit und die Offenheit, die Sie uns mit Ihrer Bewerbung auf „${title}“ geschenkt haben. Wir haben uns diesmal für andere entschieden. Das sagt nichts über Sie als Mensch, und wir wünschen Ihnen bald den passenden Platz.\n\nFreundliche Grüße\n${company}`,
    },
  },
  fr: {
    Interview: {
      subject: (company) => `${company} souhaite vous rencontrer`,
      body: (name, title, company) =>
        `${hello.fr(name)}\n\nMerci pour votre candidature au poste « ${title} ». Nous avons eu plaisir à faire votre connaissance et aimerions échanger avec vous de vive voix. Nous vous contacterons bientôt pour convenir d’une date.\n\nCordialement\n${company}`,
    },
    Accepted: {
      subject: (company) => `Une bonne nouvelle de ${company}`,
      body: (name, title, company) =>
        `${hello.fr(name)}\n\nNotre décision est prise : nous aimerions vous accueillir pour le poste « ${title} ». Nous vous contacterons bientôt pour la suite.\n\nCordialement\n${company}`,
    },
    Denied: {
      subject: (company) => `Votre candidature chez ${company}`,
      body: (name, title, company) =>
        `${hello.fr(name)}\n\nMerci pour le temps et la sincérité que vous nous avez accordés avec votre candidature au poste « ${title} ». Cette fois, nous avons retenu d’autres personnes. Cela ne dit rien de vous, et nous vous souhaitons de trouver bientôt votre place.\n\nCordialement\n${company}`,
    },
  },
};

/** The standard mail for a status, as subject and editable text. */
export function statusMail(language: Language, status: MailedStatus, who: { firstName: string; title: string; companyName: string }) {
  const texts = statusTexts[language][status];
  return { subject: texts.subject(who.companyName), text: texts.body(who.firstName, who.title, who.companyName) };
}
