export { jobSearchData } from './personal-data.ts';
export { dropStaleAds, mailSavedSearch, mailSavedSearches, recountTerms } from './saved.jobs.ts';
export { searchJobs } from './search.ts';
export { jobsMail } from './unsubscribe.ts';
