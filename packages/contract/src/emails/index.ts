export { emailsBeside } from './beside.ts';
export { mailbox } from './mailbox.ts';
export { emailAliases, emails } from './messages.ts';
export { mailboxSignIn } from './signing-in.ts';
export { emailTemplates } from './templates.ts';
export { emailWriting } from './writing.ts';
