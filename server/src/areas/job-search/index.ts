export { jobsMail } from './ending.ts';
export { jobSearchData } from './personal-data.ts';
export { dropStaleAds, mailSavedSearch, mailSavedSearches, recountTerms } from './saved.jobs.ts';
export { searchJobs } from './search.ts';
