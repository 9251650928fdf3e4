export { WebexFailed } from './asking.ts';
export { type WebexClient, webexClient } from './client.ts';
export { nextWebexTokens, revokeWebex, type WebexTokens, webexPage, webexTokens } from './signing-in.ts';
