import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { Letter } from '../../../platform/mail.ts';
import { writtenDay } from '../../../platform/written.ts';
import { seeApplication, seeNote } from './way-to-application.ts';

interface Applied {
  name: string;
  company: string;
  title: string;
  /** YYYY-MM-DD. */
  replyBy: string | null;
  url: string;
  /** A video interview belongs to the job and is open. */
  interview: boolean;
}

/** To the candidate, when an application was sent. */
export function appliedLetter(language: Language, { name, company, title, replyBy, url, interview }: Applied): Letter {
  const day = replyBy && writtenDay(language, replyBy);
  const texts = {
    en: {
      hello: `Hello ${name},`,
      subject: `Your application for ${title} has arrived`,
      body: `Thank you. ${company} has received your application for “${title}”.`,
      next: day ? `You will hear from them by ${day}.` : 'You will hear from them by mail.',
      interview: 'A short video interview belongs to this job. Take it when it suits you: it goes with the same application.',
    },
    de: {
      hello: `Guten Tag ${name},`,
      subject: `Ihre Bewerbung für ${title} ist angekommen`,
      body: `vielen Dank. ${company} hat Ihre Bewerbung für „${title}“ erhalten.`,
      next: day ? `Sie erhalten bis zum ${day} eine Rückmeldung.` : 'Sie erhalten eine Rückmeldung per Mail.',
      interview:
        'Zu dieser Stelle gehört ein kurzes Videointerview. Nehmen Sie es auf, wann es Ihnen passt: Es gehört zur selben Bewerbung.',
    },
    fr: {
      hello: `Bonjour ${name},`,
      subject: `Votre candidature pour ${title} est arrivée`,
      body: `Merci. ${company} a reçu votre candidature pour « ${title} ».`,
      next: day ? `Vous aurez une réponse d’ici le ${day}.` : 'Vous aurez une réponse par e-mail.',
      interview: 'Un court entretien vidéo fait partie de ce poste. Faites-le quand vous voulez : il rejoint la même candidature.',
    },
  }[language];
  return {
    subject: texts.subject,
    paragraphs: [texts.hello, texts.body, texts.next, ...(interview ? [texts.interview] : [])],
    action: { label: seeApplication[language], url },
    notes: [seeNote[language]],
    sender: company,
  };
}
