import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { roomIn } from '../http/health.ts';
import { closedFolder } from './closed-folders.ts';
import { type ByteRange, checkName, demandLength, type Files, type StoredFile } from './files.ts';

const writing = '.writing';

const nothingIfMissing = (error: NodeJS.ErrnoException) => {
  if (error.code === 'ENOENT' || error.code === 'EISDIR' || error.code === 'ENOTDIR') return undefined;
  throw error;
};

/** Files in a folder: written beside, synced, then renamed, so that a file is whole or absent whatever happens. */
export function localFiles(dir: string): Files {
  const root = path.resolve(dir);
  const at = (name: string) => path.join(root, checkName(name));
  closedFolder(root);
  closedFolder(path.join(root, writing));
  return {
    put: (name, content) => put(root, at(name), content),
    read: (name, range) => open(at(name), range),
    get: async (name) => fs.promises.readFile(at(name)).catch(nothingIfMissing),
    size: async (name) => {
      const stat = await fs.promises.stat(at(name)).catch(nothingIfMissing);
      return stat?.isFile() ? stat.size : undefined;
    },
    list: (prefix) => list(root, prefix),
    remove: async (names) => {
      for (const name of names) await fs.promises.rm(at(name), { force: true });
    },
    room: () => roomIn(root),
  };
}

async function put(root: string, target: string, content: Uint8Array | Readable) {
  const draft = path.join(root, writing, randomUUID());
  const handle = await fs.promises.open(draft, 'wx', 0o600);
  try {
    let bytes = content instanceof Uint8Array ? content.byteLength : 0;
    if (content instanceof Uint8Array) await handle.writeFile(content);
    else
      await pipeline(content, async (chunks) => {
        for await (const chunk of chunks as AsyncIterable<Buffer>) {
          await handle.writeFile(chunk);
          bytes += chunk.byteLength;
        }
      });
    await handle.sync();
    demandLength(path.relative(root, target), bytes, (await handle.stat()).size);
    await handle.close();
    await moveTo(draft, target);
    await syncFolder(path.dirname(target));
    return bytes;
  } catch (error) {
    await handle.close().catch(() => undefined);
    await fs.promises.rm(draft, { force: true });
    throw error;
  }
}

/** Most go into a folder that is there already. */
async function moveTo(draft: string, target: string) {
  try {
    await fs.promises.rename(draft, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    await fs.promises.mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    await fs.promises.rename(draft, target);
  }
}

/** The new name itself must survive a loss of power too. */
async function syncFolder(folder: string) {
  const handle = await fs.promises.open(folder, 'r');
  await handle.sync().catch(() => undefined);
  await handle.close();
}

async function open(file: string, range: ByteRange | undefined): Promise<Readable | undefined> {
  const handle = await fs.promises.open(file, 'r').catch(nothingIfMissing);
  if (!handle) return undefined;
  const { size } = await handle.stat();
  if (range && range.start >= size) {
    await handle.close();
    return Readable.from([]);
  }
  return handle.createReadStream({ start: range?.start ?? 0, ...(range?.end === undefined ? {} : { end: range.end }) });
}

async function list(root: string, prefix: string): Promise<StoredFile[]> {
  const folder = path.join(root, path.dirname(`${prefix}x`));
  const entries = await fs.promises.readdir(folder, { withFileTypes: true, recursive: true }).catch(nothingIfMissing);
  const files: StoredFile[] = [];
  for (const entry of entries ?? []) {
    const full = path.join(entry.parentPath, entry.name);
    const name = path.relative(root, full).split(path.sep).join('/');
    if (!entry.isFile() || !name.startsWith(prefix) || name.startsWith(`${writing}/`)) continue;
    const stat = await fs.promises.stat(full).catch(nothingIfMissing);
    if (stat) files.push({ name, bytes: stat.size });
  }
  return files.sort((one, other) => (one.name < other.name ? -1 : 1));
}
