import type { Language } from '@vitrine/contract/vocabulary.ts';
import { inLanguages } from '../../../platform/texts.ts';
import { type GuestFacts, guestLetter } from './to-guest.ts';

const texts = inLanguages({
  en: {
    subject: 'Your way back to your application',
    body: 'With this link you come back to your application at any time and from any device: to send it, to see where it stands, or to withdraw it.',
    label: 'To the application',
    life: 'The link is good for 30 days. Please do not pass it on: it is yours.',
  },
  de: {
    subject: 'Ihr Weg zurück zu Ihrer Bewerbung',
    body: 'Mit diesem Link kommen Sie jederzeit und von jedem Gerät zu Ihrer Bewerbung zurück: um sie zu senden, ihren Stand zu sehen oder sie zurückzuziehen.',
    label: 'Zur Bewerbung',
    life: 'Der Link gilt 30 Tage. Bitte geben Sie ihn nicht weiter: Er gehört Ihnen.',
  },
  fr: {
    subject: 'Votre accès à votre candidature',
    body: 'Avec ce lien, vous revenez à votre candidature à tout moment et depuis tout appareil : pour l’envoyer, voir où elle en est ou la retirer.',
    label: 'Voir la candidature',
    life: 'Le lien est valable 30 jours. Ne le transmettez pas : il est personnel.',
  },
});

/** To a guest who applies. */
export const wayToApplicationLetter = (language: Language, facts: GuestFacts) => guestLetter(language, facts, texts[language]);
