import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { comments } from '@vitrine/contract/applicants/comments.ts';
import { deciding } from '@vitrine/contract/applicants/deciding.ts';
import { applying } from '@vitrine/contract/applying/applying.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { applicationStatuses } from '@vitrine/contract/reference-lists.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { startWorld, type TestWorld } from '../../../../test/world.ts';
import { ownContext } from '../../../platform/context.ts';
import { givenCandidate, givenCompany, givenTeammate } from '../../accounts/fixtures.ts';
import { aQuestion, givenJobCode } from '../../job-codes/fixtures.ts';
import { givenApplication } from '../fixtures.ts';
import { mailStatus } from './deciding.jobs.ts';

let t: TestWorld;
let recruiter: Call;
let teammate: Call;
let stranger: Call;
let bookingId: string;
let candidate: { id: string; email: string };
let application: string;
beforeAll(async () => {
  t = await startWorld();
  const { owner, companyId } = await givenCompany(t.world, 'Lindenhof');
  recruiter = await t.as(owner.id);
  teammate = await t.as((await givenTeammate(t.world, companyId, { firstName: 'Amir', lastName: 'Haddad' })).id);
  stranger = await t.as((await givenCompany(t.world, 'Elsewhere')).owner.id);
});
beforeEach(async () => {
  ({ bookingId } = await givenJobCode(recruiter, { questions: [aQuestion('Why bread?'), aQuestion('Why now?')] }));
  candidate = await givenCandidate(t.world, { language: 'fr', firstName: 'Zoé' });
  application = await givenApplication(t.world, bookingId, candidate.id);
});

/** Runs the mails of these changes, as the queue does once the time for undoing is over. */
const mailOut = async (changes: string[]) => {
  for (const changeId of changes) await mailStatus.run(ownContext(t.world), { changeId });
};

test('an applicant goes through every status from any other, and the history keeps each step', async () => {
  for (const status of applicationStatuses) {
    t.later(1000);
    await recruiter(deciding.setStatus, { ids: [application], status });
  }
  const { status, history } = await recruiter(applicants.one, { id: application });
  expect(status).toBe('Declined');
  expect(history.map((step) => step.status)).toEqual(applicationStatuses.slice(1));
  expect(history[0]?.changedBy).toContain('Kim');
});

test('a candidate is told kindly, in the own language, once the time for undoing is over', async () => {
  const preview = await recruiter(deciding.mailPreview, { id: application, status: 'Denied' });
  expect(preview).toMatchObject({ language: 'fr', subject: 'Votre candidature chez Lindenhof' });
  const { changes } = await recruiter(deciding.setStatus, { ids: [application], status: 'Denied', mail: true });
  expect(await t.mailsTo(candidate.email)).toEqual([]);
  await mailOut(changes);
  expect((await t.mailsTo(candidate.email))[0]).toMatchObject({ subject: preview.subject, text: expect.stringContaining('Bonjour Zoé,') });
  await mailOut(changes);
  expect(await t.mailsTo(candidate.email)).toHaveLength(1);
});

test('a change taken back mails nobody and gives the status before it again', async () => {
  await recruiter(deciding.setStatus, { ids: [application], status: 'Screening' });
  t.later(1000);
  const { changes } = await recruiter(deciding.setStatus, { ids: [application], status: 'Accepted', mail: true });
  await recruiter(deciding.undo, { changes });
  await mailOut(changes);
  expect(await t.mailsTo(candidate.email)).toEqual([]);
  expect(await recruiter(deciding.status, { id: application })).toMatchObject({ status: 'Screening' });
});

test('after ten seconds a change cannot be taken back any more', async () => {
  const { changes } = await recruiter(deciding.setStatus, { ids: [application], status: 'Accepted', mail: true });
  t.later(11_000);
  await expect(recruiter(deciding.undo, { changes })).rejects.toMatchObject({ problem: { code: 'too-late' } });
});

test('Screening and Declined never mail, whatever was asked', async () => {
  const { changes } = await recruiter(deciding.setStatus, { ids: [application], status: 'Screening', mail: true });
  await mailOut(changes);
  expect(await t.mailsTo(candidate.email)).toEqual([]);
});

test('nobody is told the same twice, or anything after withdrawing; they are left as they are and named', async () => {
  const gone = await givenCandidate(t.world);
  const withdrawn = await givenApplication(t.world, bookingId, gone.id);
  await (await t.as(gone.id))(applying.withdraw, { applicationId: withdrawn });
  const ids = [application, withdrawn];
  const first = await recruiter(deciding.setStatus, { ids, status: 'Denied', mail: true });
  expect(first).toMatchObject({ changes: [expect.any(String)], leftOut: [{ id: withdrawn, why: 'withdrawn' }] });
  await mailOut(first.changes);
  const again = await recruiter(deciding.setStatus, { ids, status: 'Denied', mail: true });
  expect(again.changes).toEqual([]);
  expect(again.leftOut).toEqual([
    { id: application, why: 'already' },
    { id: withdrawn, why: 'withdrawn' },
  ]);
  expect(await recruiter(deciding.status, { id: withdrawn })).toMatchObject({ status: 'Declined' });
  // who said so on the telephone has withdrawn as well; without a mail any status still follows
  await recruiter(deciding.setStatus, { ids: [application], status: 'Declined' });
  const third = await recruiter(deciding.setStatus, { ids: [application], status: 'Denied', mail: true });
  expect(third).toMatchObject({ changes: [], leftOut: [{ id: application, why: 'withdrawn' }] });
  expect(await t.mailsTo(candidate.email)).toHaveLength(1);
  expect(await t.mailsTo(gone.email)).toEqual([]);
});

test('two who deny somebody at the same moment send one mail', async () => {
  const wanted = { ids: [application], status: 'Denied' as const, mail: true };
  const both = await Promise.all([recruiter(deciding.setStatus, wanted), teammate(deciding.setStatus, wanted)]);
  await mailOut(both.flatMap(({ changes }) => changes));
  expect(await t.mailsTo(candidate.email)).toHaveLength(1);
});

test('whoever withdraws before the mail has left is not told any more', async () => {
  const { changes } = await recruiter(deciding.setStatus, { ids: [application], status: 'Denied', mail: true });
  await (await t.as(candidate.id))(applying.withdraw, { applicationId: application });
  await mailOut(changes);
  expect(await t.mailsTo(candidate.email)).toEqual([]);
});

test("the others' stars are hidden until the own are given", async () => {
  await teammate(deciding.rate, { id: application, questionNo: 1, stars: 5 });
  expect(await recruiter(deciding.ratings, { id: application })).toEqual({
    items: [{ questionNo: 1, own: null, others: [], othersCount: 1 }],
  });
  expect((await recruiter(applicants.one, { id: application })).stars).toBeNull();
  await recruiter(deciding.rate, { id: application, questionNo: 1, stars: 2 });
  expect(await recruiter(deciding.ratings, { id: application })).toEqual({
    items: [{ questionNo: 1, own: 2, others: [{ name: 'Amir Haddad', stars: 5 }], othersCount: 1 }],
  });
  expect((await recruiter(applicants.one, { id: application })).stars).toBe(3.5);
  await expect(recruiter(deciding.rate, { id: application, questionNo: 9, stars: 3 })).rejects.toMatchObject({
    problem: { errors: [{ field: 'questionNo' }] },
  });
});

test('applicants are filtered by status and text, sorted by stars and counted by status', async () => {
  const other = await givenCandidate(t.world, { firstName: 'Bruno', lastName: 'Keller' });
  const second = await givenApplication(t.world, bookingId, other.id);
  await recruiter(deciding.rate, { id: application, questionNo: 1, stars: 2 });
  await recruiter(deciding.rate, { id: second, questionNo: 1, stars: 4 });
  await recruiter(deciding.setStatus, { ids: [second], status: 'Interview' });
  const ids = async (wanted: object) => (await recruiter(applicants.byBooking, { bookingId, ...wanted })).items.map((item) => item.id);
  expect(await ids({ sort: 'Highest' })).toEqual([second, application]);
  expect(await ids({ sort: 'Lowest' })).toEqual([application, second]);
  expect(await ids({ status: 'Interview' })).toEqual([second]);
  expect(await ids({ textSearch: 'bruno kel' })).toEqual([second]);
  expect(await ids({ textSearch: '100%' })).toEqual([]);
  expect(await recruiter(applicants.counts, { bookingId })).toMatchObject({ New: 1, Interview: 1, Denied: 0 });
});

test('by marks come those whom oneself has judged, and all others after them, the latest first, page by page', async () => {
  const apply = async () => {
    t.later(1000);
    return givenApplication(t.world, bookingId, (await givenCandidate(t.world)).id);
  };
  const [best, middle, by, last] = [await apply(), await apply(), await apply(), await apply()];
  const rate = (call: Call, id: string, stars: number) => call(deciding.rate, { id, questionNo: 1, stars });
  await rate(recruiter, middle, 3);
  await rate(recruiter, best, 5);
  await rate(teammate, by, 5);
  await t.world.db
    .updateTable('application')
    .set({ account_id: null, anonymous_at: t.world.now().toISOString() })
    .where('id', '=', await apply())
    .execute();
  const read = async (sort: 'Highest' | 'Lowest') => {
    const pages = [1, 2, 3, 4, 5].map((page) => recruiter(applicants.byBooking, { bookingId, sort, page, count: 1 }));
    const found = await Promise.all(pages);
    expect(new Set(found.map(({ total }) => total))).toEqual(new Set([5]));
    return found.flatMap(({ items }) => items.map(({ id }) => id));
  };
  expect(await read('Highest')).toEqual([best, middle, last, by, application]);
  expect(await read('Lowest')).toEqual([middle, best, last, by, application]);
});

test('the team comments, and only the author changes or deletes a comment', async () => {
  const note = await recruiter(comments.add, { id: application, text: 'Speaks clearly', questionNo: 2, second: 12.5 });
  expect((await teammate(comments.list, { id: application })).items).toEqual([{ ...note, own: false }]);
  await expect(teammate(comments.update, { commentId: note.id, text: 'No' })).rejects.toMatchObject({ problem: { code: 'not-found' } });
  expect(await recruiter(comments.update, { commentId: note.id, text: 'Speaks very clearly' })).toMatchObject({
    text: 'Speaks very clearly',
  });
  await recruiter(comments.remove, { commentId: note.id });
  expect((await recruiter(comments.list, { id: application })).items).toEqual([]);
});

test('another company finds neither the applicant nor anything about it', async () => {
  const gone = { problem: { status: 404, code: 'not-found' } };
  await expect(stranger(applicants.one, { id: application })).rejects.toMatchObject(gone);
  await expect(stranger(deciding.setStatus, { ids: [application], status: 'Denied' })).rejects.toMatchObject(gone);
  await expect(stranger(deciding.rate, { id: application, questionNo: 1, stars: 1 })).rejects.toMatchObject(gone);
  await expect(stranger(comments.list, { id: application })).rejects.toMatchObject(gone);
  await expect(stranger(applicants.remove, { id: application })).rejects.toMatchObject(gone);
  await expect(stranger(applicants.internalReference, { bookingId, internalRef: 'X' })).rejects.toMatchObject(gone);
});

test('a removed applicant is gone with comments and stars', async () => {
  await recruiter(comments.add, { id: application, text: 'Speaks clearly' });
  await recruiter(applicants.remove, { id: application });
  expect((await recruiter(applicants.byBooking, { bookingId })).total).toBe(0);
  await expect(recruiter(comments.list, { id: application })).rejects.toMatchObject({ problem: { status: 404 } });
});
