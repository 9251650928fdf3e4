import fs from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';
import { atomically, type World } from '../../platform/context.ts';
import { enqueue, job } from '../../platform/jobs.ts';
import { Refused } from '../../platform/refused.ts';
import { makePlayable, makeRendition, withScratch } from '../../providers/media/index.ts';
import * as sql from './takes.sql.ts';

/** Reads the pieces of a take one after the other, as the one file they are. */
async function* contentOf(world: World, pieces: { name: string }[]) {
  for (const { name } of pieces) {
    const bytes = await world.files.get(name);
    if (!bytes) throw new Error(`a piece is missing: ${name}`);
    yield Buffer.from(bytes);
  }
}

/** Makes playable what has arrived of a take. Runs again when more arrives; what it made before is replaced. */
export const makeTake = job(
  'make-take',
  z.object({ takeId: z.uuid() }),
  async (world, { takeId }) => {
    const take = await sql.findTake(world.db, takeId);
    if (!take || take.bytes === 0 || take.state === 'discarded') return;
    if (take.made_bytes === take.bytes) return forgetPieces(world, takeId);
    const pieces = await sql.piecesOf(world.db, takeId);
    const bytes = pieces.reduce((sum, one) => sum + one.bytes, 0);
    await withScratch(async (folder) => {
      const raw = path.join(folder, 'raw');
      await pipeline(Readable.from(contentOf(world, pieces)), fs.createWriteStream(raw));
      await keepMade(world, takeId, raw, bytes);
    });
    await forgetPieces(world, takeId);
  },
  { atOnce: 2, seconds: 600 },
);

/** Makes a stored recording of a take from a file and notes it; one that cannot be read is noted as failed. */
export async function keepMade(world: World, takeId: string, raw: string, bytes: number) {
  try {
    const made = await makePlayable(world, raw, `takes/${takeId}/${bytes}`);
    const before = await atomically(world, async (world) => {
      const before = await sql.lockTake(world.db, takeId);
      await sql.updateTake(world.db, takeId, {
        media_state: 'ready',
        made_bytes: bytes,
        media: made.video,
        media_type: made.contentType,
        poster: made.poster,
        seconds: made.seconds,
        everywhere: made.everywhere,
      });
      if (!made.everywhere) await enqueue(world, renderTake, { takeId, made: made.video });
      return before;
    });
    const replaced = [before?.media, before?.poster].filter((name) => name && name !== made.video && name !== made.poster);
    await world.files.remove(replaced as string[]);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    await sql.updateTake(world.db, takeId, { media_state: 'failed', made_bytes: bytes });
  }
  await world.bus.publish('take', takeId);
}

/** Once all of it is playable, the pieces have done their work; what cannot be read is kept for a closer look. */
async function forgetPieces(world: World, takeId: string) {
  const done = await atomically(world, async (world) => {
    const take = await sql.lockTake(world.db, takeId);
    const whole = take?.media_state === 'ready' && take.length !== null && take.made_bytes === take.length;
    if (whole) await sql.deletePieces(world.db, takeId);
    return whole;
  });
  if (done) await removeAll(world, `takes/${takeId}/pieces/`);
}

/** Removes what lies under a prefix: also a piece that was stored just before the server died and never got its row. */
async function removeAll(world: World, prefix: string) {
  const stored = await world.files.list(prefix);
  await world.files.remove(stored.map((one) => one.name));
}

/** Turns a recording that only some browsers play into one that all do, behind the scenes. */
export const renderTake = job(
  'render-take',
  z.object({ takeId: z.uuid(), made: z.string() }),
  async (world, { takeId, made }) => {
    const take = await sql.findTake(world.db, takeId);
    if (take?.media !== made || take.everywhere) return;
    const rendition = await makeRendition(world, made, made.replace(/\.\w+$/, '-all'));
    const still = await atomically(world, async (world) => {
      const now = await sql.lockTake(world.db, takeId);
      if (now?.media !== made) return false;
      await sql.updateTake(world.db, takeId, { media: rendition.video, media_type: rendition.contentType, everywhere: true });
      return true;
    });
    await world.files.remove([still ? made : rendition.video]);
    await world.bus.publish('take', takeId);
  },
  { seconds: 2400 },
);

/** Removes everything stored of a take. */
export async function removeStored(world: World, takeId: string) {
  await removeAll(world, `takes/${takeId}/`);
  await sql.deletePieces(world.db, takeId);
}
