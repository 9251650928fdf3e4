import type { Language } from '@vitrine/contract/vocabulary.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { fill, inLanguages } from '../../../platform/texts.ts';

import { writtenDay } from '../../../platform/written.ts';

const texts = inLanguages({
  en: {
    subject: 'Your interview for {title} was sent',
    body: 'Thank you. {company} has received your answers for {title}.',
    byItself: 'The time for the interview for {title} is over. As you agreed, {company} has received the answers you had finished.',
    replyBy: 'You will hear from them by {day}.',
    reply: 'You will hear from them by mail.',
    label: 'See where it stands',
    note: 'There you can also withdraw your application at any time.',
  },
  de: {
    subject: 'Ihr Interview für {title} wurde gesendet',
    body: 'vielen Dank. {company} hat Ihre Antworten für {title} erhalten.',
    byItself: 'die Zeit für das Interview für {title} ist um. Wie von Ihnen gewünscht, hat {company} die fertigen Antworten erhalten.',
    replyBy: 'Sie erhalten bis zum {day} eine Rückmeldung.',
    reply: 'Sie erhalten eine Rückmeldung per Mail.',
    label: 'Stand ansehen',
    note: 'Dort können Sie Ihre Bewerbung auch jederzeit zurückziehen.',
  },
  fr: {
    subject: 'Votre entretien pour {title} a été envoyé',
    body: 'Merci. {company} a reçu vos réponses pour {title}.',
    byItself: 'Le délai de l’entretien pour {title} est écoulé. Comme vous l’aviez accepté, {company} a reçu les réponses terminées.',
    replyBy: 'Vous aurez un retour d’ici le {day}.',
    reply: 'Vous aurez un retour par e-mail.',
    label: 'Suivre ma candidature',
    note: 'Vous pouvez aussi y retirer votre candidature à tout moment.',
  },
});

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
  const own = texts[language];
  return {
    subject: fill(own.subject, { title }),
    paragraphs: [
      greeting(language, name),
      fill(byItself ? own.byItself : own.body, { company, title }),
      replyBy ? fill(own.replyBy, { day: writtenDay(language, replyBy) }) : own.reply,
    ],
    action: { label: own.label, url },
    notes: [own.note],
    sender: company,
  };
}
