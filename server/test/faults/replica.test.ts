import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Call } from '@vitrine/contract/caller.ts';
import { jobCodeLists } from '@vitrine/contract/job-codes/lists.ts';
import { jobSearch } from '@vitrine/contract/job-search/search.ts';
import { checks } from '@vitrine/contract/operations/checks.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenAdministrator, givenCompany } from '../../src/areas/accounts/fixtures.ts';
import { givenJobAd } from '../../src/areas/job-ads/fixtures.ts';
import { givenJobCode } from '../../src/areas/job-codes/fixtures.ts';
import { atomically } from '../../src/platform/context.ts';
import { type EmbeddedPostgres, startPostgres } from '../../src/platform/postgres/postgres.ts';
import { onReplica } from '../../src/platform/postgres/replica/reading.ts';
import { ask, copyAsStandby, startStandby } from '../outside/standby.ts';
import { startWorld, type TestWorld } from '../world.ts';

let primary: EmbeddedPostgres;
let standby: EmbeddedPostgres;
let t: TestWorld;
let recruiter: Call;
let anyone: Call;
let admin: Call;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-replica-'));
fs.chmodSync(folder, 0o711);
const standbyFolder = path.join(folder, 'standby');

beforeAll(async () => {
  primary = await startPostgres(path.join(folder, 'primary'), () => undefined);
  await copyAsStandby(primary, standbyFolder);
  standby = await startStandby(primary, standbyFolder);
  const at = ({ host, user }: EmbeddedPostgres) => ({ host, user, database: 'postgres' });
  t = await startWorld({ LOG_LEVEL: 'silent' }, { connection: at(primary), direct: at(primary), standby: at(standby) });
  const { owner } = await givenCompany(t.world);
  [recruiter, anyone] = [await t.as(owner.id), await t.as()];
  admin = await t.as((await givenAdministrator(t.world)).id);
}, 120_000);
afterAll(async () => {
  await standby.stop();
  await primary.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** How often a database has looked into the table of the search. */
const looks = async (of: EmbeddedPostgres) =>
  (await ask<{ n: number }>(of, `select (seq_scan + idx_scan)::int as n from pg_stat_user_tables where relname = 'job_search'`)).n;
const isReadFromReplica = () => onReplica(t.world, async ({ db }) => db !== t.world.db);
const found = async (text: string) => (await anyone(jobSearch.search, { textSearch: text })).total;
const check = async () => (await admin(checks.list, {})).items.find(({ name }) => name === 'replica');

test('a search is read from the replica, and finds what was published a moment ago', async () => {
  const before = await looks(standby);
  for (let n = 1; n <= 8; n += 1) {
    await givenJobAd(recruiter, { title: `Lighthouse keeper ${n}` });
    await t.work();
    expect(await found('lighthouse')).toBe(n);
  }
  await expect.poll(() => looks(standby), { timeout: 15_000 }).toBeGreaterThan(before + 5);
  expect(await check()).toMatchObject({ state: 'works' });
});

test('inside a transaction its own rows are read', async () => {
  await atomically(t.world, async (ctx) => {
    expect(await onReplica(ctx, async ({ db }) => db === ctx.db)).toBe(true);
  });
});

test('work that writes all the same is done, once', async () => {
  await expect.poll(isReadFromReplica, { timeout: 15_000 }).toBe(true);
  const kept = await onReplica(t.world, ({ db }) =>
    db
      .insertInto('erasure')
      .values({ kind: 'account', digest: 'ab'.repeat(32), at: t.world.now().toISOString() })
      .execute(),
  );
  expect(kept).toHaveLength(1);
});

test('what takes longer there than anybody waits is not done on the database as well: whoever asked is told to come back', async () => {
  await expect.poll(isReadFromReplica, { timeout: 15_000 }).toBe(true);
  const done: boolean[] = [];
  const slow = onReplica(t.world, async ({ db }) => {
    done.push(db === t.world.db);
    await sql`select pg_sleep(11)`.execute(db);
  });
  await expect(slow).rejects.toMatchObject({ code: 'unavailable' });
  expect(done).toEqual([false]);
}, 30_000);

test('what stands still is not read from: everybody sees what they wrote', async () => {
  await ask(standby, 'select pg_wal_replay_pause()');
  for (let n = 1; n <= 5; n += 1) {
    await givenJobCode(recruiter, { title: `Wick trimmer ${n}` });
    expect((await recruiter(jobCodeLists.active, { search: 'Wick' })).total).toBe(n);
  }
  await ask(standby, 'select pg_wal_replay_resume()');
  await expect.poll(isReadFromReplica, { timeout: 15_000 }).toBe(true);
});

test('a replica that falls costs nobody a reply, and is read from again once it is back', async () => {
  await standby.stop();
  for (let n = 1; n <= 5; n += 1) expect(await found('lighthouse')).toBe(8);
  expect(await check()).toMatchObject({ state: 'broken' });
  standby = await startStandby(primary, standbyFolder);
  await expect.poll(isReadFromReplica, { timeout: 20_000 }).toBe(true);
});

test('once it is a database of its own, nothing is read from it', async () => {
  await ask(standby, 'select pg_promote(true, 30)');
  await givenJobCode(recruiter, { title: 'Fog horn' });
  expect((await recruiter(jobCodeLists.active, { search: 'Fog' })).total).toBe(1);
  expect(await isReadFromReplica()).toBe(false);
  expect(await check()).toMatchObject({ state: 'broken', found: 'no-standby' });
});
