export { forgetApplications } from './personal-data.ts';
