import { inLanguages } from '../../../platform/texts.ts';

/** What stands below the tasks of an ad, for facts that have no field of their own. */
export const factTexts = inLanguages({
  en: { hours: 'Working hours: {value}', startDate: 'Start: {value}', contact: 'Contact: {value}' },
  de: { hours: 'Arbeitszeit: {value}', startDate: 'Beginn: {value}', contact: 'Ansprechperson: {value}' },
  fr: { hours: 'Temps de travail : {value}', startDate: 'Début : {value}', contact: 'Contact : {value}' },
});
