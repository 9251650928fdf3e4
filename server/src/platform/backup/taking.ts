import pg from 'pg';
import type { Files } from '../files/files.ts';
import { appliedMigrations } from '../postgres/migrate.ts';
import { storeTable } from './copying.ts';
import { forgetUnkept, keepNew, type Progress } from './kept-files.ts';
import { sealKeys } from './keys.ts';
import { backupName, jobsFile, listBackups, listFile, type Manifest, manifestOf } from './manifest.ts';
import { proveRows } from './proving.ts';
import { removeScratches } from './scratch.ts';
import { asJsonLines, putCompressed } from './streams.ts';
import * as tables from './tables.sql.ts';

export interface Installation {
  connection: pg.ClientConfig;
  files: Files;
  /** Where a database for proving may lie for a while. */
  scratch: string;
  sealing: Buffer;
  ownSigningKey: boolean;
}

export interface Told {
  step(what: string): void;
  progress: Progress;
}

/** Everything in the database as it was at one moment. */
async function storeRows(client: pg.Client, place: Files, backup: string) {
  await client.query('begin isolation level repeatable read read only');
  const stored: Manifest['tables'] = [];
  for (const table of await tables.listStoredTables(client)) stored.push(await storeTable(client, place, backup, table));
  const waiting = await tables.listWaitingJobs(client);
  const jobs = { rows: waiting.length, ...(await putCompressed(place, jobsFile(backup), asJsonLines(waiting))) };
  const secrets = await tables.readSecrets(client);
  const migrations = await appliedMigrations(client);
  const sequences = await tables.readSequences(client);
  await client.query('commit');
  return { rows: { tables: stored, sequences, migrations }, jobs, secrets };
}

export interface How {
  /** Opens the keys of the installation again. */
  passphrase: string;
  /** How many backups stay, this one among them. */
  keep: number;
}

/**
 * Takes a backup of a running installation and returns its name: its rows at one moment, then the files that earlier
 * backups do not have, which nobody removes meanwhile. It is there once its rows have been read into an empty database
 * and came out the same; cut off before, it is not there at all. Only then older ones go.
 */
export async function takeBackup(own: Installation, place: Files, { passphrase, keep }: How, told: Told) {
  const client = new pg.Client(own.connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    if (!(await tables.holdBackup(client))) throw new Error('Another backup of this installation is being taken.');
    removeScratches(own.scratch);
    await tables.prepareCopying(client);
    const takenAt = new Date();
    const backup = backupName(takenAt);
    await tables.keepFiles(client);
    told.step('Rows are copied.');
    const { rows, jobs, secrets } = await storeRows(client, place, backup);
    told.step('Files are copied.');
    const { kept, copied } = await keepNew(own.files, place, await own.files.list(''), told.progress);
    const list = await putCompressed(place, listFile(backup), asJsonLines(kept));
    await tables.letFilesGo(client);
    told.step('The backup is read into an empty database.');
    await proveRows(own.scratch, place, backup, rows);
    const made: Manifest = {
      format: 1,
      takenAt: takenAt.toISOString(),
      provenAt: new Date().toISOString(),
      postgres: await tables.serverVersion(client),
      ...rows,
      jobs,
      files: { count: kept.length, total: kept.reduce((sum, { bytes }) => sum + bytes, 0), ...list },
      keys: sealKeys({ sealing: own.sealing.toString('base64'), installation: secrets, ownSigningKey: own.ownSigningKey }, passphrase),
    };
    await place.put(manifestOf(backup), Buffer.from(JSON.stringify(made, null, 2)));
    return { backup, manifest: made, copied, forgotten: await forgetOlder(place, keep) };
  } finally {
    await client.end();
  }
}

/** Keeps the latest backups and removes the others, what one left that was cut off, and the files that none names. */
async function forgetOlder(place: Files, keep: number) {
  const all = await listBackups(place);
  const older = all.slice(0, -keep);
  // without its manifest it is no backup any more, whatever of it is left
  await place.remove(older.map(manifestOf));
  const kept = new Set(all.slice(-keep));
  const left = (await place.list('backups/')).map(({ name }) => name).filter((name) => !kept.has(name.split('/')[1] ?? ''));
  await place.remove(left);
  await forgetUnkept(place);
  return older;
}
