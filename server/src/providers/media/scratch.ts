import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { day, hour } from '@vitrine/contract/durations.ts';
import type { Files } from '../../platform/files/files.ts';

const prefix = 'vitrine-scratch-';

/** No work takes so long: older folders were left by a program that was killed, with what people said in them. */
const longest = day;

async function isLeft(folder: string) {
  const found = await fs.promises.stat(folder).catch(() => undefined);
  return found !== undefined && found.uid === process.getuid?.() && Date.now() - found.mtimeMs > longest;
}

/** Removes what programs that were killed left behind on this machine. */
export async function removeLeftScratch() {
  const names = await fs.promises.readdir(os.tmpdir());
  for (const name of names.filter((one) => one.startsWith(prefix))) {
    const folder = path.join(os.tmpdir(), name);
    if (await isLeft(folder)) await fs.promises.rm(folder, { recursive: true, force: true });
  }
}

let sweptAt = 0;

/** Runs work with a folder of its own that is gone afterwards, at the latest a day after the program was killed. */
export async function withScratch<R>(work: (folder: string) => Promise<R>): Promise<R> {
  if (Date.now() - sweptAt > hour) {
    sweptAt = Date.now();
    await removeLeftScratch();
  }
  const folder = await fs.promises.mkdtemp(path.join(os.tmpdir(), prefix));
  try {
    return await work(folder);
  } finally {
    await fs.promises.rm(folder, { recursive: true, force: true });
  }
}

/** Stores a file and looks that all of it went. */
export async function storeWhole(files: Files, name: string, file: string) {
  const { size } = await fs.promises.stat(file);
  const stored = await files.put(name, fs.createReadStream(file));
  if (stored !== size) throw new Error(`${stored} bytes of ${name} were stored of ${size}`);
}

/** Brings a stored file to a place of this machine, whole. */
export async function fetchWhole(files: Files, name: string, target: string) {
  const content = await files.read(name);
  if (!content) throw new Error(`${name} is not there`);
  await pipeline(content, fs.createWriteStream(target));
  const [stored, { size }] = [await files.size(name), await fs.promises.stat(target)];
  if (stored !== size) throw new Error(`${size} bytes of ${name} were read of ${stored}`);
}
