import type { Language } from '@vitrine/contract/vocabulary.ts';
import { inLanguages } from '../../../platform/texts.ts';
import { askedForLetter, type LinkFacts } from './asked-for.ts';

const texts = inLanguages({
  en: {
    subject: 'Please confirm your e-mail address',
    body: 'Welcome to Vitrine. Please confirm that this address is yours, and your account is ready.',
    label: 'Confirm address',
    life: 'The link is good for 48 hours.',
  },
  de: {
    subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    body: 'Willkommen bei Vitrine. Bitte bestätigen Sie, dass diese Adresse Ihnen gehört, dann ist Ihr Konto bereit.',
    label: 'Adresse bestätigen',
    life: 'Der Link gilt 48 Stunden.',
  },
  fr: {
    subject: 'Veuillez confirmer votre adresse e-mail',
    body: 'Bienvenue sur Vitrine. Confirmez que cette adresse est bien la vôtre et votre compte sera prêt.',
    label: 'Confirmer l’adresse',
    life: 'Le lien est valable 48 heures.',
  },
});

/** To whoever signs up: is the address theirs? */
export const activationLetter = (language: Language, facts: LinkFacts) => askedForLetter(language, facts, texts[language]);
