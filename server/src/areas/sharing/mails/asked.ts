import type { Language } from '@vitrine/contract/vocabulary.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { fill, inLanguages } from '../../../platform/texts.ts';

import { locales } from '../../../platform/written.ts';

const texts = inLanguages({
  en: {
    subject: '{company} would like to show you to somebody',
    body: '{company} would like to show you to {viewer}. To be seen: {parts}.',
    bodyForJob: '{company} would like to show you to {viewer} for the job “{title}”. To be seen: {parts}.',
    outside: 'people outside the company',
    profile: 'your profile',
    answers: '{count} of your answers',
    documents: '{count} of your documents',
    contact: 'how to get in touch with you',
    rule: 'Nobody outside sees you before you agree. You can take it back at any time, and it ends at once.',
    label: 'See and decide',
  },
  de: {
    subject: '{company} möchte Sie jemandem vorstellen',
    body: '{company} möchte Sie {viewer} vorstellen. Zu sehen wären: {parts}.',
    bodyForJob: '{company} möchte Sie {viewer} für die Stelle „{title}“ vorstellen. Zu sehen wären: {parts}.',
    outside: 'Personen außerhalb des Unternehmens',
    profile: 'Ihr Profil',
    answers: '{count} Ihrer Antworten',
    documents: '{count} Ihrer Dokumente',
    contact: 'Ihre Kontaktdaten',
    rule: 'Niemand außerhalb sieht Sie, bevor Sie zustimmen. Sie können die Zustimmung jederzeit zurücknehmen, dann endet es sofort.',
    label: 'Ansehen und entscheiden',
  },
  fr: {
    subject: '{company} souhaite vous présenter à quelqu’un',
    body: '{company} souhaite vous présenter à {viewer}. Seraient visibles : {parts}.',
    bodyForJob: '{company} souhaite vous présenter à {viewer} pour le poste « {title} ». Seraient visibles : {parts}.',
    outside: 'des personnes extérieures à l’entreprise',
    profile: 'votre profil',
    answers: '{count} de vos réponses',
    documents: '{count} de vos documents',
    contact: 'vos coordonnées',
    rule: 'Personne à l’extérieur ne vous voit avant votre accord. Vous pouvez le retirer à tout moment, avec effet immédiat.',
    label: 'Voir et décider',
  },
});

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

/** What would be seen, in one sentence. */
function partsIn(language: Language, { answers, documents, contact }: AskedAbout) {
  const own = texts[language];
  const parts = [
    own.profile,
    ...(answers > 0 ? [fill(own.answers, { count: answers })] : []),
    ...(documents > 0 ? [fill(own.documents, { count: documents })] : []),
    ...(contact ? [own.contact] : []),
  ];
  return new Intl.ListFormat(locales[language], { type: 'conjunction' }).format(parts);
}

/** To somebody a company wants to show to people outside: what of them, to whom, and the page to agree or decline on. */
export function askedLetter(language: Language, about: AskedAbout): Letter {
  const { firstName, company, title, url } = about;
  const own = texts[language];
  const facts = { company, viewer: about.viewer || own.outside, parts: partsIn(language, about) };
  return {
    subject: fill(own.subject, { company }),
    paragraphs: [greeting(language, firstName), title ? fill(own.bodyForJob, { ...facts, title }) : fill(own.body, facts), own.rule],
    action: { label: own.label, url },
    sender: company,
  };
}
