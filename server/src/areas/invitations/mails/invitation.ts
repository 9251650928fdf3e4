import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { Letter } from '../../../platform/mail.ts';
import { hello } from '../../../platform/mail-words.ts';
import { writtenDay } from '../../../platform/written.ts';

type Texts<T> = Record<Language, T>;

export interface Invited {
  language: Language;
  name: string;
  companyName: string;
  title: string;
  message: string;
  deadline: string | null;
  url: string;
  cancelUrl: string;
}

export const invitationTexts: Texts<{
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
  const texts = invitationTexts[i.language];
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
