import { companyExport } from '@vitrine/contract/company-export/company-export.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startProgram } from '../../../test/programs.ts';
import { startWorld } from '../../../test/world.ts';
import { unzipped } from '../../../test/zip.ts';
import { takeBackJobs } from '../../platform/jobs/jobs.sql.ts';
import { givenCandidate, givenCompany } from '../accounts/fixtures.ts';
import { givenApplication, givenVideo } from '../applicants/fixtures.ts';
import { givenJobCode } from '../job-codes/fixtures.ts';
import { fetchedExport } from './fixtures.ts';

const t = await startWorld({ LOG_LEVEL: 'silent' });
const mebi = 1024 * 1024;

/** A company to which somebody sent a film of so many bytes. */
async function givenFilm(bytes: number) {
  const { owner } = await givenCompany(t.world);
  const boss = await t.as(owner.id);
  const { bookingId } = await givenJobCode(boss);
  const takeId = await givenVideo(t.world, await givenApplication(t.world, bookingId, (await givenCandidate(t.world)).id), 1);
  await t.world.files.put(`takes/${takeId}.mp4`, Buffer.alloc(bytes, 7));
  return { owner, boss };
}

const states = async () =>
  (await sql<{ state: string }>`select state from pgboss.job where name = 'export-company'`.execute(t.world.db)).rows.map(
    ({ state }) => state,
  );
const due = () => sql`update pgboss.job set start_after = now() where name = 'export-company' and state = 'retry'`.execute(t.world.db);
const filmIn = (zip: Buffer) => [...unzipped(zip)].find(([name]) => name.endsWith('.mp4'))?.[1].length;

test('a worker that is killed in the middle leaves nothing to fetch, and the next one makes a whole export', {
  timeout: 120_000,
}, async () => {
  const { boss, owner } = await givenFilm(150 * mebi);
  const worker = await startProgram(t, 'worker', { env: { LOG_LEVEL: 'silent' } });
  await boss(companyExport.start, {});
  await expect.poll(async () => (await boss(companyExport.state, {})).bytes, { timeout: 60_000, interval: 5 }).toBeGreaterThan(0);
  worker.process.kill('SIGKILL');
  expect(await boss(companyExport.state, {})).toMatchObject({ state: 'working', expiresAt: null });
  await expect(boss(companyExport.fetch, {})).rejects.toMatchObject({ problem: { code: 'not-found' } });
  expect(await states()).toEqual(['active']);
  await takeBackJobs(t.world.db, null);
  await t.work();
  expect(await boss(companyExport.state, {})).toMatchObject({ state: 'ready', done: 1, total: 1, missing: 0 });
  expect(filmIn(await fetchedExport(t.app, boss))).toBe(150 * mebi);
  expect((await t.mailsTo(owner.email)).filter(({ subject }) => subject.includes('export'))).toHaveLength(1);
});

test('where there is no room it says so and offers nothing, and when there is room again it is made', { timeout: 120_000 }, async () => {
  const { boss } = await givenFilm(8 * mebi);
  const worker = await startProgram(t, 'worker', { largestFile: 2048, env: { LOG_LEVEL: 'silent' } });
  await boss(companyExport.start, {});
  await expect.poll(async () => (await boss(companyExport.state, {})).fault, { timeout: 60_000 }).toBe('no-room');
  expect(await boss(companyExport.state, {})).toMatchObject({ state: 'waiting', expiresAt: null });
  worker.process.kill('SIGKILL');
  await takeBackJobs(t.world.db, null);
  await due();
  await t.work();
  expect(await boss(companyExport.state, {})).toMatchObject({ state: 'ready', fault: null });
  expect(filmIn(await fetchedExport(t.app, boss))).toBe(8 * mebi);
});
