import { endLeftSessions } from './end-left-sessions.ts';
import { signInByLink } from './sign-in-by-link.ts';

/** Nobody waits for the end of what was left: the server may still be away. */
export function settle() {
  void endLeftSessions();
  return signInByLink();
}
