export { applicantData, forgetApplications } from './personal-data.ts';
export { invite } from './invitations.ts';
