export { jobAdCategories, jobAdEditing } from './editing.ts';
export { companyJobs } from './jobs.ts';
export { jobAdViewing } from './viewing.ts';
