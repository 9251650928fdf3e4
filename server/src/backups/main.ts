/** `take`, `restore` and `verify`: the programs behind `npm run backup`, `npm run restore` and `npm run verify-backup`. */
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { tellErasures } from '../platform/backup/erasures.ts';
import { listBackups } from '../platform/backup/manifest.ts';
import { openPlace } from '../platform/backup/places.ts';
import { restoreBackup } from '../platform/backup/restoring.ts';
import { endRun, insertRun } from '../platform/backup/runs.sql.ts';
import { type Told, takeBackup } from '../platform/backup/taking.ts';
import { verifyBackup } from '../platform/backup/verifying.ts';
import { type Config, readConfig } from '../platform/config.ts';
import type { Files } from '../platform/files/files.ts';
import { openDatabase } from '../platform/postgres/db.ts';
import { sealingKey } from '../platform/sessions/sealing.ts';
import { openInstallation, openTarget } from './installation.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** A line for each step, and one for every tenth of the files. */
function telling(): Told {
  let tenth = 0;
  return {
    step: say,
    progress(done, of) {
      const now = Math.floor((done * 10) / of);
      if (now === tenth) return;
      tenth = now % 10;
      say(`  ${done} of ${of}`);
    },
  };
}

const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MB`;

function passphraseOf({ backup: { passphrase } }: Config) {
  if (!passphrase)
    throw new Error(
      'Set BACKUP_PASSPHRASE (12 characters at least) and keep it elsewhere: it seals the keys of the installation in the backup.',
    );
  return passphrase;
}

/** The backup that was named, or the latest. */
async function wantedBackup(place: Files, named: string | undefined) {
  const all = await listBackups(place);
  const wanted = named ?? all.at(-1);
  if (!wanted) throw new Error('There is no backup here.');
  if (!all.includes(wanted)) throw new Error(`There is no backup ${wanted} here. There are: ${all.join(', ') || 'none'}.`);
  return wanted;
}

async function take(config: Config, where: string) {
  const passphrase = passphraseOf(config);
  const place = openPlace(where, config);
  const installation = await openInstallation(config);
  const { connection, folder, files } = installation;
  const { db } = openDatabase(connection, 2);
  const id = randomUUID();
  const now = () => new Date();
  try {
    await insertRun(db, { id, begun_at: now().toISOString(), place: where });
    const own = {
      connection,
      files,
      scratch: folder,
      sealing: sealingKey(config.signingKey, folder),
      ownSigningKey: config.signingKey !== undefined,
    };
    const { backup, manifest, copied, forgotten } = await takeBackup(own, place, { passphrase, keep: config.backup.keep }, telling());
    await tellErasures({ db, now }, place, 400);
    await endRun(db, id, { ended_at: now().toISOString(), name: backup, files: manifest.files.count, bytes: manifest.files.total });
    const rows = manifest.tables.reduce((sum, one) => sum + one.rows, 0);
    say(
      `Backup ${backup}: ${rows} rows, ${manifest.files.count} files (${megabytes(manifest.files.total)}), ${copied} of them new. It was read back and is whole.`,
    );
    if (forgotten.length > 0) say(`Older ones are gone: ${forgotten.join(', ')}.`);
  } catch (error) {
    await endRun(db, id, { ended_at: now().toISOString(), fault: wordsOf(error) }).catch(() => undefined);
    throw error;
  } finally {
    await db.destroy();
    await installation.close();
  }
}

async function verify(config: Config, where: string, named: string | undefined) {
  const place = openPlace(where, config);
  const backup = await wantedBackup(place, named);
  const { files, tables } = await verifyBackup(config.dataDir, place, backup, telling());
  say(`Backup ${backup} is whole: ${tables.length} tables, ${files.count} files (${megabytes(files.total)}).`);
}

async function restore(config: Config, where: string, named: string | undefined) {
  const passphrase = passphraseOf(config);
  const place = openPlace(where, config);
  const backup = await wantedBackup(place, named);
  const target = await openTarget(config);
  let erased = 0;
  try {
    const { connection, files, folder } = target;
    const { signingKey } = config;
    const sealing = signingKey ? sealingKey(signingKey, folder) : undefined;
    await restoreBackup(place, backup, passphrase, { connection, files, folder, signingKey, sealing }, telling(), async (made) => {
      // only here the whole product is needed
      const { finishRestore } = await import('./finishing.ts');
      erased = await finishRestore(place, backup, made, config, target);
    });
  } finally {
    await target.close();
  }
  const again = erased > 0 ? ` ${erased} that had been erased since were erased again.` : '';
  say(
    `Backup ${backup} is restored to ${config.databaseUrl ? 'the database' : path.relative(process.cwd(), config.dataDir) || config.dataDir}.${again}`,
  );
}

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 1000);

const usage = `npm run backup -- PLACE         takes a backup of this installation
npm run verify-backup -- PLACE  reads the latest one there, all of it
npm run restore -- PLACE        brings it back into an empty DATA_DIR or DATABASE_URL
PLACE is a folder or s3://host/bucket; BACKUP_TO stands for it where none is named. --name NAME means another backup than the latest.`;

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { name: { type: 'string' } } });
  const [verb, where = process.env.BACKUP_TO] = positionals;
  if (!where || positionals.length > 2) throw new Error(usage);
  const config = readConfig(process.env);
  if (verb === 'take') await take(config, where);
  else if (verb === 'verify') await verify(config, where, values.name);
  else if (verb === 'restore') await restore(config, where, values.name);
  else throw new Error(usage);
} catch (error) {
  console.error(wordsOf(error));
  process.exit(1);
}
