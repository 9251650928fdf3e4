/**
 * `npm run doctor`: the checks of `/admin-panel/operations` from the command line, before the program runs and while it
 * does. Ends with 1 where something is broken. It changes nothing and starts nothing for longer than it looks.
 */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Language, languages } from '@vitrine/contract/vocabulary.ts';
import { type Logger, pino } from 'pino';
import { type Found, lookAtAll, type NoDatabase, withoutSecrets } from '../server/src/areas/operations/looking.ts';
import { databaseVersion, hasTables } from '../server/src/areas/operations/storage.sql.ts';
import { type Config, readConfig } from '../server/src/platform/config.ts';
import type { Files } from '../server/src/platform/files/files.ts';
import { openFiles } from '../server/src/platform/files/open-files.ts';
import { openMailer } from '../server/src/platform/mail/mail.ts';
import { type Connection, type Db, openDatabase } from '../server/src/platform/postgres/db.ts';
import { isInUse, joinPostgres, startPostgres } from '../server/src/platform/postgres/postgres.ts';
import { openReplica } from '../server/src/platform/postgres/replica/open-replica.ts';

/** Milliseconds that the database has to let us in. */
const patience = 10_000;

const wordsOf = (error: unknown) => (error instanceof Error ? error.message || String((error as { code?: string }).code) : String(error));

const notYet: Found = { state: 'off', found: 'not-yet', detail: null };
const unlooked: Found = { state: 'off', found: 'unlooked', detail: null };

interface Reached {
  db: Db | NoDatabase;
  /** Where files lie; nothing before the first start. */
  folder: string | undefined;
  close(): Promise<void>;
}

const missing = (itself: Found, within: Found, folder?: string): Reached => ({
  db: { itself, within },
  folder,
  close: async () => undefined,
});

/** Opens a database and lets it answer; `close` closes what was opened for it. */
async function reach(connection: Connection, folder: string, stop: () => Promise<void>): Promise<Reached> {
  const { db } = openDatabase(connection, { max: 2, named: false });
  const close = async () => {
    await db.destroy();
    await stop();
  };
  try {
    const late = sleep(patience, undefined, { ref: false }).then(() => Promise.reject(new Error(`no answer within ${patience / 1000} s`)));
    const version = await Promise.race([databaseVersion(db), late]);
    if (await hasTables(db)) return { db, folder, close };
    await close();
    return missing({ state: 'works', found: 'works', detail: `PostgreSQL ${version}` }, notYet, folder);
  } catch (error) {
    // a database that is silent would also be silent to a goodbye
    void close().catch(() => undefined);
    return missing({ state: 'broken', found: 'broken', detail: wordsOf(error) }, unlooked, folder);
  }
}

const nothing = async () => undefined;

/** The database that the settings name: that of the running program, or started for as long as is looked. */
async function databaseOf(config: Config): Promise<Reached> {
  if (config.databaseUrl) return reach({ connectionString: config.databaseUrl }, config.dataDir, nothing);
  const running = await joinPostgres(config.dataDir).catch(() => 'nothing' as const);
  if (running === 'nothing') return missing(notYet, notYet);
  try {
    const started = running ? undefined : await startPostgres(config.dataDir, () => undefined);
    const { host, user, dir } = running ?? (started as NonNullable<typeof started>);
    return await reach({ host, user, database: 'postgres' }, dir, started?.stop ?? nothing);
  } catch (error) {
    const locked: Found = { state: 'attention', found: 'locked', detail: wordsOf(error) };
    const broken: Found = { state: 'broken', found: 'broken', detail: wordsOf(error) };
    return missing(isInUse(error) ? locked : broken, unlooked, config.dataDir);
  }
}

/** Before the first start, what is tried of the folder is tried beside what will be there, and nothing is left. */
function trialFolder(dataDir: string) {
  let above = dataDir;
  while (!fs.existsSync(above)) above = path.dirname(above);
  return fs.mkdtempSync(path.join(above, '.vitrine-doctor-'));
}

/** Files that say of every question why they cannot be opened. */
const closedFiles = (error: unknown) => new Proxy({}, { get: () => () => Promise.reject(error) }) as Files;

function filesOf({ s3, dataDir }: Config, known: string | undefined): { files: Files; leave: () => void } {
  const stay = () => undefined;
  try {
    if (s3) return { files: openFiles({ s3 }), leave: stay };
    const folder = known ?? trialFolder(dataDir);
    const leave = known ? stay : () => fs.rmSync(folder, { recursive: true, force: true });
    return { files: openFiles({ dir: path.join(folder, 'files') }), leave };
  } catch (error) {
    return { files: closedFiles(error), leave: stay };
  }
}

/** As the user whose data it is: what root would leave in the folder the program could not touch. */
function standAside({ dataDir }: Config) {
  if (process.getuid?.() !== 0 || !fs.existsSync(dataDir)) return;
  const { uid, gid } = fs.statSync(dataDir);
  if (uid === 0) return;
  process.setgroups?.([gid]);
  process.setgid?.(gid);
  process.setuid?.(uid);
}

const replicaOf = ({ databaseReplicaUrl: connectionString }: Config, db: Reached['db'], log: Logger) =>
  connectionString && !('itself' in db) ? openReplica(db, { connectionString }, log, false) : undefined;

async function look(config: Config) {
  const reached = await databaseOf(config);
  const { files, leave } = filesOf(config, reached.folder);
  const log = pino({ level: 'silent' });
  const replica = replicaOf(config, reached.db, log);
  try {
    return await lookAtAll({ config, files, mailer: openMailer(config), log, now: () => new Date(), db: reached.db, replica });
  } finally {
    leave();
    await Promise.race([Promise.all([replica?.close(), reached.close()]), sleep(patience, undefined, { ref: false })]).catch(
      () => undefined,
    );
  }
}

// what the page says is said here too
const texts = JSON.parse(fs.readFileSync(path.join(import.meta.dirname, '../web/src/areas/operations/texts.json'), 'utf8')) as unknown;

/** The language of the terminal, where it is one of ours. */
function languageOf(env: NodeJS.ProcessEnv) {
  const wanted = (env.LC_ALL || env.LC_MESSAGES || env.LANG || '').slice(0, 2);
  return languages.find((one) => one === wanted) ?? 'en';
}

function said(language: Language, ...keys: string[]) {
  const found = [...keys, language].reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], texts);
  return typeof found === 'string' ? found : keys.join('.');
}

/** What a finding means, and what to do. */
function meaningOf(language: Language, name: string, found: Found['found']) {
  if (found === 'broken') return said(language, 'broken');
  return found === 'works' || found === 'off' ? said(language, found, name) : said(language, 'found', found);
}

const config = (() => {
  try {
    return readConfig(process.env);
  } catch (error) {
    console.error(wordsOf(error));
    process.exit(1);
  }
})();
standAside(config);
const language = languageOf(process.env);
const found = await look(config);
const width = Math.max(...['works', 'attention', 'broken', 'off'].map((state) => said(language, 'states', state).length));
for (const one of found) {
  const state = said(language, 'states', one.state).padEnd(width);
  const detail = one.detail ? ` ${withoutSecrets({ config }, one.detail)}` : '';
  console.log(`${state}  ${said(language, 'names', one.name)}: ${meaningOf(language, one.name, one.found)}${detail}`);
}
const broken = found.filter(({ state }) => state === 'broken').length;
const open = found.filter(({ state }) => state === 'broken' || state === 'attention').length;
const summary = open === 0 ? said(language, 'checks', 'allWorks') : said(language, 'checks', open === 1 ? 'open_one' : 'open_other');
console.log(`\n${summary.replace('{{count}}', String(open))}\n${said(language, 'checks', 'handbook')}`);
process.exit(broken > 0 ? 1 : 0);
