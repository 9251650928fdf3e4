import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import { about } from '@vitrine/contract/platform/about.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listening, uploader } from '../../src/areas/interviews/fixtures.ts';
import { givenJobCode } from '../../src/areas/job-codes/fixtures.ts';
import { openSession } from '../../src/platform/sessions/sessions.ts';
import { lengthOf } from '../../src/providers/media/lengths.ts';
import type { CleanContainer } from '../../src/providers/media/recording.ts';
import { decodeFile } from '../../src/providers/media/studio.ts';
import { givenPerson, givenRecruiter } from '../people.ts';
import { startProgram } from '../programs.ts';
import { aac, h264, inPieces, opus, record, vp8 } from '../recordings.ts';
import { startWorld } from '../world.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-full-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
const seconds = 15;
const recordings = [
  { browser: 'Firefox', bytes: fs.readFileSync(record(folder, 'a.webm', { ...vp8, ...opus }, seconds)) },
  {
    browser: 'Safari',
    bytes: fs.readFileSync(record(folder, 'b.mp4', { ...h264, ...aac, ...inPieces }, seconds)),
  },
  { browser: 'Chromium', bytes: fs.readFileSync(record(folder, 'c.mkv', { ...h264, ...opus }, seconds)) },
];
const smallest = Math.min(...recordings.map(({ bytes }) => bytes.length));
/** No file may grow beyond three quarters of the smallest recording. */
const largestFile = Math.floor((smallest * 0.75) / 1024);

const t = await startWorld({ LOG_LEVEL: 'silent' });
const full = await startProgram(t, 'web', { largestFile, env: { LOG_LEVEL: 'silent' } });
let roomy = '';
beforeAll(async () => {
  roomy = await listening(t.app);
});

async function interviewing() {
  const { accountId } = await givenPerson(t.world);
  const job = await givenJobCode(await t.as((await givenRecruiter(t.world)).accountId));
  const candidate = await t.as(accountId);
  const { applicationId } = await candidate(interview.begin, { jobcodeId: job.id, consent: true });
  const made = await candidate(takes.create, { applicationId, questionNo: 1, kind: 'video', mimeType: 'video/webm' });
  const row = () => t.world.db.selectFrom('take').selectAll().where('id', '=', made.takeId).executeTakeFirstOrThrow();
  const end = (length: number) =>
    candidate(takes.end, { takeId: made.takeId, uploadToken: made.uploadToken, endedBy: 'stopped', length, recordedMs: seconds * 1000 });
  return { ...made, accountId, job, candidate, applicationId, row, end };
}

test('a piece that there is no room for is refused as that, keeps what came before, and arrives later', async () => {
  const one = await interviewing();
  const bytes = Buffer.alloc(largestFile * 1024 + 5000, 1);
  const small = uploader(full.address, one);
  expect(await small.patch(0, bytes.subarray(0, 4000))).toMatchObject({ status: 204, offset: 4000 });
  const reply = await fetch(small.url, {
    method: 'PATCH',
    headers: { ...small.headers, 'content-type': 'application/offset+octet-stream', 'upload-offset': '4000' },
    body: bytes.subarray(4000),
  });
  const text = await reply.text();
  expect([reply.status, JSON.parse(text).code]).toEqual([507, 'no-room']);
  expect(text).not.toMatch(/EFBIG|ENOSPC|files\//);
  expect(await small.head()).toMatchObject({ status: 200, offset: 4000 });
  expect(await uploader(roomy, one).patch(4000, bytes.subarray(4000))).toMatchObject({ status: 204, offset: bytes.length });
});

test('a form whose file there is no room for is refused as that and uses no attempt', async () => {
  const one = await interviewing();
  const booking = (await one.row()).application_id;
  const { booking_id } = await t.world.db
    .selectFrom('application')
    .select('booking_id')
    .where('id', '=', booking)
    .executeTakeFirstOrThrow();
  const form = new FormData();
  form.append('file', new Blob([recordings[1]?.bytes ?? Buffer.alloc(0)]), 'answer.mp4');
  const reply = await fetch(`${full.address}/api/jobcode/upload/videoanswer?bookingId=${booking_id}&questionNo=1`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await openSession(t.world, one.accountId)}` },
    body: form,
  });
  const text = await reply.text();
  expect([reply.status, JSON.parse(text).code]).toEqual([507, 'no-room']);
  expect(text).not.toMatch(/EFBIG|ENOSPC|tmp/);
  const used = await t.world.db
    .selectFrom('take')
    .select('id')
    .where('application_id', '=', one.applicationId)
    .where('uses_attempt', '=', true)
    .execute();
  expect(used).toEqual([]);
});

test('answers that a worker without room gets keep every piece, and are whole once there is room', { timeout: 480_000 }, async () => {
  const all = [];
  for (const { bytes } of recordings) {
    const one = await interviewing();
    const half = Math.floor(bytes.length / 2);
    await uploader(roomy, one).patch(0, bytes.subarray(0, half));
    await uploader(roomy, one).patch(half, bytes.subarray(half));
    await one.end(bytes.length);
    all.push(one);
  }
  const worker = await startProgram(t, 'worker', { largestFile, env: { LOG_LEVEL: 'silent' } });
  // tried at least twice, each time without room
  const triedTwice = async () => {
    const { rows } = await sql<{ jobs: number }>`
      select count(*)::int as jobs from pgboss.job
      where name = 'make-take' and (retry_count > 1 or (retry_count = 1 and state = 'retry'))`.execute(t.world.db);
    return rows[0]?.jobs;
  };
  await expect.poll(triedTwice, { timeout: 180_000 }).toBe(all.length);
  for (const one of all) {
    expect(await one.row()).toMatchObject({ state: 'finished', media_state: 'waiting', uses_attempt: true });
    expect(await t.world.files.list(`takes/${one.takeId}/pieces/`)).toHaveLength(2);
  }
  worker.process.kill('SIGTERM');
  await startProgram(t, 'worker', { env: { LOG_LEVEL: 'silent' } });
  for (const one of all) {
    await expect.poll(async () => (await one.row()).check_state, { timeout: 180_000 }).toBe('same');
    const { media } = await one.row();
    const file = path.join(t.world.config.dataDir, 'files', media ?? '');
    const decoded = await decodeFile(file, path.extname(file).slice(1) as CleanContainer);
    expect(Math.abs(lengthOf(decoded.spans) - seconds)).toBeLessThan(1);
    await expect.poll(() => t.world.files.list(`takes/${one.takeId}/pieces/`)).toEqual([]);
  }
});

test('health tells where there is little room', async () => {
  const poor = await startWorld({ LEAST_ROOM_MB: '1e12' });
  expect(await (await poor.as())(about.health, {})).toEqual({ ok: true, ready: true, room: false });
  expect(await (await t.as())(about.health, {})).toMatchObject({ ok: true, ready: true });
});
