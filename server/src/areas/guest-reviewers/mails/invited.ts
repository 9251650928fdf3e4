import { reviewDays } from '@vitrine/contract/guest-reviewers/inviting.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Letter } from '../../../platform/mail/letter.ts';
import { fill, inLanguages } from '../../../platform/texts.ts';

const texts = inLanguages({
  en: {
    subject: '{company} asks for your opinion: {title}',
    body: '{by} of {company} asks you to watch and judge the applicants for “{title}”. You need no account: the link and a code that we mail to this address let you in.',
    label: 'To the review',
    note: 'You may come back for {days} days. What you see is confidential; the link opens nothing without your mailbox.',
  },
  de: {
    subject: '{company} bittet um Ihr Urteil: {title}',
    body: '{by} von {company} bittet Sie, die Bewerbungen auf „{title}“ anzusehen und zu beurteilen. Ein Konto brauchen Sie nicht: Der Link und ein Code, den wir an diese Adresse senden, lassen Sie ein.',
    label: 'Zur Beurteilung',
    note: 'Sie können {days} Tage lang wiederkommen. Was Sie sehen, ist vertraulich; ohne Ihr Postfach öffnet der Link nichts.',
  },
  fr: {
    subject: '{company} vous demande votre avis : {title}',
    body: '{by}, de {company}, vous demande de regarder et d’évaluer les candidatures pour « {title} ». Aucun compte n’est nécessaire : le lien et un code que nous envoyons à cette adresse vous donnent accès.',
    label: 'Passer à l’évaluation',
    note: 'Vous pouvez revenir pendant {days} jours. Ce que vous voyez est confidentiel ; sans votre messagerie, le lien n’ouvre rien.',
  },
});

interface Invited {
  name: string;
  by: string;
  company: string;
  title: string;
  url: string;
}

/** Asks somebody outside to judge the applicants of one job. */
export function invitedLetter(language: Language, { name, by, company, title, url }: Invited): Letter {
  const { subject, body, label, note } = texts[language];
  return {
    subject: fill(subject, { company, title }),
    paragraphs: [greeting(language, name), fill(body, { by, company, title })],
    action: { label, url },
    notes: [fill(note, { days: reviewDays })],
  };
}
