export { WebexFailed } from './asking.ts';
export { type WantedMeeting, type WebexClient, webexClient } from './client.ts';
export { nextWebexTokens, revokeWebex, type WebexTokens, webexPage, webexTokens } from './signing-in.ts';
