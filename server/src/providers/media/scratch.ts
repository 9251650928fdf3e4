import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Files } from '../../platform/files/files.ts';

/** Runs work with a folder of its own that is gone afterwards. */
export async function withScratch<R>(work: (folder: string) => Promise<R>): Promise<R> {
  const folder = await fs.promises.mkdtemp(path.join(os.tmpdir(), 'vitrine-media-'));
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
