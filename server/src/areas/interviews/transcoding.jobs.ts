import path from 'node:path';
import * as z from 'zod';
import { atomically, type World } from '../../platform/context.ts';
import { enqueue, forDays, job } from '../../platform/jobs.ts';
import { Refused } from '../../platform/refused.ts';
import { newToken } from '../../platform/secrets.ts';
import { makePlayable, makeRendition, withScratch } from '../../providers/media/index.ts';
import { checkLater } from './checking.jobs.ts';
import { joinPieces } from './joining.ts';
import * as sql from './takes.sql.ts';

/** Makes playable what has arrived of a take. Runs again when more arrives; what it made before is replaced. */
export const assembleTake = job(
  'make-take',
  z.object({ takeId: z.uuid() }),
  async (world, { takeId }) => {
    const take = await sql.findTake(world.db, takeId);
    if (!take || take.bytes === 0 || take.state === 'discarded') return;
    if (take.made_bytes === take.bytes) return atomically(world, (world) => checkLater(world, take));
    const pieces = await sql.piecesOf(world.db, takeId);
    await withScratch(async (folder) => {
      const raw = path.join(folder, 'raw');
      const bytes = await joinPieces(world, pieces, raw);
      await keepMade(world, takeId, raw, bytes);
    });
  },
  { atOnce: 2, seconds: 900, retries: forDays },
);

/**
 * Makes a stored recording of a take from a file and notes it; one that a decoder cannot read is noted as failed. Throws
 * for faults of ours, which say nothing about the recording.
 */
export async function keepMade(world: World, takeId: string, raw: string, bytes: number) {
  try {
    // a name of its own: another worker may be at the same take, and neither may remove what the other stored
    const made = await makePlayable(world, raw, `takes/${takeId}/${bytes}-${newToken().slice(0, 8)}`);
    const unused = await atomically(world, async (world) => {
      const before = await sql.lockTake(world.db, takeId);
      const wasFirst = before && !(before.media_state === 'ready' && before.made_bytes >= bytes);
      if (!wasFirst) return [made.video, made.poster];
      const take = await sql.updateTake(world.db, takeId, {
        media_state: 'ready',
        made_bytes: bytes,
        media: made.video,
        media_type: made.contentType,
        poster: made.poster,
        seconds: made.seconds,
        everywhere: made.everywhere,
        check_state: 'none',
        check_note: null,
      });
      if (made.everywhere) await checkLater(world, take);
      else await enqueue(world, transcodeTake, { takeId, made: made.video });
      return [before.media, before.poster];
    });
    await world.files.remove(unused.filter((name) => name !== null));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    await sql.updateTake(world.db, takeId, { media_state: 'failed', made_bytes: bytes });
  }
}

/** Turns a recording that only some browsers play into one that all do, behind the scenes. */
export const transcodeTake = job(
  'render-take',
  z.object({ takeId: z.uuid(), made: z.string() }),
  async (world, { takeId, made }) => {
    const take = await sql.findTake(world.db, takeId);
    if (take?.media !== made || take.everywhere) return;
    const rendition = await makeRendition(world, made, made.replace(/\.\w+$/, `-${newToken().slice(0, 8)}`));
    const still = await atomically(world, async (world) => {
      const now = await sql.lockTake(world.db, takeId);
      if (now?.media !== made) return false;
      const shown = { media: rendition.video, media_type: rendition.contentType, everywhere: true };
      await checkLater(world, await sql.updateTake(world.db, takeId, { ...shown, check_state: 'none', check_note: null }));
      return true;
    });
    await world.files.remove([still ? made : rendition.video]);
  },
  { seconds: 2400, retries: forDays },
);
