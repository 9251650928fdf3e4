import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { closing } from '@vitrine/contract/admin/closing.ts';
import { hour, minute } from '@vitrine/contract/durations.ts';
import { answers } from '@vitrine/contract/interviews/answers.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import { tracking } from '@vitrine/contract/interviews/tracking.ts';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { givenPerson, givenRecruiter } from '../../../test/people.ts';
import { aac, h264, opus, record, vp8 } from '../../../test/recordings.ts';
import { sweep } from '../../../test/sweep.ts';
import { startWorld } from '../../../test/world.ts';
import { givenAdministrator } from '../accounts/fixtures.ts';
import { aQuestion, givenJobCode } from '../job-codes/fixtures.ts';
import { givenBegun } from './fixtures.ts';

const { world, app, as, work, later, mailsTo } = await startWorld();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'answers-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
const blob = (file: string) => new File([fs.readFileSync(file)], path.basename(file));
const mp4 = blob(record(folder, 'answer.mp4', { ...h264, ...aac }));
const webm = blob(record(folder, 'answer.webm', { ...vp8, ...opus }));

async function interviewing(questions = [aQuestion('Why bread?', { retries: 'none' })]) {
  const person = await givenRecruiter(world);
  const recruiter = await as(person.accountId);
  const job = await givenJobCode(recruiter, { questions });
  const candidatePerson = await givenPerson(world);
  const candidate = await as(candidatePerson.accountId);
  const begun = await givenBegun(candidate, job.id);
  return { recruiter, job, candidate, email: candidatePerson.email, begun, bookingId: begun.bookingId };
}

const refused = (code: string) => ({ problem: { code } });

describe('the tracking of an interview', () => {
  it('says who it is about only to the candidate and the company', async () => {
    const { begun, bookingId, candidate, recruiter, email } = await interviewing();
    const asked = { bookingId, uniqueId: begun.uniqueId };
    const nobody = await as();
    const open = { started: true, finished: false, restartsLeft: 1, activeQuestionNo: 1 };
    expect(await nobody(tracking.byUniqueId, asked)).toEqual(open);
    expect(await nobody(tracking.byUniqueId, { bookingId, uniqueId: 'unknown' })).toMatchObject({ started: false });
    for (const call of [candidate, recruiter])
      expect(await call(tracking.byUniqueId, asked)).toMatchObject({ ...open, candidateEmail: email });
    expect(await candidate(tracking.byIp, { bookingId, ipAddress: '10.0.0.1' })).toMatchObject({ candidateEmail: email });
    expect(await recruiter(tracking.byAny, { bookingId, candidateEmail: email })).toMatchObject({ candidateEmail: email });
    const stranger = await as((await givenRecruiter(world, 'Other')).accountId);
    await expect(stranger(tracking.byAny, { bookingId, candidateEmail: email })).rejects.toMatchObject(refused('not-found'));
    expect(await stranger(tracking.byAny, asked)).toEqual(open);
    await expect(nobody(tracking.byAny, asked)).rejects.toMatchObject(refused('not-signed-in'));
  });

  it('counts every time it is opened again', async () => {
    const { candidate, begun } = await interviewing([aQuestion('One'), aQuestion('Two')]);
    const track = (reopened: boolean) => candidate(interview.track, { applicationId: begun.applicationId, activeQuestionNo: 2, reopened });
    expect(await track(false)).toEqual({ activeQuestionNo: 2, disconnectCount: 0 });
    expect(await track(true)).toEqual({ activeQuestionNo: 2, disconnectCount: 1 });
  });
});

describe('a request for another attempt', () => {
  it.each([true, false])('is answered by the company (granted: %s) and the candidate is told', async (granted) => {
    const { candidate, recruiter, bookingId, email, begun } = await interviewing();
    const begin = () =>
      candidate(takes.create, { applicationId: begun.applicationId, questionNo: 1, kind: 'video', mimeType: 'video/mp4' });
    await candidate(takes.end, { ...(await begin()), endedBy: 'cancelled', length: 0 });
    await expect(begin()).rejects.toMatchObject(refused('no-restarts-left'));
    expect(await candidate(tracking.request, { bookingId, reason: 'The dog barked' })).toMatchObject({ state: 'open', questionNo: 1 });
    // who names nobody means the own interview; a recruiter has none
    expect(await candidate(tracking.optin, { bookingId })).toMatchObject({ state: 'open', questionNo: 1 });
    await expect(recruiter(tracking.optin, { bookingId })).rejects.toMatchObject(refused('not-found'));
    expect(await recruiter(tracking.optin, { bookingId, candidateEmail: email })).toMatchObject({
      state: 'open',
      reason: 'The dog barked',
    });
    expect(await recruiter(tracking.grant, { bookingId, candidateEmail: email, granted })).toMatchObject({
      state: granted ? 'granted' : 'declined',
    });
    if (granted) expect((await begin()).attemptsLeft).toBe(1);
    else await expect(begin()).rejects.toMatchObject(refused('no-restarts-left'));
    expect((await mailsTo(email))[0]?.subject).toMatch(granted ? /another attempt for/ : /your request/);
    await expect(recruiter(tracking.grant, { bookingId, candidateEmail: email, granted })).rejects.toMatchObject(refused('not-found'));
  });
});

describe('a chosen video file', () => {
  it('is an answer, can be trimmed and is listed', async () => {
    const { candidate, bookingId } = await interviewing();
    const take = await candidate(answers.upload, { bookingId, questionNo: 1, file: mp4 });
    expect(take).toMatchObject({ state: 'finished', chosen: true, mediaState: 'ready', media: { contentType: 'video/mp4' } });
    expect(await candidate(answers.upload, { bookingId, questionNo: 1, trimDataOnly: true, start: 1, end: 2 })).toMatchObject({
      trim: { start: 1, end: 2 },
    });
    expect((await candidate(answers.uploaded, { bookingId })).items).toMatchObject([
      { questionNo: 1, fileIndex: 0, trim: { start: 1, end: 2 } },
    ]);
    await expect(candidate(answers.upload, { bookingId, questionNo: 1, file: mp4 })).rejects.toMatchObject(refused('no-restarts-left'));
  });

  it('is MOV, MP4 or M4V by its content, and costs nothing when it is not', async () => {
    const { candidate, bookingId, job } = await interviewing();
    const upload = (file?: File) => candidate(answers.upload, { bookingId, questionNo: 1, ...(file ? { file } : {}) });
    await expect(upload(webm)).rejects.toMatchObject(refused('wrong-file-type'));
    await expect(upload(new File(['MZ not a film'], 'film.mp4'))).rejects.toMatchObject(refused('wrong-file-type'));
    const head = new Uint8Array(await mp4.arrayBuffer()).slice(0, 2000);
    await expect(upload(new File([head], 'cut.mp4'))).rejects.toMatchObject(refused('broken-video'));
    await expect(upload()).rejects.toMatchObject(refused('file-missing'));
    expect((await candidate(interview.view, { jobcodeId: job.id })).questions[0]).toMatchObject({ attemptsLeft: 1, takes: [] });
  });

  it('can be used again in another interview of as many questions', async () => {
    const { candidate, bookingId, begun, recruiter } = await interviewing();
    await candidate(answers.upload, { bookingId, questionNo: 1, file: mp4 });
    await candidate(interview.submit, { applicationId: begun.applicationId });
    const second = await givenJobCode(recruiter, { questions: [aQuestion('Why cake?')] });
    const again = await givenBegun(candidate, second.id);
    const reuse = () => candidate(answers.reuse, { fromBookingId: bookingId, bookingId: again.bookingId });
    await expect(reuse()).rejects.toMatchObject(refused('not-allowed'));
    await candidate(answers.setReuse, { reuseVideoInterview: true });
    expect(await reuse()).toEqual({ copied: 1 });
    expect((await candidate(interview.view, { jobcodeId: second.id })).questions[0]?.takes[0]).toMatchObject({
      chosen: true,
      mediaState: 'ready',
    });
    const third = await givenBegun(candidate, (await givenJobCode(recruiter, { questions: [aQuestion('a'), aQuestion('b')] })).id);
    await expect(candidate(answers.reuse, { fromBookingId: bookingId, bookingId: third.bookingId })).rejects.toMatchObject(
      refused('questions-differ'),
    );
  });
});

describe('who may take an interview, and when', () => {
  it('no recruiter', async () => {
    const { recruiter, job, bookingId } = await interviewing();
    const message = { problem: { status: 403, title: 'As a recruiter, you cannot do the interview' } };
    await expect(recruiter(interview.begin, { jobcodeId: job.id, consent: true })).rejects.toMatchObject(message);
    await expect(recruiter(answers.upload, { bookingId, questionNo: 1, file: mp4 })).rejects.toMatchObject(message);
  });

  it('a guest only the one that was opened', async () => {
    const { job, recruiter } = await interviewing();
    const other = await givenJobCode(recruiter);
    const guest = await as((await givenPerson(world)).accountId, { guestOf: job.id });
    expect((await givenBegun(guest, job.id)).jobcodeId).toBe(job.id);
    await expect(givenBegun(guest, other.id)).rejects.toMatchObject(refused('guest-not-allowed'));
  });

  it('nobody else’s', async () => {
    const { begun, job } = await interviewing();
    const other = await as((await givenPerson(world)).accountId);
    await expect(other(interview.submit, { applicationId: begun.applicationId })).rejects.toMatchObject(refused('not-found'));
    await expect(other(interview.view, { jobcodeId: job.id })).rejects.toMatchObject(refused('not-found'));
  });

  it('not before it is published nor after it was archived', async () => {
    const { recruiter, candidate, job } = await interviewing();
    const draft = await givenJobCode(recruiter, { published: false });
    expect((await candidate(interview.landing, { jobcodeId: draft.id })).state).toBe('unavailable');
    await expect(givenBegun(candidate, draft.id)).rejects.toMatchObject(refused('interview-unavailable'));
    expect(await candidate(interview.landing, { jobcodeId: job.id })).toMatchObject({ state: 'open', mine: 'started', reviewers: 1 });
  });

  it('who has begun may finish after the deadline, and the rest goes if that was agreed', async () => {
    const { recruiter, email } = await interviewing();
    const made = await givenJobCode(recruiter, { questions: [aQuestion('Why?')] });
    const closesAt = new Date(world.now().getTime() + 60_000).toISOString();
    await world.db.updateTable('job_code').set({ closes_at: closesAt }).where('id', '=', made.id).execute();
    const person = await givenPerson(world);
    const agreed = await as(person.accountId);
    const begun = await givenBegun(agreed, made.id, { submitAtDeadline: true });
    await agreed(takes.text, { applicationId: begun.applicationId, questionNo: 1, text: 'Because.' });
    const late = await as((await givenPerson(world)).accountId);
    later(5 * minute);
    await expect(givenBegun(late, made.id)).rejects.toMatchObject({
      problem: { code: 'interview-expired', title: 'Interview Expired: The job interview is expired' },
    });
    await agreed(takes.text, { applicationId: begun.applicationId, questionNo: 1, text: 'Because of the crust.' });
    later(hour);
    await expect(agreed(interview.submit, { applicationId: begun.applicationId })).rejects.toMatchObject({
      problem: { title: 'Too late' },
    });
    await sweep(world);
    await work();
    expect((await agreed(interview.view, { jobcodeId: made.id })).submittedAt).not.toBeNull();
    expect((await mailsTo(person.email))[0]?.text).toContain('As you agreed');
    expect(email).not.toBe(person.email);
  });
});

it('a fault while a chosen file is stored uses no attempt, even where nothing can be written any more', async () => {
  const { candidate, bookingId, job } = await interviewing();
  const left = async () => (await candidate(interview.view, { jobcodeId: job.id })).questions[0]?.attemptsLeft;
  await sql`create function refuse_films() returns trigger language plpgsql as
    $$ begin raise exception 'no room' using errcode = '53100'; end $$`.execute(world.db);
  await sql`create trigger refuse_films before insert or update on take for each row
    when (new.media is not null or new.state = 'discarded') execute function refuse_films()`.execute(world.db);
  const upload = () => candidate(answers.upload, { bookingId, questionNo: 1, file: mp4 });
  await expect(upload()).rejects.toMatchObject(refused('no-room'));
  await sql`drop trigger refuse_films on take`.execute(world.db);
  expect(await left()).toBe(1);
  expect(await upload()).toMatchObject({ state: 'finished', chosen: true, mediaState: 'ready' });
  expect(await left()).toBe(0);
});

describe('the device check', () => {
  it('plays back from the server what it was sent, and forgets it', async () => {
    const { candidate } = await interviewing();
    const { media, hasPicture, hasSound } = await candidate(interview.check, { file: new Blob([webm]) });
    expect({ hasPicture, hasSound }).toEqual({ hasPicture: true, hasSound: true });
    expect((await app.inject({ url: media.url })).statusCode).toBe(200);
    later(31 * minute);
    await sweep(world);
    await work();
    expect(await world.files.list('checks/')).toEqual([]);
  });
});

describe('a link to one answer', () => {
  it('shows it to whoever holds the link until it is revoked', async () => {
    const { candidate, recruiter, bookingId, begun } = await interviewing();
    const take = await candidate(answers.upload, { bookingId, questionNo: 1, file: mp4 });
    await expect(recruiter(answers.createLink, { takeId: take.takeId })).rejects.toMatchObject(refused('not-found'));
    await candidate(interview.submit, { applicationId: begun.applicationId });
    const { url, linkId } = await recruiter(answers.createLink, { takeId: take.takeId });
    const nobody = await as();
    const open = () => nobody(answers.openLink, { token: url.split('#')[1] ?? '' });
    expect(await open()).toMatchObject({ question: 'Why bread?', firstName: 'Jonas', video: { contentType: 'video/mp4' } });
    expect((await recruiter(answers.links, { takeId: take.takeId })).items).toMatchObject([{ opened: 1, revoked: false }]);
    // also for somebody who is signed in: the recording was shown by the link
    const { video } = await recruiter(answers.openLink, { token: url.split('#')[1] ?? '' });
    const statuses = () => Promise.all([video?.url, video?.poster].map(async (one) => (await app.inject({ url: one ?? '' })).statusCode));
    expect(await statuses()).toEqual([200, 200]);
    await recruiter(answers.revokeLink, { linkId });
    await expect(open()).rejects.toMatchObject(refused('link-expired'));
    expect(await statuses()).toEqual([410, 410]);
  });

  it('shows nothing while the company is closed', async () => {
    const { candidate, recruiter, bookingId, begun } = await interviewing();
    const { takeId } = await candidate(answers.upload, { bookingId, questionNo: 1, file: mp4 });
    await candidate(interview.submit, { applicationId: begun.applicationId });
    const { url } = await recruiter(answers.createLink, { takeId });
    const nobody = await as();
    const open = () => nobody(answers.openLink, { token: url.split('#')[1] ?? '' });
    const { video } = await open();
    const film = async () => (await app.inject({ url: video?.url ?? '' })).statusCode;
    const { company_id: id } = await world.db
      .selectFrom('application')
      .select('company_id')
      .where('id', '=', begun.applicationId)
      .executeTakeFirstOrThrow();
    const { name } = await world.db.selectFrom('company').select('name').where('id', '=', id).executeTakeFirstOrThrow();
    const admin = await as((await givenAdministrator(world)).id);
    await admin(closing.deactivateCompany, { companyId: id, name });
    await expect(open()).rejects.toMatchObject(refused('link-expired'));
    expect(await film()).toBe(410);
    await admin(closing.activateCompany, { companyId: id });
    expect(await film()).toBe(200);
    expect((await open()).firstName).toBe('Jonas');
  });
});
