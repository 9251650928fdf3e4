export { jobAlerts } from './alerts.ts';
export { jobMap } from './map.ts';
export { occupations } from './occupations.ts';
export { recommendedJobs } from './recommended.ts';
export { savedSearches } from './saved.ts';
export { jobSearch } from './search.ts';
