export { endAlert } from './alerts/links.ts';
export { knownLexicon } from './occupations/known.ts';
export { folded, type Lexicon, otherNames, wordsOf } from './occupations/lexicon.ts';
export { termsOf } from './occupations/terms.ts';
export { endMail } from './saved.ts';
export { searchJobs } from './search.ts';
