import { inLanguages } from '../../platform/texts.ts';

/** What a talk is called in a calendar. */
export const talkTexts = inLanguages({
  en: { summary: 'Talk: {title}, {company}' },
  de: { summary: 'Gespräch: {title}, {company}' },
  fr: { summary: 'Échange : {title}, {company}' },
});
