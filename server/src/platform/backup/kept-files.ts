import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pMap from 'p-map';
import type { Files, StoredFile } from '../files/files.ts';
import { fileKept, type KeptFile, keptFile, listBackups, listFile, readManifest } from './manifest.ts';
import { counting, countOf, jsonLines, readCompressed } from './streams.ts';

const atOnce = 4;

/** Tells how far something is; called after each file. */
export type Progress = (done: number, of: number) => void;

/** The files of a backup as its list names them. */
export async function listKept(place: Files, backup: string): Promise<KeptFile[]> {
  const files: KeptFile[] = [];
  for await (const one of jsonLines(await readCompressed(place, listFile(backup)))) files.push(keptFile.parse(one));
  return files;
}

/** What earlier backups have of the files, by name; what they name and what is not there in its length does not count. */
async function knownFiles(place: Files) {
  const there = new Map((await place.list('files/')).map(({ name, bytes }) => [name, bytes]));
  const known = new Map<string, KeptFile>();
  for (const backup of await listBackups(place))
    for (const one of await listKept(place, backup)) if (there.get(fileKept(one.name)) === one.bytes) known.set(one.name, one);
  return known;
}

/** Copies one file and counts it on its way; nothing where there is none. */
async function copyFile(from: Files, to: Files, name: string, target: string) {
  const content = await from.read(name);
  if (!content) return undefined;
  const counted = counting();
  await Promise.all([to.put(target, counted.stream), pipeline(content, counted.stream)]);
  return { name, ...counted.end() };
}

/**
 * Copies what no earlier backup has: a name is given once, and what lies under it does not change. Files that went
 * meanwhile were named by no row (those that rows let go of stay until the backup is through).
 */
export async function keepNew(from: Files, place: Files, files: readonly StoredFile[], progress: Progress) {
  const known = await knownFiles(place);
  const kept: KeptFile[] = [];
  let copied = 0;
  await pMap(
    files,
    async ({ name, bytes }) => {
      const former = known.get(name);
      if (former?.bytes === bytes) return kept.push(former);
      const copy = await copyFile(from, place, name, fileKept(name));
      if (copy) kept.push(copy);
      copied += 1;
      progress(copied, files.length);
    },
    { concurrency: atOnce },
  );
  return { kept: kept.sort((one, other) => (one.name < other.name ? -1 : 1)), copied };
}

/** Reads every file of a backup; returns the names of those that are missing or are not what they were. */
export async function damagedFiles(place: Files, kept: readonly KeptFile[], progress: Progress) {
  const damaged: string[] = [];
  let read = 0;
  await pMap(
    kept,
    async ({ name, sha256 }) => {
      const content = await place.read(fileKept(name));
      if ((await countOf(content ?? Readable.from([]))).sha256 !== sha256 || !content) damaged.push(name);
      read += 1;
      progress(read, kept.length);
    },
    { concurrency: atOnce },
  );
  return damaged.sort();
}

/** Brings the files of a backup back; throws at the first that is missing or damaged. */
export async function bringBack(place: Files, to: Files, kept: readonly KeptFile[], progress: Progress) {
  let brought = 0;
  await pMap(
    kept,
    async ({ name, sha256 }) => {
      const copy = await copyFile(place, to, fileKept(name), name);
      if (copy?.sha256 !== sha256) throw new Error(`The file ${name} is missing or damaged in this backup.`);
      brought += 1;
      progress(brought, kept.length);
    },
    { concurrency: atOnce },
  );
}

/** Removes what no backup names any more. */
export async function forgetUnkept(place: Files) {
  const named = new Set<string>();
  for (const backup of await listBackups(place)) {
    await readManifest(place, backup);
    for (const { name } of await listKept(place, backup)) named.add(fileKept(name));
  }
  const left = (await place.list('files/')).map(({ name }) => name).filter((name) => !named.has(name));
  for (let from = 0; from < left.length; from += 500) await place.remove(left.slice(from, from + 500));
  return left.length;
}
