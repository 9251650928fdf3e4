import type { Language } from '@vitrine/contract/vocabulary.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { inLanguages } from '../../../platform/texts.ts';

const texts = inLanguages({
  en: {
    subject: 'Mails of Vitrine arrive',
    body: 'You asked for this mail to see whether the mail server works. It does.',
    label: 'Back to the checks',
  },
  de: {
    subject: 'Mails von Vitrine kommen an',
    body: 'Sie haben diese Mail angefordert, um zu sehen, ob der Mailserver funktioniert. Er funktioniert.',
    label: 'Zurück zu den Prüfungen',
  },
  fr: {
    subject: 'Les e-mails de Vitrine arrivent',
    body: 'Vous avez demandé cet e-mail pour savoir si le serveur de messagerie fonctionne. C’est le cas.',
    label: 'Retour aux vérifications',
  },
});

/** To an administrator who tries the mail server. */
export function trialLetter(language: Language, { firstName, url }: { firstName: string; url: string }): Letter {
  const { subject, body, label } = texts[language];
  return { subject, paragraphs: [greeting(language, firstName), body], action: { label, url } };
}
