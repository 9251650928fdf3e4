import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { Files } from '../files/files.ts';
import { migrate } from '../postgres/migrate.ts';
import { loadTables } from './copying.ts';
import { bringBack, listKept } from './kept-files.ts';
import { type Keys, openKeys } from './keys.ts';
import { type Manifest, readManifest } from './manifest.ts';
import * as tables from './tables.sql.ts';
import type { Told } from './taking.ts';

export interface Target {
  connection: pg.ClientConfig;
  files: Files;
  /** Where the sealing key lies. */
  folder: string;
  /** The key of the target, where its operator set one. */
  signingKey: string | undefined;
  /** The sealing key that follows from it. */
  sealing: Buffer | undefined;
}

/** Refuses a place that holds anything; what a restore left that was cut off is no such thing. */
async function demandEmpty(client: pg.Client, files: Files) {
  if (await tables.isRestoreUnderWay(client)) return;
  if (!(await tables.isEmptyDatabase(client)))
    throw new Error('This database is not empty. A backup is restored into an empty one: name another DATA_DIR or DATABASE_URL.');
  if ((await files.list('')).length > 0)
    throw new Error('There are files where those of the backup belong. Name an empty DATA_DIR or bucket.');
}

function demandSameKey(keys: Keys, { signingKey, sealing }: Target) {
  if (keys.ownSigningKey && !signingKey)
    throw new Error('This installation had a SIGNING_KEY of its own. Set the same one here before you restore it.');
  if (sealing && sealing.toString('base64') !== keys.sealing)
    throw new Error('SIGNING_KEY is not that of the installation in this backup. Set the same one, or none where it had none.');
}

/** The sealing key lies beside the files; one that another installation made there is not written over. */
function putSealingKey({ folder, sealing }: Target, keys: Keys) {
  if (sealing) return;
  const file = path.join(folder, 'sealing-key');
  const key = Buffer.from(keys.sealing, 'base64');
  if (fs.existsSync(file) && !fs.readFileSync(file).equals(key)) throw new Error(`${file} is the key of another installation. Remove it.`);
  fs.writeFileSync(file, key, { mode: 0o600, flush: true });
}

/**
 * Brings a backup back into an empty place, in the state of its own program's migrations; `finish` does the rest. Until
 * that is through no program starts on it, and whoever runs the same again after a cut begins anew.
 */
export async function restoreBackup(
  place: Files,
  backup: string,
  passphrase: string,
  target: Target,
  told: Told,
  finish: (made: Manifest) => Promise<void>,
) {
  const made = await readManifest(place, backup);
  const keys = openKeys(made.keys, passphrase);
  demandSameKey(keys, target);
  const client = new pg.Client(target.connection);
  client.on('error', () => undefined);
  await client.connect();
  const pool = new pg.Pool({ ...target.connection, max: 2 });
  try {
    await demandEmpty(client, target.files);
    putSealingKey(target, keys);
    await tables.beginRestore(client);
    await tables.prepareCopying(client);
    told.step('Rows are brought back.');
    await migrate(pool, { upTo: made.migrations });
    await loadTables(client, place, backup, made);
    await tables.writeSecrets(client, keys.installation);
    told.step('Files are brought back.');
    await bringBack(place, target.files, await listKept(place, backup), told.progress);
    told.step('The restored installation is brought up to date.');
    await finish(made);
    await tables.endRestore(client);
  } finally {
    await pool.end();
    await client.end();
  }
  return made;
}
