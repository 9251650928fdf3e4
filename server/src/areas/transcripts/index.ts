export { rewritten, shownWordsOf, writeForCompany } from './reading.ts';
