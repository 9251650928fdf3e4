export { discover } from './discovering.ts';
export { faultOf } from './faults.ts';
export { openImap } from './imap.ts';
export { NotSent, sendMessage } from './sending.ts';
export { trySmtp } from './smtp.ts';
