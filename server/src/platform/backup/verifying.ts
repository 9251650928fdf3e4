import type { Files } from '../files/files.ts';
import { damagedFiles, listKept } from './kept-files.ts';
import { jobsFile, listFile, readManifest } from './manifest.ts';
import { proveRows } from './proving.ts';
import { countOf, readCompressed } from './streams.ts';
import type { Told } from './taking.ts';

/** Reads all of a backup: rows into an empty database and out again, every file, every list. Throws in words at what is not right. */
export async function verifyBackup(scratch: string, place: Files, backup: string, told: Told) {
  const made = await readManifest(place, backup);
  for (const [name, { sha256 }] of [
    [listFile(backup), made.files],
    [jobsFile(backup), made.jobs],
  ] as const)
    if ((await countOf(await readCompressed(place, name))).sha256 !== sha256) throw new Error(`${name} was damaged.`);
  told.step('The backup is read into an empty database.');
  await proveRows(scratch, place, backup, made);
  told.step('Files are read.');
  const damaged = await damagedFiles(place, await listKept(place, backup), told.progress);
  if (damaged.length > 0)
    throw new Error(`${damaged.length} files are missing or damaged in this backup: ${damaged.slice(0, 20).join(', ')}`);
  return made;
}
