import type { Language } from '@vitrine/contract/vocabulary.ts';
import { inLanguages } from '../../../platform/texts.ts';
import { askedForLetter, type LinkFacts } from './asked-for.ts';

const texts = inLanguages({
  en: {
    subject: 'Please confirm your new e-mail address',
    body: 'You want to use this address with Vitrine from now on. Please confirm it; until then the former one stays.',
    label: 'Confirm new address',
    life: 'The link is good for 48 hours.',
  },
  de: {
    subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
    body: 'Sie möchten diese Adresse künftig bei Vitrine verwenden. Bitte bestätigen Sie sie; bis dahin gilt die bisherige.',
    label: 'Neue Adresse bestätigen',
    life: 'Der Link gilt 48 Stunden.',
  },
  fr: {
    subject: 'Veuillez confirmer votre nouvelle adresse e-mail',
    body: 'Vous souhaitez désormais utiliser cette adresse sur Vitrine. Confirmez-la ; d’ici là, l’ancienne reste valable.',
    label: 'Confirmer la nouvelle adresse',
    life: 'Le lien est valable 48 heures.',
  },
});

/** To an address that somebody wants to use from now on. */
export const newAddressLetter = (language: Language, facts: LinkFacts) => askedForLetter(language, facts, texts[language]);
