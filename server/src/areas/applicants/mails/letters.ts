import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { Letter } from '../../../platform/mail.ts';
import { writtenDay } from '../../../platform/written.ts';

type Texts<T> = Record<Language, T>;

const hello: Texts<(name: string) => string> = {
  en: (name) => (name ? `Hello ${name},` : 'Hello,'),
  de: (name) => (name ? `Guten Tag ${name},` : 'Guten Tag,'),
  fr: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
};

interface Invited {
  language: Language;
  name: string;
  companyName: string;
  title: string;
  message: string;
  deadline: string | null;
  url: string;
  cancelUrl: string;
}

const invitation: Texts<{
  subject: (i: Invited) => string;
  body: (i: Invited) => string;
  until: (day: string) => string;
  label: string;
  calm: string;
  cancel: string;
}> = {
  en: {
    subject: (i) => `${i.companyName} invites you to a video interview: ${i.title}`,
    body: (i) =>
      `${i.companyName} would like to get to know you for the position “${i.title}”. You answer a few questions by video, when and where it suits you.`,
    until: (day) => `Please take part by ${day}.`,
    label: 'To the interview',
    calm: 'You can check your camera and practise first. Answering by audio or text is possible too.',
    cancel: 'You do not want to take part? Cancel here:',
  },
  de: {
    subject: (i) => `${i.companyName} lädt Sie zum Videointerview ein: ${i.title}`,
    body: (i) =>
      `${i.companyName} möchte Sie für die Stelle „${i.title}“ kennenlernen. Sie beantworten einige Fragen per Video, wann und wo es Ihnen passt.`,
    until: (day) => `Bitte nehmen Sie bis zum ${day} teil.`,
    label: 'Zum Interview',
    calm: 'Sie können vorher Ihre Kamera prüfen und üben. Auch Antworten als Audio oder Text sind möglich.',
    cancel: 'Sie möchten nicht teilnehmen? Hier sagen Sie ab:',
  },
  fr: {
    subject: (i) => `${i.companyName} vous invite à un entretien vidéo : ${i.title}`,
    body: (i) =>
      `${i.companyName} souhaite faire votre connaissance pour le poste « ${i.title} ». Vous répondez à quelques questions en vidéo, quand et où vous le souhaitez.`,
    until: (day) => `Merci de participer avant le ${day} inclus.`,
    label: 'Aller à l’entretien',
    calm: 'Vous pouvez d’abord vérifier votre caméra et vous exercer. Il est aussi possible de répondre en audio ou par écrit.',
    cancel: 'Vous ne souhaitez pas participer ? Déclinez ici :',
  },
};

export function invitationLetter(i: Invited): Letter {
  const texts = invitation[i.language];
  const until = i.deadline ? [texts.until(writtenDay(i.language, i.deadline))] : [];
  const own = i.message ? [i.message] : [];
  return {
    subject: texts.subject(i),
    sender: i.companyName,
    paragraphs: [hello[i.language](i.name), ...own, texts.body(i), ...until],
    action: { label: texts.label, url: i.url },
    notes: [texts.calm, `${texts.cancel} ${i.cancelUrl}`],
  };
}

const reminder: Texts<{ subject: (i: Invited) => string; body: (i: Invited) => string }> = {
  en: {
    subject: (i) => `A reminder: your video interview with ${i.companyName}`,
    body: (i) => `Your video interview for the position “${i.title}” is open until ${i.deadline ? writtenDay('en', i.deadline) : 'soon'}.`,
  },
  de: {
    subject: (i) => `Zur Erinnerung: Ihr Videointerview bei ${i.companyName}`,
    body: (i) =>
      `Ihr Videointerview für die Stelle „${i.title}“ ist noch bis zum ${i.deadline ? writtenDay('de', i.deadline) : ''} möglich.`,
  },
  fr: {
    subject: (i) => `Rappel : votre entretien vidéo avec ${i.companyName}`,
    body: (i) =>
      `Votre entretien vidéo pour le poste « ${i.title} » est ouvert jusqu’au ${i.deadline ? writtenDay('fr', i.deadline) : ''} inclus.`,
  },
};

export function reminderLetter(i: Invited): Letter {
  const texts = reminder[i.language];
  return {
    subject: texts.subject(i),
    sender: i.companyName,
    paragraphs: [hello[i.language](i.name), texts.body(i)],
    action: { label: invitation[i.language].label, url: i.url },
    notes: [`${invitation[i.language].cancel} ${i.cancelUrl}`],
  };
}

/** Every letter about an application leads to where it stands. */
export const seeApplication: Texts<string> = {
  en: 'See your application',
  de: 'Bewerbung ansehen',
  fr: 'Voir ma candidature',
};
export const seeNote: Texts<string> = {
  en: 'There you also see where it stands, and you can withdraw it at any time.',
  de: 'Dort sehen Sie auch den Stand und können die Bewerbung jederzeit zurückziehen.',
  fr: 'Vous y voyez aussi où elle en est et pouvez la retirer à tout moment.',
};

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
