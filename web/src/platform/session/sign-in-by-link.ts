import { signIn } from '@vitrine/contract/accounts/sign-in.ts';
import { call } from '../calls/api.ts';
import { showProblem } from '../calls/problems.ts';
import { storeSession } from './session.ts';

/**
 * A recruiter's mail link carries a single-use code: it is exchanged for a session and taken out of the
 * address bar (R106). Other kinds of user are not signed in this way.
 */
export async function signInByLink(address = new URL(location.href)) {
  const token = address.searchParams.get('token');
  const userEmail = address.searchParams.get('userEmail');
  if (!token || !userEmail || address.searchParams.get('userType') !== 'Recruiter') return;
  for (const key of ['token', 'userEmail', 'userType']) address.searchParams.delete(key);
  history.replaceState(history.state, '', address);
  try {
    storeSession(await call(signIn.byCode, { token, userEmail }));
  } catch (error) {
    showProblem(error);
  }
}
