import { inLanguages } from '../../platform/texts.ts';

/** Every letter about an application leads to where it stands. */
export const applicationTexts = inLanguages({
  en: {
    see: 'See your application',
    seeNote: 'There you also see where it stands, and you can withdraw it at any time.',
  },
  de: {
    see: 'Bewerbung ansehen',
    seeNote: 'Dort sehen Sie auch den Stand und können die Bewerbung jederzeit zurückziehen.',
  },
  fr: {
    see: 'Voir ma candidature',
    seeNote: 'Vous y voyez aussi où elle en est et pouvez la retirer à tout moment.',
  },
});
