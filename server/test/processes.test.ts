import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import { afterAll, expect, test } from 'vitest';
import { listening, uploader } from '../src/areas/interviews/fixtures.ts';
import { givenJobCode } from '../src/areas/job-codes/fixtures.ts';
import { givenPerson, givenRecruiter } from './people.ts';
import { startProgram } from './programs.ts';
import { aac, h264, record } from './recordings.ts';
import { startWorld } from './world.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-processes-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
// this process is one web program without jobs; beside it run another one and a worker
const t = await startWorld();
const [here, { address: there }] = await Promise.all([listening(t.app), startProgram(t, 'web'), startProgram(t, 'worker')]);

test('an answer begun at one program goes on at another, and a third makes it playable', { timeout: 120_000 }, async () => {
  const recording = fs.readFileSync(record(folder, 'answer.mp4', { ...h264, ...aac }));
  const job = await givenJobCode(await t.as((await givenRecruiter(t.world)).accountId));
  const candidate = await t.as((await givenPerson(t.world)).accountId);
  const { applicationId } = await candidate(interview.begin, { jobcodeId: job.id, consent: true });
  const made = await candidate(takes.create, { applicationId, questionNo: 1, kind: 'video', mimeType: 'video/mp4' });

  const half = Math.floor(recording.length / 2);
  expect(await uploader(here, made).patch(0, recording.subarray(0, half))).toEqual({ status: 204, offset: half });
  expect(await uploader(there, made).head()).toMatchObject({ status: 200, offset: half });
  expect(await uploader(there, made).patch(half, recording.subarray(half))).toEqual({ status: 204, offset: recording.length });
  await candidate(takes.end, { takeId: made.takeId, uploadToken: made.uploadToken, endedBy: 'stopped', length: recording.length });

  const take = async () => (await candidate(interview.view, { jobcodeId: job.id })).questions[0]?.takes[0];
  await expect.poll(async () => (await take())?.mediaState, { timeout: 90_000 }).toBe('ready');
  const url = (await take())?.media?.url ?? '';
  for (const address of [here, there]) {
    const reply = await fetch(`${address}${url}`, { headers: { range: 'bytes=4-7' } });
    expect([reply.status, await reply.text()]).toEqual([206, 'ftyp']);
  }
});

test('a worker tells how it is to whoever watches it, and serves nothing else', async () => {
  const token = 'token-of-those-who-watch';
  const { process, watchedAt } = await startProgram(t, 'worker', { env: { WORKER_PORT: '0', METRICS_TOKEN: token } });
  const get = (path: string, headers = {}) => fetch(`${watchedAt}${path}`, { headers });
  expect(await (await get('/api/health/live')).json()).toEqual({ live: true });
  expect((await get('/api/health/ready')).status).toBe(200);
  expect((await get('/metrics')).status).toBe(401);
  expect(await (await get('/metrics', { authorization: `Bearer ${token}` })).text()).toContain('vitrine_event_loop_lag_p99_seconds');
  for (const path of ['/', '/jobs', '/api/config', '/api/v2/jobad/search']) expect((await get(path)).status).toBe(404);
  process.kill('SIGTERM');
  await expect
    .poll(() =>
      get('/api/health/live').then(
        () => 'lives',
        () => 'gone',
      ),
    )
    .toBe('gone');
});
