import type { Language } from '@vitrine/contract/vocabulary.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { fill, inLanguages } from '../../../platform/texts.ts';

const texts = inLanguages({
  en: {
    subject: 'A program now acts for you at {company}',
    body: '{maker} has made the key “{name}”, with which a program of {company} works in your name. It sees no more than you do, and what it does with people’s data is noted in the activity log with the name of the key. It cannot sign in, read mails or chats, or buy anything. If you do not want this, please tell {maker}, who can revoke the key at any time.',
  },
  de: {
    subject: 'Bei {company} handelt jetzt ein Programm für Sie',
    body: '{maker} hat den Schlüssel „{name}“ angelegt, mit dem ein Programm von {company} in Ihrem Namen arbeitet. Es sieht nicht mehr als Sie, und was es mit Daten von Menschen tut, steht mit dem Namen des Schlüssels im Protokoll. Es kann sich nicht anmelden, keine E-Mails oder Chats lesen und nichts kaufen. Wenn Sie das nicht möchten, sagen Sie es bitte {maker}: Der Schlüssel kann jederzeit widerrufen werden.',
  },
  fr: {
    subject: 'Un programme agit désormais pour vous chez {company}',
    body: '{maker} a créé la clé « {name} », avec laquelle un programme de {company} travaille en votre nom. Il ne voit rien de plus que vous, et ce qu’il fait avec les données de personnes figure au journal avec le nom de la clé. Il ne peut ni se connecter, ni lire d’e-mails ou de discussions, ni rien acheter. Si vous ne le souhaitez pas, merci de le dire à {maker}, qui peut révoquer la clé à tout moment.',
  },
});

interface Made {
  firstName: string;
  /** Who made the key. */
  maker: string;
  company: string;
  /** Of the key. */
  name: string;
}

/** To somebody for whom a key acts that a colleague made. */
export function keyLetter(language: Language, { firstName, ...made }: Made): Letter {
  const { subject, body } = texts[language];
  return { subject: fill(subject, { company: made.company }), paragraphs: [greeting(language, firstName), fill(body, made)] };
}
