export { recruitingSearchData } from './personal-data.ts';
export { recountCandidateTerms } from './terms.jobs.ts';
