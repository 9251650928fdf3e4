import fs from 'node:fs';
import { Stopped } from '../cage/child.ts';
import { Unreadable } from '../cage/unreadable.ts';
import { inLine } from '../concurrency/turns.ts';
import { Refused } from '../refused.ts';
import { files, type PictureWork } from './file-cage.ts';

const longestSeconds = 20;

/** A picture costs memory and time far beyond the size of its file: so many are worked on at once, the others wait. */
const inTurn = <R>(work: () => Promise<R>) => inLine('pictures of people', { atOnce: 2, waiting: Number.POSITIVE_INFINITY }, work);

const bytesOf = (source: Uint8Array | string) => (typeof source === 'string' ? fs.promises.readFile(source) : source);

/**
 * Works on a stranger's picture, given as bytes or as a file, and returns the bytes of the new one, which carries nothing of
 * what the old one told besides what it shows. Refuses `picture-too-large` before a pixel is read or when it takes too long,
 * and `broken-image` what cannot be read.
 */
export function imageFrom(source: Uint8Array | string, work: PictureWork, { seconds = longestSeconds } = {}): Promise<Buffer> {
  return inTurn(async () => {
    const { result, bytes } = await files.run('picture', { ...work }, { seconds, bytes: await bytesOf(source) }).catch(refuse);
    if (result === 'too-large') throw new Refused('picture-too-large');
    return bytes;
  });
}

/** A picture of HEIC or AVIF with its pixels as they are, without what it tells besides. Refuses `broken-image`. */
export const withoutHeifTraces = (source: Uint8Array | string): Promise<Uint8Array> =>
  inTurn(async () => (await files.run('heif', {}, { seconds: longestSeconds, bytes: await bytesOf(source) }).catch(refuse)).bytes);

function refuse(error: unknown): never {
  if (error instanceof Unreadable) throw new Refused('broken-image');
  if (error instanceof Stopped && error.why === 'time') throw new Refused('picture-too-large');
  throw error;
}
