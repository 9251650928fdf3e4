import type { World } from '../context.ts';
import { holderBehind } from './api-keys.ts';
import { findReviewer, sessionBehind, sessionMark } from './sessions.ts';

/** Whether the session or the key behind a mark still opens, and sees what it saw. */
export async function isStillMarked(world: World, mark: string) {
  const hash = Buffer.from(mark.split('.')[0] ?? '', 'base64url');
  const actor = (await sessionBehind(world, hash)) ?? (await holderBehind(world, hash)) ?? (await findReviewer(world, hash));
  return actor !== undefined && sessionMark(actor) === mark;
}
