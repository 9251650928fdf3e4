import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { registration } from '@vitrine/contract/accounts/registration.ts';
import { day, minute } from '@vitrine/contract/durations.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import type { TakeEnd } from '@vitrine/contract/interviews/parts.ts';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givenPerson, givenRecruiter } from '../../../../test/people.ts';
import { h264, opus, record, vp8 } from '../../../../test/recordings.ts';
import { sweep } from '../../../../test/sweep.ts';
import { callAs, startWorld } from '../../../../test/world.ts';
import { aQuestion, givenJobCode } from '../../job-codes/fixtures.ts';
import { givenBegun, listening, uploader } from '../fixtures.ts';

const { world, app, as, work, later, mailsTo } = await startWorld();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'takes-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
const recording = fs.readFileSync(record(folder, 'answer.mkv', { ...h264, ...opus }));
const foreign = fs.readFileSync(record(folder, 'answer.webm', { ...vp8, ...opus }));
let address = '';
beforeAll(async () => {
  address = await listening(app);
});

/** A candidate in a begun interview of two questions. */
async function interviewing(
  questions = [aQuestion('Why bread?', { retries: '1' }), aQuestion('Why here?', { retries: 'endless', skippable: true })],
) {
  const recruiter = await givenRecruiter(world);
  const job = await givenJobCode(await as(recruiter.accountId), { questions });
  const person = await givenPerson(world);
  const candidate = await as(person.accountId);
  const begun = await givenBegun(candidate, job.id);
  const view = () => candidate(interview.view, { jobcodeId: job.id });
  const take = async (questionNo = 1) => {
    const made = await candidate(takes.create, { applicationId: begun.applicationId, questionNo, kind: 'video', mimeType: 'video/webm' });
    const end = (endedBy: TakeEnd, length: number) => candidate(takes.end, { ...made, endedBy, length });
    return { ...made, ...uploader(address, made), end };
  };
  return { job, person, candidate, recruiter, begun, view, take };
}

const record1 = async (take: Awaited<ReturnType<Awaited<ReturnType<typeof interviewing>>['take']>>, bytes = recording) => {
  await take.patch(0, bytes);
  await take.end('stopped', bytes.length);
};

describe('a take arrives while it is recorded', () => {
  it('piece by piece, and is playable when it has ended', async () => {
    const { take, view } = await interviewing();
    const one = await take();
    const half = Math.floor(recording.length / 2);
    expect(await one.head()).toEqual({ status: 200, offset: 0, length: null });
    expect(await one.patch(0, recording.subarray(0, half))).toEqual({ status: 204, offset: half });
    expect(await one.patch(0, recording.subarray(0, half))).toMatchObject({ status: 409 });
    await one.end('stopped', recording.length);
    expect(await one.patch(half, recording.subarray(half))).toEqual({ status: 204, offset: recording.length });
    await work();
    const [question] = (await view()).questions;
    expect(question).toMatchObject({ attempts: 2, attemptsLeft: 1 });
    expect(question?.takes[0]).toMatchObject({
      state: 'finished',
      complete: true,
      chosen: true,
      mediaState: 'ready',
      media: { processing: false },
    });
    expect(question?.takes[0]?.media?.seconds).toBeCloseTo(3, 0);
    expect(await world.files.list(`takes/${one.takeId}/pieces/`)).toEqual([]);
  });

  it('and keeps what came before a connection was cut', async () => {
    const { take } = await interviewing();
    const one = await take();
    await new Promise<void>((done) => {
      const request = http.request(one.url, {
        method: 'PATCH',
        headers: {
          ...one.headers,
          'content-type': 'application/offset+octet-stream',
          'upload-offset': 0,
          'content-length': recording.length,
        },
      });
      request.on('error', () => done());
      request.write(recording.subarray(0, 20_000), () => setTimeout(() => request.destroy(), 300));
    });
    await expect.poll(async () => (await one.head()).offset, { timeout: 20_000 }).toBe(20_000);
    expect(await one.patch(20_000, recording.subarray(20_000))).toEqual({ status: 204, offset: recording.length });
    await one.end('stopped', recording.length);
    await work();
    const stored = await world.db.selectFrom('take').selectAll().where('id', '=', one.takeId).executeTakeFirstOrThrow();
    expect(stored).toMatchObject({ state: 'finished', media_state: 'ready', bytes: recording.length });
  });

  it('two requests at once add their bytes once', async () => {
    const { take } = await interviewing();
    const one = await take();
    const bytes = recording.subarray(0, 30_000);
    const replies = await Promise.all(
      [one.patch(0, bytes), one.patch(0, bytes), one.patch(0, bytes)].map((reply) => reply.catch(() => ({ status: 0 }))),
    );
    expect(replies.filter((reply) => reply.status === 204).length).toBeLessThanOrEqual(1);
    expect((await one.head()).offset % 30_000).toBe(0);
    const pieces = await world.db.selectFrom('take_piece').selectAll().where('take_id', '=', one.takeId).execute();
    expect(pieces.length).toBeLessThanOrEqual(1);
  });

  it('only with its own token, and no more once it is sent', async () => {
    const { take, candidate, begun } = await interviewing();
    const one = await take();
    const other = uploader(address, { takeId: one.takeId, uploadToken: 'x'.repeat(43) });
    expect((await other.head()).status).toBe(404);
    expect((await other.patch(0, recording)).status).toBe(404);
    await record1(one);
    expect((await one.patch(recording.length, recording)).status).toBeGreaterThanOrEqual(400);
    await candidate(interview.submit, { applicationId: begun.applicationId });
    expect((await one.patch(recording.length, recording)).status).toBe(409);
  });

  it('a rendition for every browser follows where the first one is not', async () => {
    const { take, view } = await interviewing();
    await record1(await take(), foreign);
    await work();
    expect((await view()).questions[0]?.takes[0]?.media).toMatchObject({ contentType: 'video/mp4', processing: false });
  });
});

describe('attempts', () => {
  it.each<[TakeEnd, number]>([
    ['stopped', 1],
    ['time', 1],
    ['cancelled', 1],
    ['fault', 2],
  ])('a take that ended by %s leaves %d of two', async (endedBy, left) => {
    const { take, view } = await interviewing();
    const one = await take();
    await one.patch(0, recording);
    await one.end(endedBy, recording.length);
    await one.end(endedBy, recording.length);
    const seen = await view();
    expect(seen.questions[0]).toMatchObject({ attempts: 2, attemptsLeft: left });
    expect(seen.disconnectCount).toBe(endedBy === 'fault' ? 1 : 0);
  });

  it('end, and a request can bring another', async () => {
    const { take, candidate, begun } = await interviewing([aQuestion('Once?', { retries: 'none' })]);
    await record1(await take());
    await expect(take()).rejects.toMatchObject({ problem: { code: 'no-restarts-left' } });
    expect(begun.questions[0]).toMatchObject({ attempts: 1, attemptsLeft: 1 });
    await expect(
      candidate(takes.create, { applicationId: begun.applicationId, questionNo: 9, kind: 'video', mimeType: '' }),
    ).rejects.toMatchObject({ problem: { status: 404 } });
  });

  it('are endless where the question says so', async () => {
    const { take, view } = await interviewing();
    for (let n = 0; n < 4; n += 1) await (await take(2)).end('cancelled', 0);
    expect((await view()).questions[1]).toMatchObject({ attempts: null, attemptsLeft: null });
  });
});

describe('a candidate who does not come back', () => {
  it('finds what arrived made playable and kept, is told by mail, and nothing was sent', async () => {
    const { take, view, person, begun } = await interviewing();
    const one = await take();
    await one.patch(0, recording.subarray(0, Math.floor(recording.length * 0.7)));
    later(40 * minute);
    await sweep(world);
    await work();
    const seen = await view();
    expect(seen).toMatchObject({ submittedAt: null, disconnectCount: 1 });
    expect(seen.questions[0]).toMatchObject({ attemptsLeft: 2 });
    expect(seen.questions[0]?.takes[0]).toMatchObject({ state: 'interrupted', endedBy: 'left', chosen: false, mediaState: 'ready' });
    expect((await mailsTo(person.email))[0]?.text).toContain(`/video-interview/${begun.jobcodeId}`);
    // the rest may still arrive from the browser that kept it
    const { offset } = await one.head();
    await one.patch(offset, recording.subarray(offset));
    await one.end('fault', recording.length);
    await work();
    expect((await view()).questions[0]?.takes[0]).toMatchObject({ state: 'interrupted', complete: true, mediaState: 'ready' });
  });

  it('loses neither the recording nor an attempt where none of it could be stored for as long', async () => {
    const { take, view, candidate, begun } = await interviewing([aQuestion('Once?', { retries: 'none' })]);
    const one = await take();
    await one.end('stopped', recording.length);
    later(40 * minute);
    await sweep(world);
    await work();
    expect((await view()).questions[0]).toMatchObject({ attemptsLeft: 1 });
    // the browser has kept it, and the storage is back
    expect(await one.head()).toMatchObject({ status: 200, offset: 0 });
    expect(await one.patch(0, recording)).toEqual({ status: 204, offset: recording.length });
    await work();
    expect((await view()).questions[0]).toMatchObject({
      attemptsLeft: 0,
      takes: [{ state: 'finished', complete: true, chosen: true, mediaState: 'ready' }],
    });
    expect((await candidate(interview.submit, { applicationId: begun.applicationId })).submittedAt).not.toBeNull();
  });

  it('nor where another one was begun before the first byte of it came', async () => {
    const { take, view } = await interviewing();
    const first = await take();
    await take(2);
    expect((await view()).questions[0]?.takes).toEqual([]);
    await record1(first);
    await work();
    expect((await view()).questions[0]).toMatchObject({
      attemptsLeft: 1,
      takes: [{ takeId: first.takeId, state: 'finished', endedBy: 'stopped', chosen: true, mediaState: 'ready' }],
    });
  });

  it('an end that is told late takes the choice from nothing that was recorded since', async () => {
    const { take, view } = await interviewing();
    const first = await take();
    await first.patch(0, recording);
    const second = await take();
    await record1(second);
    await first.end('stopped', recording.length);
    const [question] = (await view()).questions;
    expect(question?.takes.map(({ takeId, chosen }) => [takeId, chosen])).toEqual([
      [first.takeId, false],
      [second.takeId, true],
    ]);
  });

  it('comes back as a guest by the link in the mail, without a password', async () => {
    const { recruiter } = await interviewing();
    const job = await givenJobCode(await as(recruiter.accountId));
    const nobody = await as();
    const person = { firstName: 'Mara', lastName: 'Olsen', email: 'mara@guest.test', termsAccepted: true as const, jobcodeId: job.id };
    const session = await nobody(registration.guest, person);
    const guest = callAs(app, { authorization: `Bearer ${'token' in session ? session.token : ''}` });
    const begun = await givenBegun(guest, job.id);
    const made = await guest(takes.create, { applicationId: begun.applicationId, questionNo: 1, kind: 'video', mimeType: 'video/webm' });
    await uploader(address, made).patch(0, recording);
    later(40 * minute);
    await sweep(world);
    await work();
    const token =
      /guest=([\w-]+)/.exec((await mailsTo(person.email)).find((mail) => mail.subject.includes('is safe'))?.text ?? '')?.[1] ?? '';
    expect(await nobody(registration.guestByLink, { token })).toMatchObject({ jobcodeId: job.id, userEmail: person.email });
  });

  it('may use what there is', async () => {
    const { take, candidate, view } = await interviewing();
    const one = await take();
    await one.patch(0, recording.subarray(0, 60_000));
    expect(await candidate(takes.choose, { takeId: one.takeId })).toMatchObject({ chosen: true });
    expect((await view()).questions[0]?.takes[0]).toMatchObject({ state: 'interrupted', complete: true, chosen: true });
  });
});

describe('sending', () => {
  it('waits for every answer and for every byte', async () => {
    const { take, candidate, begun, person } = await interviewing();
    const submit = () => candidate(interview.submit, { applicationId: begun.applicationId });
    await expect(submit()).rejects.toMatchObject({ problem: { code: 'answers-missing' } });
    const one = await take();
    await one.patch(0, recording.subarray(0, 1000));
    await one.end('stopped', recording.length);
    await expect(submit()).rejects.toMatchObject({ problem: { code: 'not-sent-yet' } });
    await one.patch(1000, recording.subarray(1000));
    const sent = await submit();
    expect(sent.questions[0]?.takes[0]?.state).toBe('submitted');
    expect(sent.submittedAt).not.toBeNull();
    await expect(submit()).rejects.toMatchObject({ problem: { code: 'already-applied' } });
    await expect(take()).rejects.toMatchObject({ problem: { code: 'already-applied' } });
    expect((await mailsTo(person.email))[0]?.subject).toContain('was sent');
  });

  it('takes the chosen take and discards the others', async () => {
    const { take, candidate, begun } = await interviewing();
    const first = await take();
    await record1(first);
    await record1(await take());
    await candidate(takes.choose, { takeId: first.takeId });
    const sent = await candidate(interview.submit, { applicationId: begun.applicationId });
    expect(sent.questions[0]?.takes.map((one) => one.takeId)).toEqual([first.takeId]);
  });

  it('takes words instead of a picture, up to a limit', async () => {
    const { candidate, begun } = await interviewing();
    const say = (text: string) => candidate(takes.text, { applicationId: begun.applicationId, questionNo: 1, text });
    await expect(say('x'.repeat(1001))).rejects.toMatchObject({
      problem: { code: 'too-long', title: 'You have exceeded the character limit' },
    });
    await say('Because of the crust.');
    expect(await say('Because of the smell.')).toMatchObject({ kind: 'text', chosen: true, complete: true, ordinal: 1 });
    expect((await candidate(interview.submit, { applicationId: begun.applicationId })).submittedAt).not.toBeNull();
  });

  it('trims without cutting', async () => {
    const { take, candidate } = await interviewing();
    const one = await take();
    await record1(one);
    await work();
    expect(await candidate(takes.trim, { takeId: one.takeId, trim: { start: 1, end: 2 } })).toMatchObject({ trim: { start: 1, end: 2 } });
    await expect(candidate(takes.trim, { takeId: one.takeId, trim: { start: 2, end: 1 } })).rejects.toMatchObject({
      problem: { code: 'invalid' },
    });
    await expect(candidate(takes.trim, { takeId: one.takeId, trim: { start: 0, end: 60 } })).rejects.toMatchObject({
      problem: { code: 'invalid' },
    });
    expect(await candidate(takes.trim, { takeId: one.takeId, trim: null })).toMatchObject({ trim: null });
  });
});

describe('what was thrown away', () => {
  it('is removed after a week, pieces and all', async () => {
    const { take } = await interviewing();
    const one = await take();
    await one.patch(0, recording);
    await one.end('cancelled', recording.length);
    expect(await world.files.list(`takes/${one.takeId}/`)).toHaveLength(1);
    later(8 * day);
    await sweep(world);
    await work();
    expect(await world.files.list(`takes/${one.takeId}/`)).toEqual([]);
  });
});

describe('links to recordings', () => {
  it('serve ranges, and end with the session and after ten minutes', async () => {
    const { take, view } = await interviewing();
    await record1(await take());
    await work();
    const url = (await view()).questions[0]?.takes[0]?.media?.url ?? '';
    const part = await app.inject({ url, headers: { range: 'bytes=4-7' } });
    expect([part.statusCode, part.body, part.headers['content-type']]).toEqual([206, 'ftyp', 'video/mp4']);
    expect((await app.inject({ url: `${url}x` })).statusCode).toBe(404);
    expect((await app.inject({ url, headers: { range: 'bytes=99999999-' } })).statusCode).toBe(416);
    later(11 * minute);
    expect((await app.inject({ url })).statusCode).toBe(410);
  });
});
