export { serveEndOfMail } from './ending.ts';
export { dropStaleAds, mailSavedSearch, mailSavedSearches, recountTerms } from './saved.jobs.ts';
