import { inLanguages } from '../../platform/texts.ts';

/** What is sold, as the page of the provider names it. */
export const shopTexts = inLanguages({
  en: { product: 'Closeup, shown for {months} months' },
  de: { product: 'Closeup, {months} Monate gezeigt' },
  fr: { product: 'Closeup, montré pendant {months} mois' },
});
