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
}

/** Changes whenever one of these files does, or the version of a library. */
export function fingerprintOf(sources: string[]): string {
  const hash = createHash('sha256');
  for (const source of [...sources, 'package-lock.json']) hash.update(source).update(fs.readFileSync(path.join(root, source)));
  return hash.digest('hex');
}

/** What a list names, unless its sources are others by now, as while somebody works on them. */
export function bundlesOf(list: string): Bundles['files'] {
  try {
    const { sources, fingerprint, files } = JSON.parse(fs.readFileSync(list, 'utf8')) as Bundles;
    return fingerprintOf(sources) === fingerprint ? files : {};
  } catch {
    return {};
  }
}

const known = new Map<Bundled, Bundles['files']>();

/** The file to start: the bundle of an entry where there is one and `FROM_SOURCES` is not set, the entry itself otherwise. */
export function bundleOf(kind: Bundled, entry: URL): string {
  const file = fileURLToPath(entry);
  if (process.env.FROM_SOURCES) return file;
  const folder = bundleFolder(kind);
  const bundles = known.get(kind) ?? bundlesOf(listIn(folder));
  known.set(kind, bundles);
  const bundle = bundles[path.relative(root, file)];
  return bundle ? path.join(folder, bundle) : file;
}
