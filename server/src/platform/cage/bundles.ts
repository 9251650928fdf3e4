/**
 * A child is started for every file of a stranger, and most of a start was loading hundreds of modules. The build makes one
 * file of what an entry loads (`server/cage-bundles.ts`).
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.join(import.meta.dirname, '../../../..');
/** Below `server`, which every child may read. */
export const bundleFolder = path.join(root, 'server/dist/cage');
export const listOfBundles = path.join(bundleFolder, 'bundles.json');

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

let known: Bundles['files'] | undefined;

/** The file to start a child with: the bundle of its entry where there is one, the entry itself otherwise. */
export function programOf(entry: URL): string {
  const file = fileURLToPath(entry);
  known ??= bundlesOf(listOfBundles);
  const bundle = known[path.relative(root, file)];
  return bundle ? path.join(bundleFolder, bundle) : file;
}
