export { recruitingSearchData } from './personal-data.ts';
export { mailSavedCandidateSearch, mailSavedCandidateSearches } from './saved.jobs.ts';
export { recountCandidateTerms } from './terms.jobs.ts';
export { candidatesMail } from './unsubscribe.ts';
