import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { applicantAnswers } from '@vitrine/contract/applicants/answers.ts';
import { applicationHome } from '@vitrine/contract/applying/home.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { day } from '@vitrine/contract/durations.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import { interviewUploads, offeredDays } from '@vitrine/contract/interviews/uploads.ts';
import { notifications } from '@vitrine/contract/notifications/notifications.ts';
import { audit } from '@vitrine/contract/privacy/audit.ts';
import { privacy } from '@vitrine/contract/privacy/privacy.ts';
import { retention } from '@vitrine/contract/privacy/retention.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenPerson, givenRecruiter } from '../../../../test/people.ts';
import { aac, h264, record } from '../../../../test/recordings.ts';
import { startWorld } from '../../../../test/world.ts';
import { givenAdministrator } from '../../accounts/fixtures.ts';
import { aQuestion, givenJobCode } from '../../job-codes/fixtures.ts';
import { givenBegun } from '../fixtures.ts';

const { world, as, work, later, mailsTo } = await startWorld();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'uploads-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
const recorded = record(folder, 'answer.mp4', { ...h264, ...aac });
const film = (bytes?: number) => new File([fs.readFileSync(recorded).subarray(0, bytes)], 'answer.mp4');

let adminId: string;
let admin: Call;
beforeAll(async () => {
  adminId = (await givenAdministrator(world)).id;
  admin = await as(adminId);
});

const refused = (code: string) => ({ problem: { code } });
const origin = 'Recorded with you at our stand';

async function interviewing(questions = [aQuestion('Why bread?')]) {
  const company = await givenRecruiter(world);
  const recruiter = await as(company.accountId);
  const job = await givenJobCode(recruiter, { questions });
  const person = await givenPerson(world);
  const candidate = await as(person.accountId);
  const { applicationId, bookingId } = await givenBegun(candidate, job.id);
  return {
    recruiter,
    candidate,
    person,
    applicationId,
    bookingId,
    offer: (questionNo = 1, file = film()) => admin(interviewUploads.upload, { id: applicationId, questionNo, origin, file }),
    /** To the films that are shown at the moment, unless others are named. */
    answer: async (agree: boolean, films?: string[]) => {
      const shown = (await candidate(applicationHome.show, { bookingId })).own?.offered ?? [];
      return candidate(interviewUploads.answer, { applicationId, agree, takeIds: films ?? shown.map(({ takeId }) => takeId) });
    },
    takeBack: async (takeId: string) => {
      const { name } = await admin(interviewUploads.ofCandidate, { candidate_id: person.accountId });
      return admin(interviewUploads.takeBack, { takeId, name });
    },
    /** What administrators see of films that wait or were taken back. */
    films: async () => (await admin(interviewUploads.ofCandidate, { candidate_id: person.accountId })).items[0]?.offered ?? [],
    home: () => candidate(applicationHome.show, { bookingId }),
    /** What the company sees of it. */
    seen: async () =>
      (await recruiter(applicantAnswers.questionwise, { bookingId, id: applicationId })).items.flatMap(({ answer }) => answer ?? []),
    stored: async () => {
      await work();
      const takes = await world.db.selectFrom('take').select('id').where('application_id', '=', applicationId).execute();
      return (await world.files.list('takes/')).filter(({ name }) => takes.some(({ id }) => name.startsWith(`takes/${id}/`)));
    },
  };
}

const stored = async (takeId: string) => {
  await work();
  return (await world.files.list(`takes/${takeId}/`)).length;
};

test('a film waits for its candidate, who is told and asked; after a yes it is an answer that says where it came from', async () => {
  const one = await interviewing();
  const { takeId } = await one.offer();
  await work();
  expect((await mailsTo(one.person.email))[0]).toMatchObject({ subject: expect.stringContaining('May this film be your answer') });
  const told = (await one.candidate(notifications.list, {})).items.filter(({ kind }) => kind === 'offered');
  expect(told).toMatchObject([{ bookingId: one.bookingId, seen: false }]);
  // the company sees nothing, and nothing is in the interview that the candidate has not agreed to
  expect(await one.seen()).toEqual([]);
  const before = await one.home();
  expect(before.sentAt).toBeNull();
  expect(before.own?.offered).toMatchObject([
    { takeId, questionNo: 1, question: 'Why bread?', origin, answer: { state: 'offered', media: { contentType: 'video/mp4' } } },
  ]);

  expect(await one.answer(true)).toEqual({ sent: true });
  expect(await one.seen()).toMatchObject([{ takeId, state: 'submitted', uploaded: true, media: { contentType: 'video/mp4' } }]);
  const after = await one.home();
  expect(after.own).toMatchObject({ offered: [], answers: [{ answer: { takeId, uploaded: true } }] });
  expect(after.sentAt).not.toBeNull();
  expect((await one.candidate(notifications.list, { unseen: true })).items).toEqual([]);
  const { consents } = await one.candidate(privacy.own, {});
  expect(consents).toContainEqual(expect.objectContaining({ purpose: 'uploaded-interview', withdrawnAt: null, withdrawable: true }));
  const noted = (await admin(audit.list, { count: 100 })).items.filter(({ objectId }) => objectId === takeId);
  expect(noted.map(({ action, object }) => [action, object])).toContainEqual(['added', 'answer']);
});

test('a no deletes it, and the company never knew', async () => {
  const one = await interviewing();
  const { takeId } = await one.offer();
  expect(await stored(takeId)).toBeGreaterThan(0);
  await one.answer(false);
  expect(await stored(takeId)).toBe(0);
  expect((await one.home()).own?.offered).toEqual([]);
  await expect(one.answer(true)).rejects.toMatchObject(refused('not-found'));
  expect(await one.seen()).toEqual([]);
});

test.each(['at the application', 'with the consents'])(
  'a yes that is taken back %s takes the film from the company, and the candidate can answer again',
  async (where) => {
    const one = await interviewing();
    const { takeId } = await one.offer();
    await one.answer(true);
    if (where === 'at the application') await one.answer(false);
    else {
      const given = (await one.candidate(privacy.own, {})).consents.find(({ purpose }) => purpose === 'uploaded-interview');
      await one.candidate(privacy.withdraw, { id: given?.id ?? '' });
    }
    expect(await one.seen()).toEqual([]);
    expect(await stored(takeId)).toBe(0);
    expect((await one.home()).sentAt).toBeNull();
    expect(
      (await one.candidate(privacy.own, {})).consents.find(({ purpose }) => purpose === 'uploaded-interview')?.withdrawnAt,
    ).not.toBeNull();
    await one.offer();
    expect(await one.answer(true)).toEqual({ sent: true });
  },
);

test('with questions left open a yes fills in those that were uploaded, and the candidate sends', async () => {
  const one = await interviewing([aQuestion('One'), aQuestion('Two')]);
  await one.offer(1);
  await one.offer(2);
  // one letter for both, and another film for a question takes the place of the one that waits
  expect((await mailsTo(one.person.email)).filter(({ subject }) => subject.includes('this film'))).toHaveLength(1);
  const { takeId } = await one.offer(2);
  expect((await one.home()).own?.offered.map(({ questionNo }) => questionNo)).toEqual([1, 2]);
  await one.takeBack(takeId);
  expect(await one.answer(true)).toEqual({ sent: false });
  expect(await one.seen()).toEqual([]);
  await expect(one.candidate(interview.submit, { applicationId: one.applicationId })).rejects.toMatchObject(refused('answers-missing'));
  const { items } = await admin(interviewUploads.ofCandidate, { candidate_id: one.person.accountId });
  expect(items).toMatchObject([{ applicationId: one.applicationId, open: true, questions: [{ answered: true }, { answered: false }] }]);
});

/** What the clock would queue every ten minutes. */
async function removing() {
  await world.jobs.enqueue(world.db, 'remove-taken-back-films', {}, undefined, undefined);
  await work();
}

test("a film that is taken back is out of its candidate's sight at once, cannot be agreed to, and is gone after a day", async () => {
  const one = await interviewing();
  admin = await as(adminId);
  const { takeId } = await one.offer();
  await expect(admin(interviewUploads.takeBack, { takeId, name: 'Mia, Held' })).rejects.toMatchObject(refused('name-differs'));
  expect((await one.home()).own?.offered).toHaveLength(1);
  const { removeAt } = await one.takeBack(takeId);
  expect(await one.takeBack(takeId)).toEqual({ removeAt });
  expect((await one.home()).own?.offered).toEqual([]);
  await expect(one.answer(true, [takeId])).rejects.toMatchObject(refused('not-found'));
  expect(await one.seen()).toEqual([]);
  expect(await one.films()).toMatchObject([{ takeId, removeAt }]);
  await removing();
  expect(await stored(takeId)).toBeGreaterThan(0);
  later(day);
  await removing();
  await removing();
  expect(await stored(takeId)).toBe(0);
  admin = await as(adminId);
  expect(await one.films()).toEqual([]);
  await expect(admin(interviewUploads.offerAgain, { takeId })).rejects.toMatchObject(refused('not-found'));
});

test('a film that was taken back is offered again, and what waits in its place is taken back instead', async () => {
  const one = await interviewing();
  const first = await one.offer();
  const second = await one.offer();
  const shown = async () => (await one.home()).own?.offered.map(({ takeId }) => takeId);
  expect(await shown()).toEqual([second.takeId]);
  expect(await one.films()).toMatchObject([
    { takeId: first.takeId, removeAt: expect.any(String) },
    { takeId: second.takeId, removeAt: null },
  ]);
  await Promise.all([1, 2].map(() => admin(interviewUploads.offerAgain, { takeId: first.takeId })));
  expect(await shown()).toEqual([first.takeId]);
  await expect(one.answer(true, [second.takeId])).rejects.toMatchObject(refused('changed-elsewhere'));
  expect(await one.answer(true)).toEqual({ sent: true });
  expect(await one.seen()).toMatchObject([{ takeId: first.takeId }]);
  // nobody offers into an interview that was sent
  await expect(admin(interviewUploads.offerAgain, { takeId: second.takeId })).rejects.toMatchObject(refused('not-found'));
});

test('a film is offered again or gone, also when both are wanted at once; and agreed to or taken back', async () => {
  const one = await interviewing();
  const { takeId } = await one.offer();
  await one.takeBack(takeId);
  later(day);
  admin = await as(adminId);
  const [again] = await Promise.allSettled([admin(interviewUploads.offerAgain, { takeId }), removing()]);
  expect((await one.home()).own?.offered).toHaveLength(again.status === 'fulfilled' ? 1 : 0);
  expect(await stored(takeId)).toBeGreaterThanOrEqual(again.status === 'fulfilled' ? 1 : 0);

  const other = await interviewing();
  const film = await other.offer();
  const [agreed, back] = await Promise.allSettled([other.answer(true, [film.takeId]), other.takeBack(film.takeId)]);
  expect([agreed.status, back.status].filter((status) => status === 'fulfilled')).toHaveLength(1);
  expect(await other.seen()).toHaveLength(agreed.status === 'fulfilled' ? 1 : 0);
});

test('a no takes along what was taken back', async () => {
  const one = await interviewing([aQuestion('One'), aQuestion('Two')]);
  const { takeId } = await one.offer(1);
  await one.offer(2);
  await one.takeBack(takeId);
  await one.answer(false);
  expect(await stored(takeId)).toBe(0);
  expect(await one.films()).toEqual([]);
});

test('an interview that its candidate sends meanwhile goes without it, and takes no more', async () => {
  const one = await interviewing();
  const { applicationId } = one;
  const { takeId } = await one.offer();
  await one.candidate(takes.text, { applicationId, questionNo: 1, text: 'Because of the smell.' });
  await one.candidate(interview.submit, { applicationId });
  expect(await one.seen()).toMatchObject([{ kind: 'text', uploaded: false }]);
  expect((await one.home()).own?.offered).toEqual([]);
  await expect(one.answer(true)).rejects.toMatchObject(refused('not-found'));
  await expect(one.offer()).rejects.toMatchObject(refused('already-applied'));
  await expect(one.takeBack(takeId)).rejects.toMatchObject(refused('not-found'));
  const { items } = await admin(interviewUploads.ofCandidate, { candidate_id: one.person.accountId });
  expect(items).toMatchObject([{ open: false, offered: [] }]);
});

test('a yes is to the films that were looked at: one that took the place of another meanwhile is not agreed to', async () => {
  const one = await interviewing([aQuestion('Why bread?'), aQuestion('Why us?')]);
  const { takeId } = await one.offer();
  const second = await one.offer(2);
  const other = await one.offer();
  for (const films of [[takeId, second.takeId], [other.takeId], []])
    await expect(one.answer(true, films)).rejects.toMatchObject(refused('changed-elsewhere'));
  expect(await one.seen()).toEqual([]);
  expect(await one.answer(true, [second.takeId, other.takeId])).toEqual({ sent: true });
});

test('only its candidate answers, and only administrators upload', async () => {
  const one = await interviewing();
  const { takeId } = await one.offer();
  const { applicationId } = one;
  const other = await as((await givenPerson(world)).accountId);
  await expect(other(interviewUploads.answer, { applicationId, agree: true })).rejects.toMatchObject(refused('not-found'));
  for (const call of [one.recruiter, one.candidate]) {
    await expect(call(interviewUploads.upload, { id: applicationId, questionNo: 1, origin, file: film() })).rejects.toMatchObject(
      refused('not-allowed'),
    );
    await expect(call(interviewUploads.takeBack, { takeId, name: '' })).rejects.toMatchObject(refused('not-allowed'));
  }
  for (const call of [one.recruiter, admin])
    await expect(call(interviewUploads.answer, { applicationId, agree: true })).rejects.toMatchObject(refused('not-allowed'));
  expect(await one.seen()).toEqual([]);
});

test('what is no film, or is for no question, is refused and leaves nothing', async () => {
  const one = await interviewing();
  await expect(one.offer(1, film(2000))).rejects.toMatchObject(refused('broken-video'));
  await expect(one.offer(1, new File(['MZ no film'], 'film.mp4'))).rejects.toMatchObject(refused('wrong-file-type'));
  await expect(one.offer(2)).rejects.toMatchObject(refused('not-found'));
  await expect(admin(interviewUploads.upload, { id: one.applicationId, questionNo: 1, origin: ' ', file: film() })).rejects.toMatchObject({
    problem: { code: 'invalid', errors: [{ field: 'origin' }] },
  });
  expect(await one.stored()).toEqual([]);
  expect((await mailsTo(one.person.email)).filter(({ subject }) => subject.includes('this film'))).toEqual([]);
});

test('two answers at once: the film is sent once or gone, and never both', async () => {
  const one = await interviewing();
  await one.offer();
  const said = await Promise.allSettled([one.answer(true), one.answer(true), one.answer(false)]);
  expect(said.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
  const { own, sentAt } = await one.home();
  expect(own?.offered).toEqual([]);
  expect((await one.seen()).length).toBe(sentAt ? 1 : 0);
});

test('a film that was agreed to stays while the application is kept for a dispute', async () => {
  const { recruiter, candidate, applicationId, offer, answer, seen } = await interviewing();
  await offer();
  await answer(true);
  await recruiter(retention.hold, { applicationId, reason: 'A dispute' });
  await expect(answer(false)).rejects.toMatchObject(refused('application-held'));
  const id = (await candidate(privacy.own, {})).consents.find(({ purpose }) => purpose === 'uploaded-interview')?.id ?? '';
  await expect(candidate(privacy.withdraw, { id })).rejects.toMatchObject(refused('application-held'));
  expect(await seen()).toHaveLength(1);
  await recruiter(retention.release, { applicationId });
  await candidate(privacy.withdraw, { id });
  expect(await seen()).toEqual([]);
});

test('nobody answers for two weeks: it goes', async () => {
  const one = await interviewing();
  const { takeId } = await one.offer();
  const forget = async () => {
    await world.jobs.enqueue(world.db, 'forget-offered-films', {}, undefined, undefined);
    await work();
  };
  later((offeredDays - 1) * day);
  await forget();
  expect(await stored(takeId)).toBeGreaterThan(0);
  later(2 * day);
  await forget();
  expect(await stored(takeId)).toBe(0);
});
