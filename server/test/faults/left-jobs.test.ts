import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listening, uploader } from '../../src/areas/interviews/fixtures.ts';
import { mailRecruiters } from '../../src/areas/interviews/recruiters.jobs.ts';
import { givenJobCode } from '../../src/areas/job-codes/fixtures.ts';
import { ownContext } from '../../src/platform/context.ts';
import { takeBackJobs } from '../../src/platform/jobs/jobs.sql.ts';
import { openWorld } from '../../src/world.ts';
import { givenPerson, givenRecruiter } from '../people.ts';
import { startProgram } from '../programs.ts';
import { opus, record, vp8 } from '../recordings.ts';
import { startWorld } from '../world.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-left-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
const recording = fs.readFileSync(record(folder, 'answer.webm', { ...vp8, ...opus }, 30));
const t = await startWorld({ LOG_LEVEL: 'silent' });
let address = '';
beforeAll(async () => {
  address = await listening(t.app);
});

/** A candidate who has stopped a take of which every byte arrived. */
async function recorded() {
  const job = await givenJobCode(await t.as((await givenRecruiter(t.world)).accountId));
  const candidate = await t.as((await givenPerson(t.world)).accountId);
  const { applicationId } = await candidate(interview.begin, { jobcodeId: job.id, consent: true });
  const made = await candidate(takes.create, { applicationId, questionNo: 1, kind: 'video', mimeType: 'video/webm' });
  await uploader(address, made).patch(0, recording);
  await candidate(takes.end, { takeId: made.takeId, uploadToken: made.uploadToken, endedBy: 'stopped', length: recording.length });
  return () => t.world.db.selectFrom('take').selectAll().where('id', '=', made.takeId).executeTakeFirstOrThrow();
}

const jobsIn = async (state: string) =>
  (
    await sql<{ id: string; name: string; startsLater: boolean }>`
      select id, name, start_after > now() as "startsLater" from pgboss.job where state = ${state}::pgboss.job_state`.execute(t.world.db)
  ).rows;
const active = async () => (await jobsIn('active')).map(({ name }) => name);

test('a job whose worker is killed in the middle is done by another within 30 seconds', { timeout: 150_000 }, async () => {
  const first = await startProgram(t, 'worker');
  const take = await recorded();
  await expect.poll(active, { timeout: 60_000, interval: 10 }).toContain('make-take');
  // it holds the job and does nothing more, until the other one is there to see it die
  first.process.kill('SIGSTOP');
  await startProgram(t, 'worker');
  first.process.kill('SIGKILL');
  await expect.poll(async () => (await take()).media_state, { timeout: 30_000 }).toBe('ready');
  await expect.poll(async () => (await take()).check_state, { timeout: 60_000 }).toBe('same');
});

test('a program that is alone takes up what its killed predecessor held as soon as it starts', { timeout: 60_000 }, async () => {
  const mine = await startWorld({ LOG_LEVEL: 'silent' });
  await mine.world.jobs.enqueue(mine.world.db, 'tidy-up', {}, undefined, undefined);
  // what a kill leaves: the job is held, and its worker gave a sign of life a moment ago
  await sql`update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now() + interval '1 hour'`.execute(mine.world.db);
  const { config, url } = mine.world;
  const next = await openWorld({ config, connection: mine.connection, working: true, alone: true, folder: config.dataDir, url });
  try {
    const states = async () =>
      (await sql<{ state: string }>`select state from pgboss.job where name = 'tidy-up'`.execute(mine.world.db)).rows;
    await expect.poll(states, { timeout: 20_000 }).toContainEqual({ state: 'completed' });
  } finally {
    await next.close();
  }
});

test('a job that takes its worker with it again and again waits longer and longer', async () => {
  const mine = await startWorld({ LOG_LEVEL: 'silent' });
  const { db, jobs } = mine.world;
  await jobs.enqueue(db, 'tidy-up', {}, undefined, undefined);
  const later: boolean[] = [];
  for (let times = 0; times < 5; times += 1) {
    await sql`update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now() - interval '1 minute'`.execute(db);
    expect(await takeBackJobs(db, 15)).toHaveLength(1);
    const { rows } = await sql<{ waits: boolean }>`select start_after > now() as waits from pgboss.job where state = 'retry'`.execute(db);
    later.push(rows[0]?.waits ?? false);
  }
  expect(later).toEqual([false, false, false, true, true]);
});

test('a job whose worker gives signs of life is left to it', async () => {
  const mine = await startWorld({ LOG_LEVEL: 'silent' });
  const { db, jobs } = mine.world;
  await jobs.enqueue(db, 'tidy-up', {}, undefined, undefined);
  await sql`update pgboss.job set state = 'active', started_on = now() - interval '1 hour', heartbeat_on = now()`.execute(db);
  expect(await takeBackJobs(db, 15)).toEqual([]);
});

test('a job that runs twice, also at the same time, writes its mails once', async () => {
  const recruiter = await givenRecruiter(t.world);
  const job = await givenJobCode(await t.as(recruiter.accountId));
  const candidate = await t.as((await givenPerson(t.world)).accountId);
  const { applicationId } = await candidate(interview.begin, { jobcodeId: job.id, consent: true });
  const tell = () => mailRecruiters.run(ownContext(t.world), { id: randomUUID(), applicationId, about: 'asked' });
  const { email } = await t.world.db.selectFrom('account').select('email').where('id', '=', recruiter.accountId).executeTakeFirstOrThrow();
  await tell();
  expect(await t.mailsTo(email)).toHaveLength(1);
  const payload = { id: randomUUID(), applicationId, about: 'asked' as const };
  const again = () => mailRecruiters.run(ownContext(t.world), payload);
  await Promise.all([again(), again()]);
  await again();
  expect(await t.mailsTo(email)).toHaveLength(2);
});
