export { discover } from './discovering.ts';
export { faultOf } from './faults.ts';
export { type MailServer, openImap } from './imap.ts';
export { trySmtp } from './smtp.ts';
