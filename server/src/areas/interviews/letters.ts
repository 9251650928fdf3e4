import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { Letter } from '../../platform/mail.ts';
import { writtenDay } from '../../platform/written.ts';

const hello: Record<Language, (name: string) => string> = {
  en: (name) => `Hello ${name},`,
  de: (name) => `Guten Tag ${name},`,
  fr: (name) => `Bonjour ${name},`,
};

interface Sent {
  name: string;
  company: string;
  title: string;
  /** YYYY-MM-DD. */
  replyBy: string | null;
  /** Sent at the deadline, as the person had agreed. */
  byItself: boolean;
  /** Where it stands is seen there. */
  url: string;
}

/** To the candidate, when the answers were sent. */
export function sentLetter(language: Language, { name, company, title, replyBy, byItself, url }: Sent): Letter {
  const day = replyBy && writtenDay(language, replyBy);
  const texts = {
    en: {
      subject: `Your interview for ${title} was sent`,
      body: byItself
        ? `The time for the interview for ${title} is over. As you agreed, ${company} has received the answers you had finished.`
        : `Thank you. ${company} has received your answers for ${title}.`,
      next: day ? `You will hear from them by ${day}.` : 'You will hear from them by mail.',
      label: 'See where it stands',
      note: 'There you can also withdraw your application at any time.',
    },
    de: {
      subject: `Ihr Interview für ${title} wurde gesendet`,
      body: byItself
        ? `die Zeit für das Interview für ${title} ist um. Wie von Ihnen gewünscht, hat ${company} die fertigen Antworten erhalten.`
        : `vielen Dank. ${company} hat Ihre Antworten für ${title} erhalten.`,
      next: day ? `Sie erhalten bis zum ${day} eine Rückmeldung.` : 'Sie erhalten eine Rückmeldung per Mail.',
      label: 'Stand ansehen',
      note: 'Dort können Sie Ihre Bewerbung auch jederzeit zurückziehen.',
    },
    fr: {
      subject: `Votre entretien pour ${title} a été envoyé`,
      body: byItself
        ? `Le délai de l’entretien pour ${title} est écoulé. Comme vous l’aviez accepté, ${company} a reçu les réponses terminées.`
        : `Merci. ${company} a reçu vos réponses pour ${title}.`,
      next: day ? `Vous aurez une réponse d’ici le ${day}.` : 'Vous aurez une réponse par e-mail.',
      label: 'Suivre ma candidature',
      note: 'Vous pouvez aussi y retirer votre candidature à tout moment.',
    },
  }[language];
  return {
    subject: texts.subject,
    paragraphs: [hello[language](name), texts.body, texts.next],
    action: { label: texts.label, url },
    notes: [texts.note],
    sender: company,
  };
}

interface Kept {
  name: string;
  company: string;
  title: string;
  url: string;
}

const kept: Record<Language, (title: string, company: string) => { subject: string; body: string; note: string; label: string }> = {
  en: (title, company) => ({
    subject: `Your recording for ${title} is safe`,
    body: `Your interview with ${company} broke off. What you had recorded is kept. Nothing was sent: you decide whether to use it or to record again.`,
    note: 'A recording that broke off uses none of your attempts.',
    label: 'Continue the interview',
  }),
  de: (title, company) => ({
    subject: `Ihre Aufnahme für ${title} ist gesichert`,
    body: `Ihr Interview mit ${company} wurde unterbrochen. Was Sie aufgenommen hatten, ist gesichert. Es wurde nichts gesendet: Sie entscheiden, ob Sie es verwenden oder neu aufnehmen.`,
    note: 'Eine unterbrochene Aufnahme verbraucht keinen Versuch.',
    label: 'Interview fortsetzen',
  }),
  fr: (title, company) => ({
    subject: `Votre enregistrement pour ${title} est conservé`,
    body: `Votre entretien avec ${company} a été interrompu. Ce que vous aviez enregistré est conservé. Rien n’a été envoyé : vous décidez de l’utiliser ou de recommencer.`,
    note: 'Un enregistrement interrompu ne compte pas comme une tentative.',
    label: 'Reprendre l’entretien',
  }),
};

/** To a candidate who has not come back to a recording. */
export function keptLetter(language: Language, { name, company, title, url }: Kept): Letter {
  const { subject, body, note, label } = kept[language](title, company);
  return { subject, paragraphs: [hello[language](name), body], action: { label, url }, notes: [note], sender: company };
}

interface Decided extends Kept {
  granted: boolean;
  questionNo: number;
}

/** To a candidate who asked for another attempt. */
export function attemptLetter(language: Language, { name, company, title, url, granted, questionNo }: Decided): Letter {
  const texts = {
    en: {
      subject: granted ? `You have another attempt for ${title}` : `About your request for another attempt for ${title}`,
      body: granted
        ? `${company} gives you another attempt at question ${questionNo}.`
        : `${company} cannot give you another attempt at question ${questionNo}. What you have recorded is kept, and you can send it.`,
      label: 'To the interview',
    },
    de: {
      subject: granted ? `Sie haben einen weiteren Versuch für ${title}` : `Zu Ihrer Bitte um einen weiteren Versuch für ${title}`,
      body: granted
        ? `${company} gibt Ihnen einen weiteren Versuch für Frage ${questionNo}.`
        : `${company} kann Ihnen keinen weiteren Versuch für Frage ${questionNo} geben. Ihre Aufnahmen bleiben erhalten und Sie können sie senden.`,
      label: 'Zum Interview',
    },
    fr: {
      subject: granted ? `Vous avez une nouvelle tentative pour ${title}` : `Votre demande de nouvelle tentative pour ${title}`,
      body: granted
        ? `${company} vous accorde une nouvelle tentative pour la question ${questionNo}.`
        : `${company} ne peut pas vous accorder de nouvelle tentative pour la question ${questionNo}. Vos enregistrements sont conservés et vous pouvez les envoyer.`,
      label: 'Aller à l’entretien',
    },
  }[language];
  return { subject: texts.subject, paragraphs: [hello[language](name), texts.body], action: { label: texts.label, url }, sender: company };
}
