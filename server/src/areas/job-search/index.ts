export { searchJobs } from './search.ts';
