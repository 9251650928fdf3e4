import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Files } from './files.ts';

const missing = (error: unknown) => (error as { code?: string }).code === 'ENOENT';

/** Files in a folder: written beside, flushed to the disk, then renamed into place. */
export function openLocalFiles(folder: string): Files {
  const place = (name: string) => {
    const full = path.join(folder, name);
    if (!full.startsWith(folder + path.sep)) throw new Error(`Not a name of a file: ${name}`);
    return full;
  };

  const put = async (name: string, bytes: Uint8Array | Readable) => {
    const target = place(name);
    const beside = `${target}.${randomBytes(6).toString('hex')}.part`;
    await fs.promises.mkdir(path.dirname(target), { recursive: true });
    try {
      if (bytes instanceof Uint8Array) await fs.promises.writeFile(beside, bytes, { flush: true });
      else await pipeline(bytes, fs.createWriteStream(beside, { flush: true }));
      await fs.promises.rename(beside, target);
    } catch (error) {
      await fs.promises.rm(beside, { force: true });
      throw error;
    }
  };

  return {
    put,
    read: async (name, range) => {
      const handle = await fs.promises.open(place(name));
      return handle.createReadStream(range);
    },
    get: async (name) => {
      try {
        return await fs.promises.readFile(place(name));
      } catch (error) {
        if (missing(error)) return undefined;
        throw error;
      }
    },
    size: async (name) => {
      try {
        return (await fs.promises.stat(place(name))).size;
      } catch (error) {
        if (missing(error)) return undefined;
        throw error;
      }
    },
    list: async (prefix) => {
      const directory = place(prefix.slice(0, prefix.lastIndexOf('/') + 1) || '.');
      const entries = await fs.promises.readdir(directory, { withFileTypes: true, recursive: true }).catch((error) => {
        if (missing(error)) return [];
        throw error;
      });
      const files = entries
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
        .map((entry) => path.join(entry.parentPath, entry.name));
      const named = files
        .map((file) => ({ file, name: path.relative(folder, file).split(path.sep).join('/') }))
        .filter(({ name }) => name.startsWith(prefix));
      return Promise.all(named.map(async ({ file, name }) => ({ name, bytes: (await fs.promises.stat(file)).size })));
    },
    remove: async (names) => {
      for (const name of names) await fs.promises.rm(place(name), { force: true });
    },
  };
}
