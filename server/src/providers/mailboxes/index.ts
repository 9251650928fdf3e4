export { discover } from './discovering.ts';
export { faultOf } from './faults.ts';
export { openImap } from './imap.ts';
export { NotSent, sendMessage } from './sending.ts';
export { nextTokens, type Provider, providersOf, signInPage, type Tokens, tokensFor } from './signing-in.ts';
export { trySmtp } from './smtp.ts';
