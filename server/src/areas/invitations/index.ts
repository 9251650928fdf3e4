export { invite } from './invitations.ts';
export { invitationData } from './personal-data.ts';
