import { sessions } from '@vitrine/contract/accounts/sessions.ts';
import { leaving } from '@vitrine/contract/guest-reviewers/leaving.ts';
import { call } from '../calls/api.ts';
import { retrying, worthRetrying } from '../calls/retry.ts';
import { forgetLeft, leftSessions } from './left-sessions.ts';

/** Ends on the server what was left while it was away, and whose page was closed before it came back. */
export async function endLeftSessions() {
  for (const digest of leftSessions()) {
    // whose session it was is kept no more than the token: one of the two knows it
    const end = () => Promise.all([call(sessions.endByDigest, { digest }), call(leaving.endByDigest, { digest })]);
    const isAway = await retrying(end, 'high').then(() => false, worthRetrying);
    if (!isAway) forgetLeft(digest);
  }
}
