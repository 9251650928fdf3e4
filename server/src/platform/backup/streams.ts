import { createHash } from 'node:crypto';
import { Readable, Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Files } from '../files/files.ts';

/** Bytes that went by, and their SHA-256. */
export interface Counted {
  bytes: number;
  sha256: string;
}

/** Lets bytes through and counts them; `end` tells once all have gone by. */
export function counting() {
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { stream, end: (): Counted => ({ bytes, sha256: hash.digest('hex') }) };
}

/** Counts a stream to its end and keeps none of it. */
export async function countOf(content: Readable): Promise<Counted> {
  const counted = counting();
  await pipeline(content, counted.stream, new Writable({ write: (_chunk, _encoding, done) => done() }));
  return counted.end();
}

/** Stores a stream compressed; returns what it was before. */
export async function putCompressed(place: Files, name: string, content: Readable): Promise<Counted> {
  const counted = counting();
  const compressed = createGzip({ level: 1 });
  await Promise.all([place.put(name, compressed), pipeline(content, counted.stream, compressed)]);
  return counted.end();
}

/** Opens what was stored compressed; throws in words where it is missing. */
export async function readCompressed(place: Files, name: string): Promise<Readable> {
  const stored = await place.read(name);
  if (!stored) throw new Error(`${name} is missing in the backup.`);
  const opened = createGunzip();
  stored.once('error', (error) => opened.destroy(error));
  return stored.pipe(opened);
}

/** Lines of JSON, each parsed. */
export async function* jsonLines(content: Readable): AsyncGenerator<unknown> {
  let rest = '';
  for await (const chunk of content.setEncoding('utf8') as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line);
  }
  if (rest) yield JSON.parse(rest);
}

export const asJsonLines = (rows: Iterable<unknown>) =>
  Readable.from(
    (function* () {
      for (const row of rows) yield Buffer.from(`${JSON.stringify(row)}\n`);
    })(),
  );
