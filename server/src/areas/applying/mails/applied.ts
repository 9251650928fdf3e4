import type { Language } from '@vitrine/contract/vocabulary.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { fill, inLanguages } from '../../../platform/texts.ts';

import { writtenDay } from '../../../platform/written.ts';
import { applicationTexts } from '../texts.ts';

const texts = inLanguages({
  en: {
    subject: 'Your application for {title} has arrived',
    body: 'Thank you. {company} has received your application for “{title}”.',
    replyBy: 'You will hear from them by {day}.',
    reply: 'You will hear from them by mail.',
    interview: 'A short video interview belongs to this job. Take it when it suits you: it goes with the same application.',
  },
  de: {
    subject: 'Ihre Bewerbung für {title} ist angekommen',
    body: 'vielen Dank. {company} hat Ihre Bewerbung für „{title}“ erhalten.',
    replyBy: 'Sie erhalten bis zum {day} eine Rückmeldung.',
    reply: 'Sie erhalten eine Rückmeldung per Mail.',
    interview: 'Zu dieser Stelle gehört ein kurzes Videointerview. Nehmen Sie es auf, wann es Ihnen passt: Es gehört zur selben Bewerbung.',
  },
  fr: {
    subject: 'Votre candidature pour {title} est arrivée',
    body: 'Merci. {company} a reçu votre candidature pour « {title} ».',
    replyBy: 'Vous aurez un retour d’ici le {day}.',
    reply: 'Vous aurez un retour par e-mail.',
    interview: 'Un court entretien vidéo fait partie de ce poste. Faites-le quand vous voulez : il rejoint la même candidature.',
  },
});

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
  const own = texts[language];
  return {
    subject: fill(own.subject, { title }),
    paragraphs: [
      greeting(language, name),
      fill(own.body, { company, title }),
      replyBy ? fill(own.replyBy, { day: writtenDay(language, replyBy) }) : own.reply,
      ...(interview ? [own.interview] : []),
    ],
    action: { label: applicationTexts[language].see, url },
    notes: [applicationTexts[language].seeNote],
    sender: company,
  };
}
