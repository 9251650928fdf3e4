import type { Language } from '@vitrine/contract/vocabulary.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { fill, inLanguages } from '../../../platform/texts.ts';

import { writtenDay } from '../../../platform/written.ts';

const texts = inLanguages({
  en: {
    subject: '{company} invites you to a video interview: {title}',
    body: '{company} would like to get to know you for the position “{title}”. You answer a few questions by video, when and where it suits you.',
    until: 'Please take part by {day}.',
    label: 'To the interview',
    calm: 'You can check your camera and practise first. Answering by audio or text is possible too.',
    cancel: 'You do not want to take part? Cancel here: {url}',
  },
  de: {
    subject: '{company} lädt Sie zum Videointerview ein: {title}',
    body: '{company} möchte Sie für die Stelle „{title}“ kennenlernen. Sie beantworten einige Fragen per Video, wann und wo es Ihnen passt.',
    until: 'Bitte nehmen Sie bis zum {day} teil.',
    label: 'Zum Interview',
    calm: 'Sie können vorher Ihre Kamera prüfen und üben. Auch Antworten als Audio oder Text sind möglich.',
    cancel: 'Sie möchten nicht teilnehmen? Hier sagen Sie ab: {url}',
  },
  fr: {
    subject: '{company} vous invite à un entretien vidéo : {title}',
    body: '{company} souhaite faire votre connaissance pour le poste « {title} ». Vous répondez à quelques questions en vidéo, quand et où vous le souhaitez.',
    until: 'Merci de participer avant le {day} inclus.',
    label: 'Aller à l’entretien',
    calm: 'Vous pouvez d’abord vérifier votre caméra et vous exercer. Il est aussi possible de répondre en audio ou par écrit.',
    cancel: 'Vous ne souhaitez pas participer ? Déclinez ici : {url}',
  },
});

interface Invited {
  name: string;
  companyName: string;
  title: string;
  message: string;
  /** YYYY-MM-DD. */
  deadline: string | null;
  url: string;
  cancelUrl: string;
}

/** To somebody a company invites to a video interview. */
export function invitationLetter(
  language: Language,
  { name, companyName: company, title, message, deadline, url, cancelUrl }: Invited,
): Letter {
  const { subject, body, until, label, calm, cancel } = texts[language];
  return {
    subject: fill(subject, { company, title }),
    sender: company,
    paragraphs: [
      greeting(language, name),
      ...(message ? [message] : []),
      fill(body, { company, title }),
      ...(deadline ? [fill(until, { day: writtenDay(language, deadline) })] : []),
    ],
    action: { label, url },
    notes: [calm, fill(cancel, { url: cancelUrl })],
  };
}
