export { knownLexicon } from './occupations/known.ts';
export { wordsOf } from './occupations/lexicon.ts';
export { termsOf } from './occupations/terms.ts';
export { searchJobs } from './search.ts';
