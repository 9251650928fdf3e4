import { stored } from '../stored.ts';
import { leftSessionsKey } from './session.ts';

/** A mailed link may sign somebody in, and a session that was left may still have to end on the server; hardly anybody has either. */
export async function settleSession() {
  if (location.search.includes('userEmail=') || stored.get(leftSessionsKey)) await (await import('./settling.ts')).settle();
}
