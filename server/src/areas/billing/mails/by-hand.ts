import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { fill, inLanguages } from '../../../platform/texts.ts';
import { euros } from '../../../platform/written.ts';

const texts = inLanguages({
  en: {
    subject: 'Please give back {total} by hand',
    text: 'The payment of {total} for “{what}” is to go back, but the payment provider that is set now does not know it: it was paid at another one. Nothing of it goes back by itself.',
    next: 'Please give it back where it was paid. There it is called {reference}. Here it counts as given back from now on.',
  },
  de: {
    subject: 'Bitte erstatten Sie {total} von Hand',
    text: 'Die Zahlung von {total} für „{what}“ soll zurückgehen, der jetzt eingestellte Zahlungsanbieter kennt sie aber nicht: Sie wurde bei einem anderen geleistet. Von selbst geht davon nichts zurück.',
    next: 'Bitte erstatten Sie sie dort, wo sie geleistet wurde. Sie heißt dort {reference}. Hier gilt sie ab jetzt als erstattet.',
  },
  fr: {
    subject: 'Veuillez rembourser {total} à la main',
    text: 'Le paiement de {total} pour « {what} » doit être remboursé, mais le prestataire de paiement réglé actuellement ne le connaît pas : il a été effectué chez un autre. Rien n’est remboursé automatiquement.',
    next: 'Veuillez le rembourser là où il a été effectué. Il y porte la référence {reference}. Ici, il compte désormais comme remboursé.',
  },
});

export interface ByHand {
  /** A number of an order, or the name of a plan. */
  what: string;
  /** Whole cents with VAT. */
  total: number;
  /** What it is known by where it was paid. */
  reference: string | null;
}

/** To administrators: what was paid at another provider than the one of now does not go back by itself. */
export function byHandLetter(language: Language, { what, total, reference }: ByHand): Letter {
  const { subject, text, next } = texts[language];
  const sum = euros(language, total);
  return {
    subject: fill(subject, { total: sum }),
    paragraphs: [fill(text, { total: sum, what }), fill(next, { reference: reference ?? '' })],
  };
}
