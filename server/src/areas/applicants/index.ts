export { removeApplication } from './applicants.ts';
export { forgetApplications } from './personal-data.ts';
