import { interview } from '@vitrine/contract/interviews/interview.ts';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { uploader } from '../src/areas/interviews/fixtures.ts';
import { givenJobCode } from '../src/areas/job-codes/fixtures.ts';
import { givenPerson, givenRecruiter } from './people.ts';
import { startProgram } from './programs.ts';
import { startWorld } from './world.ts';

const t = await startWorld();

test('the log says what went wrong and where, the caller reads nothing of it', async () => {
  const program = await startProgram(t, 'web', { env: { LOG_LEVEL: 'error' } });
  let log = '';
  program.process.stdout?.on('data', (chunk: Buffer) => {
    log += chunk;
  });
  const job = await givenJobCode(await t.as((await givenRecruiter(t.world)).accountId));
  const candidate = await t.as((await givenPerson(t.world)).accountId);
  const { applicationId } = await candidate(interview.begin, { jobcodeId: job.id, consent: true });
  const made = await candidate(takes.create, { applicationId, questionNo: 1, kind: 'video', mimeType: 'video/webm' });
  // a file lies where the folder of the pieces should be
  await t.world.files.put(`takes/${made.takeId}/pieces`, new Uint8Array([1]));
  expect((await uploader(program.address, made).patch(0, Buffer.alloc(10))).status).toBe(500);
  await expect.poll(() => log, { timeout: 20_000 }).toContain('did not arrive');
  const { error } = JSON.parse(log.split('\n').find((line) => line.includes('did not arrive')) ?? '{}');
  expect(error).toMatchObject({ message: expect.stringMatching(/EEXIST|ENOTDIR/), stack: expect.stringContaining('piece-store.ts') });
});

test('the log holds no connection with its secrets where one was cut', async () => {
  const program = await startProgram(t, 'worker', { env: { LOG_LEVEL: 'error' } });
  let log = '';
  program.process.stdout?.on('data', (chunk: Buffer) => {
    log += chunk;
  });
  const outside = new pg.Client({ ...inject('postgres'), database: 'postgres' });
  await outside.connect();
  await outside.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [t.connection.database]);
  await outside.end();
  await expect.poll(() => log, { timeout: 30_000 }).toContain('terminating connection');
  expect(log).toContain('"stack"');
  expect(log).not.toMatch(/secretKey|connectionParameters/);
});
