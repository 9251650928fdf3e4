import type { Language } from '@vitrine/contract/vocabulary.ts';
import { inLanguages } from '../../../platform/texts.ts';
import { type GuestFacts, guestLetter } from './to-guest.ts';

const texts = inLanguages({
  en: {
    subject: 'Your way back to the video interview',
    body: 'With this link you come back to your interview at any time and from any device. What you have recorded is kept.',
    label: 'To the interview',
    life: 'The link is good for 30 days. Please do not pass it on: it is yours.',
  },
  de: {
    subject: 'Ihr Weg zurück zum Videointerview',
    body: 'Mit diesem Link kommen Sie jederzeit und von jedem Gerät zu Ihrem Interview zurück. Was Sie aufgenommen haben, bleibt erhalten.',
    label: 'Zum Interview',
    life: 'Der Link gilt 30 Tage. Bitte geben Sie ihn nicht weiter: Er gehört Ihnen.',
  },
  fr: {
    subject: 'Votre accès à l’entretien vidéo',
    body: 'Avec ce lien, vous revenez à votre entretien à tout moment et depuis tout appareil. Vos enregistrements sont conservés.',
    label: 'Aller à l’entretien',
    life: 'Le lien est valable 30 jours. Ne le transmettez pas : il est personnel.',
  },
});

/** To a guest in an interview. */
export const wayBackLetter = (language: Language, facts: GuestFacts) => guestLetter(language, facts, texts[language]);
