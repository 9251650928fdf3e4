import { reviewDays } from '@vitrine/contract/guest-reviewers/inviting.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { Letter } from '../../../platform/letter.ts';

interface Invited {
  name: string;
  by: string;
  company: string;
  title: string;
  url: string;
}

const invited: Record<Language, (of: Invited) => { subject: string; paragraphs: string[]; label: string; note: string }> = {
  en: ({ name, by, company, title }) => ({
    subject: `${company} asks for your opinion: ${title}`,
    paragraphs: [
      `Hello ${name},`,
      `${by} of ${company} asks you to watch and judge the applicants for “${title}”. You need no account: the link and a code that we mail to this address let you in.`,
    ],
    label: 'To the review',
    note: `You may come back for ${reviewDays} days. What you see is confidential; the link opens nothing without your mailbox.`,
  }),
  de: ({ name, by, company, title }) => ({
    subject: `${company} bittet um Ihr Urteil: ${title}`,
    paragraphs: [
      `Guten Tag ${name},`,
      `${by} von ${company} bittet Sie, die Bewerbungen auf „${title}“ anzusehen und zu beurteilen. Ein Konto brauchen Sie nicht: Der Link und ein Code, den wir an diese Adresse senden, lassen Sie ein.`,
    ],
    label: 'Zur Beurteilung',
    note: `Sie können ${reviewDays} Tage lang wiederkommen. Was Sie sehen, ist vertraulich; ohne Ihr Postfach öffnet der Link nichts.`,
  }),
  fr: ({ name, by, company, title }) => ({
    subject: `${company} vous demande votre avis : ${title}`,
    paragraphs: [
      `Bonjour ${name},`,
      `${by}, de ${company}, vous demande de regarder et d’évaluer les candidatures pour « ${title} ». Aucun compte n’est nécessaire : le lien et un code que nous envoyons à cette adresse vous donnent accès.`,
    ],
    label: 'Vers l’évaluation',
    note: `Vous pouvez revenir pendant ${reviewDays} jours. Ce que vous voyez est confidentiel ; sans votre messagerie, le lien n’ouvre rien.`,
  }),
};

/** Asks somebody outside to judge the applicants of one job. */
export function invitedLetter(language: Language, of: Invited): Letter {
  const { subject, paragraphs, label, note } = invited[language](of);
  return { subject, paragraphs, action: { label, url: of.url }, notes: [note] };
}

interface Code {
  name: string;
  title: string;
  code: string;
}

const coded: Record<Language, (of: Code) => { subject: string; paragraphs: string[]; note: string }> = {
  en: ({ name, title, code }) => ({
    subject: `Your code: ${code}`,
    paragraphs: [`Hello ${name},`, `Your code for the review of “${title}” is ${code}.`],
    note: 'It is good for ten minutes and for one device. If you did not ask for it, somebody else has your link; the code keeps them out.',
  }),
  de: ({ name, title, code }) => ({
    subject: `Ihr Code: ${code}`,
    paragraphs: [`Guten Tag ${name},`, `Ihr Code für die Beurteilung von „${title}“ lautet ${code}.`],
    note: 'Er gilt zehn Minuten und für ein Gerät. Haben Sie ihn nicht angefordert, hat jemand anderes Ihren Link; ohne den Code kommt niemand hinein.',
  }),
  fr: ({ name, title, code }) => ({
    subject: `Votre code : ${code}`,
    paragraphs: [`Bonjour ${name},`, `Votre code pour l’évaluation de « ${title} » est ${code}.`],
    note: 'Il est valable dix minutes et pour un appareil. Si vous ne l’avez pas demandé, quelqu’un d’autre a votre lien ; sans le code, personne n’entre.',
  }),
};

/** The code that lets a guest reviewer in. */
export function codeLetter(language: Language, of: Code): Letter {
  const { subject, paragraphs, note } = coded[language](of);
  return { subject, paragraphs, notes: [note] };
}
