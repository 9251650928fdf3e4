import type { Language } from '@vitrine/contract/vocabulary.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { fill, inLanguages } from '../../../platform/texts.ts';

import { writtenDay } from '../../../platform/written.ts';

const texts = inLanguages({
  en: {
    subject: '{company} invites you to a video interview: {title}',
    body: '{sender} of {company} would like to get to know you for the position “{title}”. You answer by video, when and where it suits you.',
    bodyOfCompany: '{company} would like to get to know you for the position “{title}”. You answer by video, when and where it suits you.',
    facts: '{questions} questions, about {minutes} minutes',
    factsOne: 'One question, about {minutes} minutes',
    until: 'Please take part by {day}.',
    label: 'To the interview',
    calm: 'You can check your camera and practise first. Answering by audio or text is possible too.',
    cancel: 'You do not want to take part? Cancel here: {url}',
  },
  de: {
    subject: '{company} lädt Sie zum Videointerview ein: {title}',
    body: '{sender} von {company} möchte Sie für die Stelle „{title}“ kennenlernen. Sie antworten per Video, wann und wo es Ihnen passt.',
    bodyOfCompany: '{company} möchte Sie für die Stelle „{title}“ kennenlernen. Sie antworten per Video, wann und wo es Ihnen passt.',
    facts: '{questions} Fragen, etwa {minutes} Minuten',
    factsOne: 'Eine Frage, etwa {minutes} Minuten',
    until: 'Bitte nehmen Sie bis zum {day} teil.',
    label: 'Zum Interview',
    calm: 'Sie können vorher Ihre Kamera prüfen und üben. Auch Antworten als Audio oder Text sind möglich.',
    cancel: 'Sie möchten nicht teilnehmen? Hier sagen Sie ab: {url}',
  },
  fr: {
    subject: '{company} vous invite à un entretien vidéo : {title}',
    body: '{sender}, de {company}, souhaite faire votre connaissance pour le poste « {title} ». Vous répondez en vidéo, quand et où vous le souhaitez.',
    bodyOfCompany:
      '{company} souhaite faire votre connaissance pour le poste « {title} ». Vous répondez en vidéo, quand et où vous le souhaitez.',
    facts: '{questions} questions, environ {minutes} minutes',
    factsOne: 'Une question, environ {minutes} minutes',
    until: 'Merci de participer au plus tard le {day}.',
    label: 'Aller à l’entretien',
    calm: 'Vous pouvez d’abord vérifier votre caméra et vous exercer. Il est aussi possible de répondre en audio ou par écrit.',
    cancel: 'Vous ne souhaitez pas participer ? Déclinez ici : {url}',
  },
});

interface Invited {
  name: string;
  /** Who invites, by name; the company where nobody does. */
  sender: string;
  companyName: string;
  title: string;
  message: string;
  questions: number;
  minutes: number;
  /** YYYY-MM-DD. */
  deadline: string | null;
  url: string;
  cancelUrl: string;
}

/** To somebody a company invites to a video interview. */
export function invitationLetter(
  language: Language,
  { name, sender, companyName: company, title, message, questions, minutes, deadline, url, cancelUrl }: Invited,
): Letter {
  const { subject, body, bodyOfCompany, facts, factsOne, until, label, calm, cancel } = texts[language];
  const measure = fill(questions === 1 ? factsOne : facts, { questions, minutes });
  const asks = sender ? fill(body, { sender, company, title }) : fill(bodyOfCompany, { company, title });
  return {
    subject: fill(subject, { company, title }),
    sender: company,
    paragraphs: [
      greeting(language, name),
      ...(message ? [message] : []),
      asks,
      [`${measure}.`, ...(deadline ? [fill(until, { day: writtenDay(language, deadline) })] : [])].join(' '),
    ],
    action: { label, url },
    notes: [calm, fill(cancel, { url: cancelUrl })],
  };
}
