import { signIn } from '@vitrine/contract/accounts/sign-in.ts';
import { leaving } from '@vitrine/contract/guest-reviewers/leaving.ts';
import { callWith } from '../../platform/calls/api.ts';
import { retrying, worthRetrying } from '../../platform/calls/retry.ts';
import { forgetLeft, keepLeft } from '../../platform/session/left-sessions.ts';
import { session, visitor } from '../../platform/session/session.ts';

/** Whoever leaves a device does not watch for longer than this whether the server answers. */
const patience = () => new Promise<boolean>((done) => setTimeout(() => done(true), 5000));

/**
 * Ends the session on the server. While that cannot be reached `onAway` is told, and it is tried until it can: the token stays
 * in the memory of this page alone, so that whoever sits down at the device finds nothing of it. Once the page is closed, the
 * next one goes on by the digest that was kept (`left-sessions.ts`).
 */
export async function endOnServer(onAway: () => void) {
  const token = session()?.token;
  if (!token) return;
  const endpoint = visitor() === 'guest-reviewer' ? leaving.end : signIn.logout;
  const left = await keepLeft(token);
  const end = () => callWith({ headers: { Authorization: `Bearer ${token}` } })(endpoint, {});
  // what the server refuses has ended before
  const passing = (error: unknown) => worthRetrying(error);
  let away = await Promise.race([end().then(() => false, passing), patience()]);
  if (away) onAway();
  while (away) away = await retrying(end, 'high').then(() => false, passing);
  forgetLeft(left);
}
