import { signIn } from '@vitrine/contract/accounts/sign-in.ts';
import { entering } from '@vitrine/contract/guest-reviewers/entering.ts';
import { call } from '../calls/api.ts';
import { retrying, worthRetrying } from '../calls/retry.ts';
import { forgetLeft, leftSessions } from './left-sessions.ts';

/** Ends on the server what was left while it was away, and whose page was closed before it came back. */
export async function endLeftSessions() {
  for (const digest of leftSessions()) {
    // whose session it was is kept no more than the token: one of the two knows it
    const end = () => Promise.all([call(signIn.logoutByDigest, { digest }), call(entering.leaveByDigest, { digest })]);
    const isAway = await retrying(end, 'high').then(() => false, worthRetrying);
    if (!isAway) forgetLeft(digest);
  }
}
