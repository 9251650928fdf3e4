export { brandingOf } from './branding.ts';
export { storedOfCompany } from './files.ts';
export { mailboxOf } from './mailbox.ts';
export { profileView } from './profile.ts';
