import * as z from 'zod';
import type { Files } from '../files/files.ts';

const counted = { bytes: z.number(), sha256: z.string() };

/** What one backup holds. It is written last: a backup without it does not exist. */
export const manifest = z.object({
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  /** When its rows had been read into an empty database and came out of it the same. */
  provenAt: z.iso.datetime(),
  postgres: z.string(),
  migrations: z.array(z.object({ name: z.string(), fingerprint: z.string() })),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number(), ...counted })),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), called: z.boolean() })),
  jobs: z.object({ rows: z.number(), ...counted }),
  /** Recordings, pictures and documents: how many, and the list that names them. */
  files: z.object({ count: z.number(), total: z.number(), ...counted }),
  /** The keys of the installation, sealed, as base64. */
  keys: z.string(),
});
export type Manifest = z.output<typeof manifest>;

/** A file of the installation in a backup. */
export const keptFile = z.object({ name: z.string(), ...counted });
export type KeptFile = z.output<typeof keptFile>;

export const manifestOf = (backup: string) => `backups/${backup}/manifest.json`;
export const tableFile = (backup: string, table: string) => `backups/${backup}/${table}.copy.gz`;
export const listFile = (backup: string) => `backups/${backup}/files.jsonl.gz`;
export const jobsFile = (backup: string) => `backups/${backup}/jobs.jsonl.gz`;
/** Where files of the installation lie, once for all backups that have them. */
export const fileKept = (name: string) => `files/${name}`;

/** The names of all backups at a place, oldest first: a name begins with the moment it was taken at. */
export async function listBackups(place: Files) {
  const files = await place.list('backups/');
  return files.flatMap(({ name }) => /^backups\/([^/]+)\/manifest\.json$/.exec(name)?.[1] ?? []).sort();
}

/** Throws in words where the backup is not there or was not written by this kind of program. */
export async function readManifest(place: Files, backup: string): Promise<Manifest> {
  const bytes = await place.get(manifestOf(backup));
  if (!bytes) throw new Error(`There is no backup ${backup} here.`);
  const read = manifest.safeParse(JSON.parse(Buffer.from(bytes).toString()));
  if (!read.success) throw new Error(`The manifest of ${backup} cannot be read by this version of the program.`);
  return read.data;
}

/** `2026-11-25T18-04-11-208Z`: names in their order, without letters that a file system minds. */
export const backupName = (at: Date) => at.toISOString().replaceAll(':', '-').replace('.', '-');
