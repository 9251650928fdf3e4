export { brandingOf } from './branding.ts';
export { mailboxOf } from './mailbox.ts';
export { profileView } from './profile.ts';
