import type { Language } from '@vitrine/contract/vocabulary.ts';

/** Every letter about an application leads to where it stands. */
export const seeApplication: Record<Language, string> = {
  en: 'See your application',
  de: 'Bewerbung ansehen',
  fr: 'Voir ma candidature',
};
export const seeNote: Record<Language, string> = {
  en: 'There you also see where it stands, and you can withdraw it at any time.',
  de: 'Dort sehen Sie auch den Stand und können die Bewerbung jederzeit zurückziehen.',
  fr: 'Vous y voyez aussi où elle en est et pouvez la retirer à tout moment.',
};
