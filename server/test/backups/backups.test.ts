import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import { jobAlerts } from '@vitrine/contract/job-search/alerts.ts';
import { savedSearches } from '@vitrine/contract/job-search/saved.ts';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { givenCandidate } from '../../src/areas/accounts/fixtures.ts';
import { removeApplication } from '../../src/areas/applicants/index.ts';
import { listening, uploader } from '../../src/areas/interviews/fixtures.ts';
import { ending } from '../../src/areas/job-search/alerts/links.ts';
import { eraseAccount } from '../../src/areas/privacy/index.ts';
import { personalData } from '../../src/areas.ts';
import { keepFiles, letFilesGo } from '../../src/platform/backup/tables.sql.ts';
import { atomically, ownContext } from '../../src/platform/context.ts';
import { openFiles } from '../../src/platform/files/open-files.ts';
import { removeFiles } from '../../src/platform/files/stored-files.ts';
import { stepLink } from '../../src/platform/mail/mail-action.ts';
import { startPostgres } from '../../src/platform/postgres/postgres.ts';
import { startBucket } from '../bucket.ts';
import { startWholeProgram } from '../programs.ts';
import { opus, record, vp8 } from '../recordings.ts';
import { givenStory, type Story } from '../story.ts';
import { startWorld } from '../world.ts';
import { backups, settingsOf, startBackups } from './programs.ts';

const t = await startWorld({ LOG_LEVEL: 'silent' });
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-backups-'));
fs.chmodSync(folder, 0o711);
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
const recording = fs.readFileSync(record(folder, 'answer.webm', { ...vp8, ...opus }, 2));
const settings = settingsOf(t);
const place = path.join(folder, 'kept');
/** Each starts programs and databases of its own. */
const slow = { timeout: 240_000 };
let story: Story;
let recordedTake = '';

/** A take that has arrived to its last byte and whose film was not made yet. */
async function givenRecordedTake() {
  const candidate = await t.as((await givenCandidate(t.world)).id);
  const { applicationId } = await candidate(interview.begin, { jobcodeId: story.job.id, consent: true });
  const made = await candidate(takes.create, { applicationId, questionNo: 1, kind: 'video', mimeType: 'video/webm' });
  await uploader(await listening(t.app), made).patch(0, recording);
  await candidate(takes.end, { takeId: made.takeId, uploadToken: made.uploadToken, endedBy: 'stopped', length: recording.length });
  return made.takeId;
}

beforeAll(async () => {
  story = await givenStory(t);
  await t.work();
  recordedTake = await givenRecordedTake();
});

/** A folder that nothing was restored to yet. */
const newHome = () => path.join(folder, randomUUID().slice(0, 8));
const restored = (dataDir: string, from = place, args: string[] = []) => backups(['restore', from, ...args], { DATA_DIR: dataDir });
const names = (dir = place) =>
  fs
    .readdirSync(path.join(dir, 'backups'))
    .filter((name) => fs.existsSync(path.join(dir, 'backups', name, 'manifest.json')))
    .sort();

const digest = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');

/** What every table of a database holds, but for what a restore has of its own: the number of rows, and a digest of them. */
async function contentOf(connection: pg.ClientConfig) {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select relname as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not in ('migration', 'backup_run', 'invoice_series') order by 1`,
    );
    const content: Record<string, string> = {};
    for (const { name } of rows) {
      const read = await client.query<{ line: string }>(`select one::text as line from "${name}" one order by 1`);
      content[name] = `${read.rowCount} ${digest(read.rows.map(({ line }) => line).join('\n'))}`;
    }
    return content;
  } finally {
    await client.end();
  }
}

/** Works with the database that was restored to a folder, while no program runs on it. */
async function inDatabaseOf<R>(home: string, work: (connection: pg.ClientConfig) => Promise<R>) {
  const { host, user, stop } = await startPostgres(home, () => undefined);
  try {
    return await work({ host, user, database: 'postgres' });
  } finally {
    await stop();
  }
}

async function rowsOf(home: string, text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  return inDatabaseOf(home, async (connection) => {
    const client = new pg.Client(connection);
    await client.connect();
    try {
      return (await client.query(text, values)).rows;
    } finally {
      await client.end();
    }
  });
}

async function contentOfFiles(dataDir: string) {
  const files = openFiles({ dir: path.join(dataDir, 'files') });
  const content: Record<string, string> = {};
  for (const { name } of await files.list('')) content[name] = digest((await files.get(name)) ?? '');
  return content;
}

test('what was backed up while it ran runs elsewhere: the same rows, the same files, and the work that waited is done', slow, async () => {
  const before = { rows: await contentOf(t.connection), files: await contentOfFiles(settings.DATA_DIR) };
  expect(await backups(['take', place], settings)).toMatchObject({ ok: true, printed: expect.stringContaining('read back and is whole') });

  const home = newHome();
  expect(await restored(home)).toMatchObject({ ok: true });
  expect(await contentOfFiles(home)).toEqual(before.files);
  expect(await inDatabaseOf(home, contentOf)).toEqual(before.rows);
  // no invoice gets a number that may have been given since
  expect(await rowsOf(home, 'select name from invoice_series')).toHaveLength(1);
  expect(fs.readFileSync(path.join(home, 'sealing-key'))).toEqual(fs.readFileSync(path.join(settings.DATA_DIR, 'sealing-key')));

  // the film of the take was not made yet when the backup was taken
  const program = await startWholeProgram(home, { LOG_LEVEL: 'silent' });
  const client = new pg.Client({ host: path.join(home, 'postgres'), user: 'vitrine', database: 'postgres' });
  await client.connect();
  const state = async () => (await client.query('select media_state from take where id = $1', [recordedTake])).rows[0]?.media_state;
  await expect.poll(state, { timeout: 60_000 }).toBe('ready');
  await client.end();
  program.process.kill('SIGTERM');
  await once(program.process, 'exit');
});

test('a second backup copies what is new alone, and stands by itself when the first one goes', slow, async () => {
  await t.world.files.put('spare/new', new Uint8Array(7));
  const { ok, printed } = await backups(['take', place], { ...settings, BACKUP_KEEP: '1' });
  expect({ ok, printed }).toMatchObject({ ok: true, printed: expect.stringMatching(/, 1 of them new/) });
  expect(names()).toHaveLength(1);
  expect(await backups(['verify', place], { DATA_DIR: newHome() })).toMatchObject({ ok: true });
});

test('an embedded installation is backed up while its program runs, and moves onto a server', slow, async () => {
  const [home, kept] = [newHome(), path.join(folder, 'embedded')];
  expect(await restored(home)).toMatchObject({ ok: true });
  const program = await startWholeProgram(home, { LOG_LEVEL: 'silent' });
  expect(await backups(['take', kept], { DATA_DIR: home })).toMatchObject({ ok: true });
  program.process.kill('SIGTERM');
  await once(program.process, 'exit');
  const database = `moved_${randomUUID().slice(0, 8)}`;
  const admin = new pg.Client({ ...inject('postgres'), database: 'postgres' });
  await admin.connect();
  try {
    await admin.query(`create database ${database}`);
    const server = settings.DATABASE_URL.replace(/[^/]*(?=\?host=)/, database);
    expect(await backups(['restore', kept], { DATABASE_URL: server, DATA_DIR: newHome() })).toMatchObject({ ok: true });
    const { take } = await contentOf({ ...t.connection, database });
    expect(take).toMatch(/^3 /);
  } finally {
    await admin.query(`drop database if exists ${database} with (force)`);
    await admin.end();
  }
});

/** Two searches and an alert that are mailed, and what ends one of the searches and the alert. */
async function givenMails() {
  const { id } = await givenCandidate(t.world);
  const candidate = await t.as(id);
  const search = { name: 'baker', query: { textSearch: 'baker' } };
  const [ended, kept] = [
    await candidate(savedSearches.save, { ...search, mail: true }),
    await candidate(savedSearches.save, { ...search, mail: true }),
  ];
  await (await t.as())(jobAlerts.ask, { ...search, email: 'baker@quince.test', language: 'en' });
  const alert = await t.world.db.selectFrom('job_alert').select('id').where('email', '=', 'baker@quince.test').executeTakeFirstOrThrow();
  const end = async () => {
    await candidate(savedSearches.update, { id: ended.id, mail: false });
    const url = new URL(stepLink(t.world, ending, alert.id), 'http://here').pathname;
    expect((await t.app.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(200);
  };
  return { kept: kept.id, end };
}

test('whoever was erased after a backup is erased again when it is restored, and mails that were ended stay ended', slow, async () => {
  const mails = await givenMails();
  const [erased, removed] = [await givenCandidate(t.world, { email: 'gone@quince.test' }), await givenRecordedTake()];
  await t.work();
  expect(await backups(['take', place], settings)).toMatchObject({ ok: true });
  const [before] = names().slice(-1);
  const ctx = ownContext(t.world);
  await atomically(ctx, (ctx) => eraseAccount(ctx, personalData, { id: erased.id, email: erased.email, confirmed: true }));
  const { application_id, account_id } = await t.world.db
    .selectFrom('take')
    .innerJoin('application', 'application.id', 'take.application_id')
    .select(['application_id', 'account_id'])
    .where('take.id', '=', removed)
    .executeTakeFirstOrThrow();
  await removeApplication(ctx, { id: application_id, accountId: account_id ?? '' });
  await mails.end();
  await t.work();
  expect(await backups(['take', place], settings)).toMatchObject({ ok: true });

  const home = newHome();
  const { ok, printed } = await restored(home, place, ['--name', before ?? '']);
  expect({ ok, printed }).toMatchObject({ ok: true, printed: expect.stringContaining('4 that had been erased since were erased again') });
  expect(
    await rowsOf(home, `select 1 from account where id = $1 union all select 1 from take where id = $2`, [erased.id, removed]),
  ).toEqual([]);
  const mailed = `select id::text from saved_search where mail union all select email from job_alert where email = 'baker@quince.test'`;
  expect(await rowsOf(home, mailed)).toEqual([{ id: mails.kept }]);
});

test('files stay while a backup copies, and go when it is through', async () => {
  const copying = new pg.Client(t.connection);
  await copying.connect();
  await t.world.files.put('spare/let-go', new Uint8Array(3));
  await keepFiles(copying);
  await atomically(t.world, (ctx) => removeFiles(ctx, ['spare/let-go']));
  await t.work();
  expect(await t.world.files.size('spare/let-go')).toBe(3);
  await letFilesGo(copying);
  await copying.end();
  await sql`update pgboss.job set start_after = now() where name = 'remove-files' and state = 'created'`.execute(t.world.db);
  await t.work();
  expect(await t.world.files.size('spare/let-go')).toBeUndefined();
});

test('one that is killed leaves the backups that were there, and the next one clears what is left of it', slow, async () => {
  const before = names();
  const begun = async () => [...new Set((await openFiles({ dir: place }).list('backups/')).map(({ name }) => name.split('/')[1]))];
  const child = startBackups(['take', place], settings);
  await expect.poll(child.printed, { timeout: 60_000, interval: 5 }).toContain('read into an empty database');
  child.kill('SIGKILL');
  await once(child, 'close');
  expect(names()).toEqual(before);
  expect(await begun()).toHaveLength(before.length + 1);
  expect(await backups(['take', place], settings)).toMatchObject({ ok: true });
  expect(await begun()).toEqual(names());
  expect(fs.readdirSync(settings.DATA_DIR).filter((name) => name.startsWith('backup-scratch'))).toEqual([]);
});

test('a restore that is killed is begun anew, and no program starts before it has ended', slow, async () => {
  const home = newHome();
  const child = startBackups(['restore', place], { DATA_DIR: home });
  await expect.poll(child.printed, { timeout: 60_000, interval: 5 }).toContain('Files are brought back');
  child.kill('SIGKILL');
  await once(child, 'close');
  await expect(startWholeProgram(home, { LOG_LEVEL: 'silent' })).rejects.toThrow('A restore into this database has not ended');
  expect(await restored(home)).toMatchObject({ ok: true });
  expect(await restored(home)).toMatchObject({ ok: false, printed: expect.stringContaining('not empty') });
});

test('a damaged file and damaged rows are named, and nothing is restored from them', slow, async () => {
  const kept = path.join(folder, 'damaged');
  expect(await backups(['take', kept], settings)).toMatchObject({ ok: true });
  const files = openFiles({ dir: kept });
  const [file] = await files.list('files/takes/');
  const bytes = await files.get(file?.name ?? '');
  bytes?.set([(bytes[0] ?? 0) ^ 1]);
  await files.put(file?.name ?? '', bytes ?? new Uint8Array());
  const named = file?.name.replace('files/', '') ?? '';
  expect(await backups(['verify', kept], { DATA_DIR: newHome() })).toMatchObject({ ok: false, printed: expect.stringContaining(named) });
  expect(await restored(newHome(), kept)).toMatchObject({ ok: false, printed: expect.stringContaining(named) });

  const [backup] = names(kept);
  const accounts = `backups/${backup}/account.copy.gz`;
  const rows = gunzipSync((await files.get(accounts)) ?? new Uint8Array()).toString();
  await files.put(accounts, gzipSync(rows.replace('eusebius@', 'eusebia@@')));
  expect(await backups(['verify', kept], { DATA_DIR: newHome() })).toMatchObject({
    ok: false,
    printed: expect.stringContaining('rows of account'),
  });
});

test('another passphrase, a newer program and a place within the data are refused in words', slow, async () => {
  const other = await backups(['restore', place], { DATA_DIR: newHome(), BACKUP_PASSPHRASE: 'not the one of before' });
  expect(other).toMatchObject({ ok: false, printed: expect.stringContaining('BACKUP_PASSPHRASE is not the one') });
  expect(await backups(['take', place], { ...settings, BACKUP_PASSPHRASE: '' })).toMatchObject({
    ok: false,
    printed: expect.stringContaining('Set BACKUP_PASSPHRASE'),
  });
  expect(await backups(['take', path.join(settings.DATA_DIR, 'kept')], settings)).toMatchObject({
    ok: false,
    printed: expect.stringContaining('outside of DATA_DIR'),
  });
  const newer = path.join(folder, 'newer');
  fs.cpSync(place, newer, { recursive: true });
  const [latest] = names(newer).slice(-1);
  const file = path.join(newer, 'backups', latest ?? '', 'manifest.json');
  const manifest = JSON.parse(fs.readFileSync(file, 'utf8'));
  manifest.migrations.push({ name: '9999_later.sql', fingerprint: 'x' });
  fs.writeFileSync(file, JSON.stringify(manifest));
  expect(await restored(newHome(), newer)).toMatchObject({ ok: false, printed: expect.stringContaining('newer than this program') });
});

test('from a bucket to a bucket', slow, async () => {
  const [kept, target] = [await startBucket(), await startBucket()];
  try {
    const at = kept.s3.endpoint.replace('http:', 's3+http:');
    const keys = { BACKUP_S3_ACCESS_KEY: 'key', BACKUP_S3_SECRET_KEY: 'secret' };
    expect(await backups(['take', at], { ...settings, ...keys })).toMatchObject({ ok: true });
    const s3 = { S3_ENDPOINT: target.s3.endpoint, S3_ACCESS_KEY: 'key', S3_SECRET_KEY: 'secret' };
    expect(await backups(['restore', at], { DATA_DIR: newHome(), ...keys, ...s3 })).toMatchObject({ ok: true });
    const copied = Object.fromEntries([...target.objects].map(([name, bytes]) => [name, digest(bytes)]));
    expect(copied).toEqual(await contentOfFiles(settings.DATA_DIR));
  } finally {
    kept.close();
    target.close();
  }
});
