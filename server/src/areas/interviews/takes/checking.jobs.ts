import path from 'node:path';
import * as z from 'zod';
import { type Atomic, atomically, type World } from '../../../platform/context.ts';
import { removeFiles } from '../../../platform/files/stored-files.ts';
import { enqueue, forDays, job } from '../../../platform/jobs/jobs.ts';
import { verifyStored, withScratch } from '../../../providers/media/index.ts';
import { joinPieces } from '../joining.ts';
import * as sql from './takes.sql.ts';

/** True for a take whose stored recording is the last that will be made of it, and was not looked at yet. */
const isDue = (take: sql.TakeRow | undefined): take is sql.TakeRow & { media: string } =>
  take?.media_state === 'ready' &&
  take.media !== null &&
  take.everywhere &&
  take.made_bytes === take.length &&
  take.check_state === 'none' &&
  take.state !== 'discarded';

/**
 * Looks, when everything else is done, whether the stored recording of a take plays all that arrived. Only then the pieces
 * go. Where something is missing they stay as long as the take, and those who run the installation are told; for the
 * person nothing changes.
 */
export const checkTake = job(
  'check-take',
  z.object({ takeId: z.uuid() }),
  async (world, { takeId }) => {
    const take = await sql.findTake(world.db, takeId);
    if (!isDue(take)) return;
    const pieces = await sql.piecesOf(world.db, takeId);
    if (pieces.length === 0) return;
    const verdict = await withScratch(async (folder) => {
      const raw = path.join(folder, 'raw');
      await joinPieces(world, pieces, raw);
      return verifyStored(world, take.media, raw, take.recorded_ms === null ? undefined : take.recorded_ms / 1000);
    });
    const { missing, seconds } = verdict;
    const others = await storedBut(world, takeId, [take.media, take.poster]);
    await atomically(world, async (world) => {
      const now = await sql.lockTake(world.db, takeId);
      if (!isDue(now) || now.media !== take.media) return;
      if (missing) return sql.updateTake(world.db, takeId, { check_state: 'differs', check_note: missing.slice(0, 2000), seconds });
      await sql.updateTake(world.db, takeId, { check_state: 'same' });
      await sql.deletePieces(world.db, takeId);
      await removeFiles(world, others);
    });
    if (missing)
      world.log.error(
        { takeId, applicationId: take.application_id, stored: take.media, missing },
        'a stored answer is not whole: its pieces are kept',
      );
  },
  { atOnce: 1, priority: -10, seconds: 2400, retries: forDays },
);

/** Queues the look at a take where it is due, in the transaction that made it so. */
export async function checkLater(world: Atomic, take: sql.TakeRow) {
  if (isDue(take)) await enqueue(world, checkTake, { takeId: take.id });
}

/** What else is stored of a take: pieces, also one that was stored just before the server died, and what was made before. */
async function storedBut(world: World, takeId: string, kept: (string | null)[]) {
  const stored = await world.files.list(`takes/${takeId}/`);
  return stored.map((one) => one.name).filter((name) => !kept.includes(name));
}
