import type { Language } from '@vitrine/contract/vocabulary.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { fill, inLanguages } from '../../../platform/texts.ts';

const texts = inLanguages({
  en: {
    subject: 'Your e-mail address is to change',
    body: 'Somebody signed in to your account asked to use {email} with Vitrine from now on. It counts once it is confirmed there.',
    notYou: 'If that was not you, change your password now: that ends the request, and signs everybody else out.',
  },
  de: {
    subject: 'Ihre E-Mail-Adresse soll geändert werden',
    body: 'Jemand, der in Ihrem Konto angemeldet ist, möchte bei Vitrine künftig {email} verwenden. Das gilt, sobald es dort bestätigt ist.',
    notYou: 'Falls Sie das nicht waren, ändern Sie jetzt Ihr Passwort: Das beendet die Anfrage und meldet alle anderen ab.',
  },
  fr: {
    subject: 'Votre adresse e-mail va changer',
    body: 'Une personne connectée à votre compte souhaite désormais utiliser {email} sur Vitrine. Ce sera le cas dès que cette adresse sera confirmée.',
    notYou:
      'Si ce n’était pas vous, changez votre mot de passe maintenant : la demande prend fin et tous les autres appareils sont déconnectés.',
  },
});

/** To the former address: whoever did not ask for another one has to know. */
export function addressAskedLetter(language: Language, { name, email }: { name: string; email: string }): Letter {
  const { subject, body, notYou } = texts[language];
  return { subject, paragraphs: [greeting(language, name), fill(body, { email })], notes: [notYou] };
}
