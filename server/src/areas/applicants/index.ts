export { invite } from './invitations.ts';
export { applicantData, forgetApplications } from './personal-data.ts';
