/**
 * Most of what a start costs is loading hundreds of modules. The build makes one file of what an entry loads
 * (`server/bundle.ts`), and whoever starts something asks here for it.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.join(import.meta.dirname, '../../..');

/** The product itself, and what works on files of strangers. */
export type Bundled = 'program' | 'cage';

/** Below `server`, which every child in the cage may read. */
export const bundleFolder = (kind: Bundled) => path.join(root, 'server/dist', kind);
export const listIn = (folder: string) => path.join(folder, 'bundles.json');

export interface Bundles {
  /** Every own file that a bundle was made of, below the root of the product. */
  sources: string[];
  /** What these files held, and which libraries were installed. */
  fingerprint: string;
  /** The bundle of each entry, in this folder, by the entry's own file. */
  files: Record<string, string>;
  /** All that was written, these among it. */
  written: string[];
}

/** Changes whenever one of these files does, or the version of a library. */
export function fingerprintOf(sources: string[]): string {
  const hash = createHash('sha256');
  for (const source of [...sources, 'package-lock.json']) hash.update(source).update(fs.readFileSync(path.join(root, source)));
  return hash.digest('hex');
}

/** What was built into a folder last. */
export function listOf(folder: string): Bundles | undefined {
  try {
    return JSON.parse(fs.readFileSync(listIn(folder), 'utf8')) as Bundles;
  } catch {
    return undefined;
  }
}

/** The bundles of a folder, unless their sources are others by now, as while somebody works on them. */
export function bundlesIn(folder: string): Bundles['files'] {
  const list = listOf(folder);
  try {
    return list && fingerprintOf(list.sources) === list.fingerprint ? list.files : {};
  } catch {
    // one of the sources is gone
    return {};
  }
}

const known = new Map<Bundled, Bundles['files']>();

/** The file to start: the bundle of an entry where there is one and `FROM_SOURCES` is not set, the entry itself otherwise. */
export function bundleOf(kind: Bundled, entry: URL): string {
  const file = fileURLToPath(entry);
  if (process.env.FROM_SOURCES) return file;
  const folder = bundleFolder(kind);
  const bundles = known.get(kind) ?? bundlesIn(folder);
  known.set(kind, bundles);
  const bundle = path.join(folder, bundles[path.relative(root, file)] ?? '');
  // an update may have built twice since this program started
  return bundle !== folder && fs.existsSync(bundle) ? bundle : file;
}
