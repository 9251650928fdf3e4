import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { fill, inLanguages } from '../../../platform/texts.ts';
import { locales } from '../../../platform/written.ts';

const texts = inLanguages({
  en: {
    subject: 'Your withdrawal was received: order {number}',
    body: 'We have received this declaration on {day} at {time} (UTC: {utc}):',
    words: '“I, {name}, withdraw from the contract of order {number}. My address for the answer is {email}.”',
    after:
      'If the months of your closeup have not begun yet, they are not given, and what you paid goes back the way it came within 14 days. Otherwise whoever runs this Vitrine answers you.',
    notice: 'A buyer withdraws: order {number}',
    noticeBody: 'This declaration came on {day} at {time}. What was not begun is given back by itself; please answer all the others.',
  },
  de: {
    subject: 'Ihr Widerruf ist eingegangen: Bestellung {number}',
    body: 'Diese Erklärung ist am {day} um {time} bei uns eingegangen (UTC: {utc}):',
    words: '„Ich, {name}, widerrufe den Vertrag der Bestellung {number}. Meine Adresse für die Antwort ist {email}.“',
    after:
      'Haben die Monate Ihres Closeups noch nicht begonnen, werden sie nicht gegeben, und was Sie gezahlt haben, geht innerhalb von 14 Tagen auf demselben Weg zurück. Sonst antwortet Ihnen der Betreiber dieser Installation.',
    notice: 'Jemand widerruft: Bestellung {number}',
    noticeBody:
      'Diese Erklärung kam am {day} um {time}. Was nicht begonnen hat, wird von selbst erstattet; bitte antworten Sie auf alle anderen.',
  },
  fr: {
    subject: 'Votre rétractation est reçue : commande {number}',
    body: 'Nous avons reçu cette déclaration le {day} à {time} (UTC : {utc}) :',
    words: '« Je soussigné(e) {name} me rétracte du contrat de la commande {number}. Mon adresse pour la réponse est {email}. »',
    after:
      'Si les mois de votre closeup n’ont pas encore commencé, ils ne sont pas donnés, et ce que vous avez payé vous revient par la même voie dans les 14 jours. Sinon, l’exploitant de cette installation vous répond.',
    notice: 'Une rétractation : commande {number}',
    noticeBody:
      'Cette déclaration est arrivée le {day} à {time}. Ce qui n’a pas commencé est remboursé automatiquement ; veuillez répondre aux autres.',
  },
});

export interface Declared {
  name: string;
  number: string;
  email: string;
  receivedAt: string;
}

/** When it came, on the clock of the operator and in UTC. */
function moment(language: Language, at: string) {
  const said = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locales[language], options).format(new Date(at));
  const timeZone = 'Europe/Berlin';
  return {
    day: said({ dateStyle: 'long', timeZone }),
    time: said({ timeStyle: 'long', timeZone }),
    utc: said({ dateStyle: 'short', timeStyle: 'medium', timeZone: 'UTC' }),
  };
}

/** To whoever declared it: what was declared, and when it came. */
export function receiptLetter(language: Language, declared: Declared): Letter {
  const t = texts[language];
  return {
    subject: fill(t.subject, { number: declared.number }),
    paragraphs: [fill(t.body, moment(language, declared.receivedAt)), fill(t.words, declared), t.after],
  };
}

/** To administrators. */
export function noticeLetter(language: Language, declared: Declared): Letter {
  const t = texts[language];
  const { day, time } = moment(language, declared.receivedAt);
  return {
    subject: fill(t.notice, { number: declared.number }),
    paragraphs: [fill(t.noticeBody, { day, time }), fill(t.words, declared)],
  };
}
