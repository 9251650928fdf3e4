import fs from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { World } from '../../platform/context.ts';

interface Piece {
  name: string;
  start: number;
  bytes: number;
}

/** Reads the pieces of a take one after the other, as the one file they are; throws where one is not as the ledger has it. */
async function* contentOf(world: World, pieces: Piece[]) {
  let end = 0;
  for (const { name, start, bytes } of pieces) {
    const content = await world.files.get(name);
    if (content?.byteLength !== bytes || start !== end) throw new Error(`a piece is missing or not whole: ${name}`);
    end += bytes;
    yield Buffer.from(content);
  }
}

/** Writes what arrived of a take into one file, whole; returns its length in bytes. */
export async function joinPieces(world: World, pieces: Piece[], target: string) {
  await pipeline(Readable.from(contentOf(world, pieces)), fs.createWriteStream(target));
  const bytes = pieces.reduce((sum, one) => sum + one.bytes, 0);
  const { size } = await fs.promises.stat(target);
  if (size !== bytes) throw new Error(`${size} bytes of a take were written of ${bytes}`);
  return bytes;
}
