import { signIn } from '@vitrine/contract/accounts/sign-in.ts';
import { entering } from '@vitrine/contract/guest-reviewers/entering.ts';
import { callWith } from '../../platform/calls/api.ts';
import { retrying, worthRetrying } from '../../platform/calls/retry.ts';
import { session, visitor } from '../../platform/session/session.ts';

/**
 * Ends the session on the server. While that cannot be reached `onAway` is told, and it is tried until it can: the token stays
 * in the memory of this page alone, so that whoever sits down at the device finds nothing of it.
 */
export async function endOnServer(onAway: () => void) {
  const token = session()?.token;
  if (!token) return;
  const endpoint = visitor() === 'guest-reviewer' ? entering.leave : signIn.logout;
  const end = () => callWith({ headers: { Authorization: `Bearer ${token}` } })(endpoint, {});
  // what the server refuses has ended before
  const passing = (error: unknown) => worthRetrying(error);
  let away = await end().then(() => false, passing);
  if (away) onAway();
  while (away) away = await retrying(end, 'high').then(() => false, passing);
}
