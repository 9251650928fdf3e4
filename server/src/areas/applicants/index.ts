export { applicationOf, removeApplication } from './applicants.ts';
export { findRecipient } from './deciding.jobs.sql.ts';
export { forgetApplications } from './personal-data.ts';
