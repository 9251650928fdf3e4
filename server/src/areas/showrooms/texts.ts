import { inLanguages } from '../../platform/texts.ts';

/** What stands in the calendar of whoever is asked for a talk. */
export const talkTexts = inLanguages({
  en: { summary: 'Talk about {person} with {name}', description: 'Proposed by {name} in the showroom.' },
  de: { summary: 'Gespräch über {person} mit {name}', description: 'Im Showroom vorgeschlagen von {name}.' },
  fr: { summary: 'Échange au sujet de {person} avec {name}', description: 'Proposé par {name} dans le showroom.' },
});
