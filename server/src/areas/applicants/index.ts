export { applicantData, forgetApplications } from './personal-data.ts';
