import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { day } from '@vitrine/contract/durations.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givenCandidate, givenCompany } from '../../src/areas/accounts/fixtures.ts';
import { listening, uploader } from '../../src/areas/interviews/fixtures.ts';
import { aQuestion, givenJobCode } from '../../src/areas/job-codes/fixtures.ts';
import { openSession } from '../../src/platform/sessions/sessions.ts';
import { aac, h264, record } from '../recordings.ts';
import { sweep } from '../sweep.ts';
import { ownTemporaryFolder } from '../temporary.ts';
import { startWorld } from '../world.ts';

const samples = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-samples-'));
const temporary = ownTemporaryFolder();
const { world, app, as, work, later } = await startWorld();
afterAll(() => fs.rmSync(samples, { recursive: true, force: true }));

const megabyte = 1024 * 1024;
const movie = fs.readFileSync(record(samples, 'good.mp4', { ...h264, ...aac }));
const executable = Buffer.alloc(200_000);
fs.readSync(fs.openSync(process.execPath, 'r'), executable, 0, executable.length, 0);
const playlist = Buffer.from('#EXTM3U\n#EXT-X-TARGETDURATION:10\n#EXTINF:10,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n');
const disguised = Buffer.concat([movie.subarray(0, 32), playlist]);
const bad: Record<string, Buffer> = {
  'an executable': executable,
  'a playlist of local files': playlist,
  'a playlist behind the first bytes of a film': disguised,
  'a film cut in half': movie.subarray(0, Math.floor(movie.length / 2)),
  'an empty file': Buffer.alloc(0),
};

let address = '';
let candidateId = '';
let recruiterId = '';
let job = { id: '', bookingId: '' };
let applicationId = '';
beforeAll(async () => {
  address = await listening(app);
  recruiterId = (await givenCompany(world)).owner.id;
  job = await givenJobCode(await as(recruiterId), { questions: [aQuestion('Why bread?', { retries: 'endless' })] });
  candidateId = (await givenCandidate(world)).id;
  applicationId = (await (await as(candidateId))(interview.begin, { jobcodeId: job.id, consent: true })).applicationId;
});

const uploads = (): [name: string, url: string, accountId: string, fields: Record<string, string>][] => [
  ['answer', `/api/jobcode/upload/videoanswer?bookingId=${job.bookingId}&questionNo=1`, candidateId, {}],
  ['video of a question', '/api/jobcode/upload', recruiterId, { id: job.id, fileIndex: '0' }],
  ['welcome video', '/api/jobcode/onboarding/uploadvideo', recruiterId, { id: job.id }],
  ['video of a company', '/api/business/profile/upload/video', recruiterId, {}],
];

const stored = async () => (await world.files.list('')).map((one) => one.name);
const leftOver = () => fs.readdirSync(temporary, { recursive: true }).filter((one) => !/^vitrine-world-[^/]*/.test(String(one)));
const expectNothingLeft = async (before: string[]) => {
  await expect.poll(leftOver, { timeout: 20_000 }).toEqual([]);
  expect(await stored()).toEqual(before);
};

interface Sent {
  status: number;
  code: string;
  /** Bytes of the file that went out before the answer came. */
  sent: number;
}

/** Sends a form whose file is made while it is sent, without saying its length, and listens for the answer meanwhile. */
async function stream(url: string, accountId: string, fields: Record<string, string>, bytes: number): Promise<Sent> {
  const authorization = `Bearer ${await openSession(world, accountId)}`;
  const request = http.request(`${address}${url}`, {
    method: 'POST',
    agent: false,
    headers: { authorization, 'content-type': 'multipart/form-data; boundary=between', 'transfer-encoding': 'chunked' },
  });
  const part = (name: string) => `--between\r\ncontent-disposition: form-data; name="${name}"`;
  for (const [name, value] of Object.entries(fields)) request.write(`${part(name)}\r\n\r\n${value}\r\n`);
  request.write(`${part('file')}; filename="long.mp4"\r\ncontent-type: video/mp4\r\n\r\n`);
  request.write(movie.subarray(0, 32));
  return pour(request, bytes, '\r\n--between--\r\n');
}

async function pour(request: http.ClientRequest, bytes: number, end: string): Promise<Sent> {
  const chunk = Buffer.alloc(megabyte / 4, 7);
  let sent = 0;
  let answer: http.IncomingMessage | undefined;
  const finished = new Promise<void>((resolve) => {
    request.on('response', () => resolve()).on('error', () => resolve());
  });
  let broken: Error | undefined;
  request.on('response', (response) => {
    answer = response;
  });
  request.on('error', (error) => {
    broken = error;
  });
  while (sent < bytes && !answer && !broken) {
    const roomy = request.write(chunk);
    sent += chunk.length;
    if (roomy) await new Promise((resolve) => setImmediate(resolve));
    else await Promise.race([once(request, 'drain'), finished]).catch(() => undefined);
  }
  if (!broken) request.end(end);
  await expect.poll(() => answer ?? broken, { timeout: 60_000 }).toBeDefined();
  if (!answer) throw broken ?? new Error('no answer');
  const text = (await answer.toArray()).join('');
  return { status: answer.statusCode ?? 0, code: text.startsWith('{') ? JSON.parse(text).code : text, sent };
}

async function send(url: string, accountId: string, fields: Record<string, string>, content: Buffer) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([Buffer.from(content)]), 'film.mp4');
  const authorization = `Bearer ${await openSession(world, accountId)}`;
  const reply = await fetch(`${address}${url}`, { method: 'POST', headers: { authorization }, body: form });
  return { status: reply.status, ...((await reply.json()) as { code: string }) };
}

describe.each([0, 1, 2, 3])('upload %#', (index) => {
  test.each(Object.keys(bad))('refuses %s and keeps nothing of it', async (what) => {
    const [, url, accountId, fields] = uploads()[index] ?? ['', '', '', {}];
    const before = await stored();
    const reply = await send(url, accountId, fields, bad[what] ?? Buffer.alloc(0));
    expect([
      { status: 415, code: 'wrong-file-type' },
      { status: 422, code: 'broken-video' },
    ]).toContainEqual({ status: reply.status, code: reply.code });
    await expectNothingLeft(before);
  });

  test('stops taking a file once it is 100 MB long', async () => {
    const [, url, accountId, fields] = uploads()[index] ?? ['', '', '', {}];
    const before = await stored();
    const reply = await stream(url, accountId, fields, 400 * megabyte);
    expect(reply).toMatchObject({ status: 413, code: 'too-large' });
    expect(reply.sent).toBeGreaterThanOrEqual(99 * megabyte);
    expect(reply.sent).toBeLessThan(200 * megabyte);
    await expectNothingLeft(before);
  });

  test('refuses at once what says that it is too long', async () => {
    const [, url, accountId] = uploads()[index] ?? ['', '', '', {}];
    const authorization = `Bearer ${await openSession(world, accountId)}`;
    const headers = { authorization, 'content-type': 'multipart/form-data; boundary=between', 'content-length': 101 * megabyte };
    const reply = await pour(http.request(`${address}${url}`, { method: 'POST', agent: false, headers }), 2 * megabyte, '');
    expect(reply).toMatchObject({ status: 413, code: 'too-large' });
  });

  test('takes a true film', async () => {
    const [, url, accountId, fields] = uploads()[index] ?? ['', '', '', {}];
    expect((await send(url, accountId, fields, movie)).status).toBe(200);
    await expect.poll(leftOver, { timeout: 20_000 }).toEqual([]);
  });
});

describe('a take that arrives piece by piece', () => {
  const begin = async () => {
    const candidate = await as(candidateId);
    const made = await candidate(takes.create, { applicationId, questionNo: 1, kind: 'video', mimeType: 'video/mp4' });
    const take = async () =>
      (await candidate(interview.view, { jobcodeId: job.id })).questions[0]?.takes.find((one) => one.takeId === made.takeId);
    return { ...made, ...uploader(address, made), candidate, take };
  };

  test.each(Object.entries(bad).filter(([, bytes]) => bytes.length > 0))(
    'and is %s is noted as unreadable, never shown, and goes with the take',
    async (_, bytes) => {
      const one = await begin();
      await one.patch(0, bytes);
      await one.candidate(takes.end, { takeId: one.takeId, uploadToken: one.uploadToken, endedBy: 'stopped', length: bytes.length });
      await work();
      expect(await one.take()).toMatchObject({ mediaState: 'failed', media: null });
      await one.candidate(takes.discard, { takeId: one.takeId });
      later(8 * day);
      await sweep(world);
      await work();
      expect(await world.files.list(`takes/${one.takeId}/`)).toEqual([]);
      expect(leftOver()).toEqual([]);
    },
  );

  test('and is empty is no take', async () => {
    const one = await begin();
    await one.candidate(takes.end, { takeId: one.takeId, uploadToken: one.uploadToken, endedBy: 'stopped', length: 0 });
    expect(await one.take()).toBeUndefined();
  });

  test('takes no more than it may hold', { timeout: 20_000 }, async () => {
    const one = await begin();
    const held = 200 * megabyte - 100_000;
    await world.db.updateTable('take').set({ bytes: held }).where('id', '=', one.takeId).execute();
    const headers = { ...one.headers, 'content-type': 'application/offset+octet-stream', 'upload-offset': held };
    const reply = await pour(
      http.request(one.url, { method: 'PATCH', agent: false, headers: { ...headers, 'transfer-encoding': 'chunked' } }),
      20 * megabyte,
      '',
    );
    expect(reply.status).toBe(413);
    expect((await one.head()).offset).toBeLessThanOrEqual(200 * megabyte);
  });
});
