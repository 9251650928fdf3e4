export { discover } from './discovering.ts';
export { faultOf } from './faults.ts';
export { openImap } from './imap.ts';
export { trySmtp } from './smtp.ts';
