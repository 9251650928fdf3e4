import path from 'node:path';
import * as z from 'zod';
import { type Atomic, atomically, type World } from '../../../platform/context.ts';
import { removeFiles, storingFiles } from '../../../platform/files/stored-files.ts';
import { enqueue, forDays, job } from '../../../platform/jobs/jobs.ts';
import { Refused } from '../../../platform/refused.ts';
import { newToken } from '../../../platform/sessions/secrets.ts';
import { makePlayable, makeRendition, type Playable, withScratch } from '../../../providers/media/index.ts';
import { joinPieces } from '../joining.ts';
import { checkLater } from './checking.jobs.ts';
import { hearTake } from './quiet.jobs.ts';
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
async function keepMade(world: World, takeId: string, raw: string, bytes: number) {
  try {
    await storingFiles(world, async (world) => {
      // a name of its own: another worker may be at the same take, and neither may remove what the other stored
      const made = await makePlayable(world, raw, `takes/${takeId}/${bytes}-${newToken().slice(0, 8)}`);
      await atomically(world, (world) => showMade(world, takeId, made, bytes));
    });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    await atomically(world, async (world) => {
      if (await lockBefore(world, takeId, bytes)) await sql.updateTake(world.db, takeId, { media_state: 'failed', made_bytes: bytes });
    });
  }
}

/** A take as it was before, locked; nothing where it is gone or another worker was first with as much. */
async function lockBefore(world: Atomic, takeId: string, bytes: number) {
  const take = await sql.lockTake(world.db, takeId);
  return take?.media_state === 'ready' && take.made_bytes >= bytes ? undefined : take;
}

/** Shows what was made of a take in the place of what was before. */
async function showMade(world: Atomic, takeId: string, made: Playable, bytes: number) {
  const before = await lockBefore(world, takeId, bytes);
  if (!before) return removeFiles(world, [made.video, made.poster]);
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
    quiet: null,
  });
  await enqueue(world, hearTake, { id: takeId }, { key: takeId });
  if (made.everywhere) await checkLater(world, take);
  else await enqueue(world, transcodeTake, { takeId, made: made.video });
  return removeFiles(world, [before.media, before.poster]);
}

/** Turns a recording that only some browsers play into one that all do, behind the scenes. */
export const transcodeTake = job(
  'render-take',
  z.object({ takeId: z.uuid(), made: z.string() }),
  async (world, { takeId, made }) => {
    const take = await sql.findTake(world.db, takeId);
    if (take?.media !== made || take.everywhere) return;
    await storingFiles(world, async (world) => {
      const rendition = await makeRendition(world, made, made.replace(/\.\w+$/, `-${newToken().slice(0, 8)}`));
      await atomically(world, async (world) => {
        const now = await sql.lockTake(world.db, takeId);
        if (now?.media !== made) return removeFiles(world, [rendition.video]);
        const shown = { media: rendition.video, media_type: rendition.contentType, everywhere: true };
        await checkLater(world, await sql.updateTake(world.db, takeId, { ...shown, check_state: 'none', check_note: null }));
        return removeFiles(world, [made]);
      });
    });
  },
  { seconds: 2400, retries: forDays },
);

/** The kinds of work that recordings wait for. */
export const filmJobs: readonly string[] = [assembleTake.name, transcodeTake.name];
