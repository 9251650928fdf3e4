export { sendInvitations } from './invitations.ts';
