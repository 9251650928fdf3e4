import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { Letter } from '../../../platform/mail.ts';
import { writtenDay } from '../../../platform/written.ts';

export interface AskedAbout {
  firstName: string;
  company: string;
  kind: 'applicants' | 'showroom';
  /** The job, or empty. */
  title: string;
  /** The one address the link is made for, or empty. */
  viewer: string;
  answers: number;
  documents: number;
  contact: boolean;
  url: string;
}

const listed = (language: Language, parts: (string | false)[]) =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(parts.filter((one) => one !== false));

/** To somebody a company wants to show to people outside: what of them, to whom, and the page to agree or decline on. */
export function askedLetter(language: Language, about: AskedAbout): Letter {
  const { firstName, company, title, viewer, answers, documents, contact, url } = about;
  const texts = {
    en: {
      subject: `${company} would like to show you to somebody`,
      hello: `Hello ${firstName},`,
      body: `${company} would like to show you to ${viewer || 'people outside the company'}${title ? ` for the job “${title}”` : ''}. To be seen: ${listed('en', ['your profile', answers > 0 && `${answers} of your answers`, documents > 0 && `${documents} of your documents`, contact && 'how to get in touch with you'])}.`,
      rule: 'Nobody outside sees you before you agree. You can take it back at any time, and it ends at once.',
      label: 'See and decide',
    },
    de: {
      subject: `${company} möchte Sie jemandem vorstellen`,
      hello: `Guten Tag ${firstName},`,
      body: `${company} möchte Sie ${viewer || 'Personen außerhalb des Unternehmens'}${title ? ` für die Stelle „${title}“` : ''} vorstellen. Zu sehen wären: ${listed('de', ['Ihr Profil', answers > 0 && `${answers} Ihrer Antworten`, documents > 0 && `${documents} Ihrer Dokumente`, contact && 'Ihre Kontaktdaten'])}.`,
      rule: 'Niemand außerhalb sieht Sie, bevor Sie zustimmen. Sie können die Zustimmung jederzeit zurücknehmen, dann endet es sofort.',
      label: 'Ansehen und entscheiden',
    },
    fr: {
      subject: `${company} souhaite vous présenter à quelqu’un`,
      hello: `Bonjour ${firstName},`,
      body: `${company} souhaite vous présenter à ${viewer || 'des personnes extérieures à l’entreprise'}${title ? ` pour le poste « ${title} »` : ''}. Seraient visibles : ${listed('fr', ['votre profil', answers > 0 && `${answers} de vos réponses`, documents > 0 && `${documents} de vos documents`, contact && 'vos coordonnées'])}.`,
      rule: 'Personne à l’extérieur ne vous voit avant votre accord. Vous pouvez le retirer à tout moment, avec effet immédiat.',
      label: 'Voir et décider',
    },
  }[language];
  return {
    subject: texts.subject,
    paragraphs: [texts.hello, texts.body, texts.rule],
    action: { label: texts.label, url },
    sender: company,
  };
}

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
  const day = writtenDay(language, until);
  const texts = {
    en: {
      subject: `${company} shows you candidates`,
      hello: 'Hello,',
      body: `${company} has put candidates together for you.`,
      label: 'See the candidates',
      note: `The link is for you alone and good until ${day}. Each candidate has agreed to be shown; please treat what you see as confidential.`,
      password: 'The page asks for a password. You get it from the company, another way.',
    },
    de: {
      subject: `${company} stellt Ihnen Personen vor`,
      hello: 'Guten Tag,',
      body: `${company} hat Kandidatinnen und Kandidaten für Sie zusammengestellt.`,
      label: 'Kandidaten ansehen',
      note: `Der Link ist nur für Sie bestimmt und gilt bis zum ${day}. Alle gezeigten Personen haben zugestimmt; bitte behandeln Sie das Gezeigte vertraulich.`,
      password: 'Die Seite fragt nach einem Passwort. Sie erhalten es vom Unternehmen auf anderem Weg.',
    },
    fr: {
      subject: `${company} vous présente des candidats`,
      hello: 'Bonjour,',
      body: `${company} a réuni des candidats pour vous.`,
      label: 'Voir les candidats',
      note: `Le lien vous est réservé et reste valable jusqu’au ${day}. Toutes les personnes montrées ont donné leur accord ; merci de traiter ces informations en confidence.`,
      password: 'La page demande un mot de passe. L’entreprise vous le donne par un autre moyen.',
    },
  }[language];
  return {
    subject: texts.subject,
    paragraphs: [texts.hello, texts.body, ...(message ? [message] : []), ...(password ? [texts.password] : [])],
    action: { label: texts.label, url },
    notes: [texts.note],
    sender: company,
  };
}
