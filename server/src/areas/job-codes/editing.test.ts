import { applying } from '@vitrine/contract/applying/applying.ts';
import { day } from '@vitrine/contract/durations.ts';
import { jobCodeEditing } from '@vitrine/contract/job-codes/editing.ts';
import { jobCodeLists } from '@vitrine/contract/job-codes/lists.ts';
import { jobCodeLookup } from '@vitrine/contract/job-codes/lookup.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { callsWaiting } from '../../../test/database.ts';
import { startWorld } from '../../../test/world.ts';
import { givenCandidate, givenCompany, givenTeammate } from '../accounts/fixtures.ts';
import { givenJobAd } from '../job-ads/fixtures.ts';
import { aQuestion, givenJobCode } from './fixtures.ts';

const { world, as, later } = await startWorld();
const someone = await givenCompany(world);
const recruiter = await as(someone.owner.id);
const stranger = await as((await givenCompany(world, 'Elsewhere')).owner.id);

const code = (problem: string) => expect.objectContaining({ problem: expect.objectContaining({ code: problem }) });
const dayIn = (days: number) => new Date(world.now().getTime() + days * day).toISOString().slice(0, 10);

test('a job code begins empty, offline and under a booking of its own', async () => {
  const made = await recruiter(jobCodeEditing.create, {});
  expect(made).toMatchObject({ title: '', state: 'inactive', questions: [], welcomeVideo: null, language: 'en' });
  expect(made.bookingId).toMatch(/^[a-z0-9]{6}$/);
  await expect(recruiter(jobCodeEditing.create, { bookingId: made.bookingId })).rejects.toEqual(code('booking-taken'));
});

test('what is changed is kept, what is not named stays, and questions keep their order and their ids', async () => {
  const questions = [
    aQuestion('One?', { retries: 'endless' }),
    aQuestion('Two?', { retries: '2', kinds: ['video', 'file'], skippable: true }),
  ];
  const { id } = await recruiter(jobCodeEditing.create, { title: 'Baker', questions });
  const changed = await recruiter(jobCodeEditing.update, { id, introduction: 'Hello', questions: questions.toReversed() });
  expect(changed).toMatchObject({ title: 'Baker', introduction: 'Hello' });
  expect(changed.questions.map((one) => [one.questionNo, one.id, one.text, one.attempts])).toEqual([
    [1, questions[1]?.id, 'Two?', 3],
    [2, questions[0]?.id, 'One?', null],
  ]);
});

test.each([
  ['a question of 9 seconds', { seconds: 9 }],
  ['a question of 181 seconds', { seconds: 181 }],
  ['retries that nobody can choose', { retries: '3' as never }],
  ['an unknown kind of answer', { kinds: ['letter' as never] }],
  ['invisible characters', { text: 'Wh\u200By?' }],
  ['a joiner between letters that are never joined', { text: 'Wh\u200Dy?' }],
  ['a joiner that joins nothing', { text: 'Why?\u200D' }],
])('%s is refused', async (_what, wrong) => {
  const { id } = await recruiter(jobCodeEditing.create, {});
  await expect(recruiter(jobCodeEditing.update, { id, questions: [aQuestion('Why?', wrong)] })).rejects.toEqual(code('invalid'));
});

test('joiners stay where a script or an emoji is written with them', async () => {
  const { id } = await recruiter(jobCodeEditing.create, {});
  for (const text of [
    'Why \u{1F469}\u{1F3FD}\u200D\u{1F4BB}?',
    '\u0DC1\u0DCA\u200D\u0DBB\u0DD3',
    '\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645',
  ]) {
    const { questions } = await recruiter(jobCodeEditing.update, { id, questions: [aQuestion(text)] });
    expect(questions[0]?.text).toBe(text);
  }
});

test('a change that began from an older state than the present one is refused and changes nothing', async () => {
  const { id, revision } = await recruiter(jobCodeEditing.create, { title: 'First' });
  const second = await recruiter(jobCodeEditing.update, { id, revision, title: 'Second' });
  await expect(recruiter(jobCodeEditing.update, { id, revision, title: 'Third' })).rejects.toEqual(code('changed-elsewhere'));
  expect(await recruiter(jobCodeEditing.update, { id, revision: second.revision, title: 'Fourth' })).toMatchObject({ title: 'Fourth' });
});

test('two who begin a job code under one ad at the same moment make one, and the other is told', async () => {
  const { bookingId } = await givenJobAd(recruiter);
  const [call, other] = [recruiter, await as((await givenTeammate(world, someone.companyId)).id)];
  const calls = await world.db.transaction().execute(async (db) => {
    await sql`lock table job_code in share mode`.execute(db);
    const both = Promise.allSettled([call, other].map((one) => one(jobCodeEditing.create, { bookingId })));
    await expect.poll(() => callsWaiting(world.db)).toBe(2);
    return { both };
  });
  const done = await calls.both;
  expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(done.find(({ status }) => status === 'rejected')).toMatchObject({ reason: code('booking-taken') });
});

test('only a job code with a title, a question and a deadline to come is published, and a published one stays whole', async () => {
  const { id } = await recruiter(jobCodeEditing.create, {});
  await expect(recruiter(jobCodeEditing.publish, { id })).rejects.toEqual(code('job-code-incomplete'));
  await recruiter(jobCodeEditing.update, { id, title: 'Baker', questions: [aQuestion('Why?')], deadline: dayIn(-2) });
  await expect(recruiter(jobCodeEditing.publish, { id })).rejects.toEqual(code('deadline-passed'));
  await recruiter(jobCodeEditing.update, { id, deadline: dayIn(3) });
  expect(await recruiter(jobCodeEditing.publish, { id })).toMatchObject({ state: 'active' });
  await expect(recruiter(jobCodeEditing.update, { id, title: '' })).rejects.toEqual(code('job-code-incomplete'));
  expect(await recruiter(jobCodeEditing.update, { id, introduction: 'x' })).toMatchObject({ title: 'Baker' });
});

test('a deadline ends with the day in the zone of the company', async () => {
  const { id } = await recruiter(jobCodeEditing.create, {});
  expect(await recruiter(jobCodeEditing.update, { id, deadline: '2030-07-15' })).toMatchObject({ closesAt: '2030-07-15T21:59:59.000Z' });
  expect(await recruiter(jobCodeEditing.update, { id, deadline: '2030-12-15' })).toMatchObject({ closesAt: '2030-12-15T22:59:59.000Z' });
  expect(await recruiter(jobCodeEditing.update, { id, deadline: null })).toMatchObject({ deadline: null, closesAt: null });
});

test('once somebody has applied, changed questions are a new version, and that person keeps the former one', async () => {
  const candidate = await as((await givenCandidate(world)).id);
  const made = await givenJobCode(recruiter, { questions: [aQuestion('Before?')] });
  await candidate(applying.applyToBooking, { jobad: '1', bookingid: made.bookingId });
  const changed = await recruiter(jobCodeEditing.update, {
    id: made.id,
    questions: [{ ...aQuestion('After?'), id: made.questions[0]?.id ?? '' }],
  });
  expect(changed).toMatchObject({ version: 2, applicants: 1 });
  expect((await candidate(jobCodeLookup.find, { id: made.id })).questions.map((one) => one.text)).toEqual(['Before?']);
  const other = await as((await givenCandidate(world)).id);
  expect((await other(jobCodeLookup.find, { id: made.id })).questions.map((one) => one.text)).toEqual(['After?']);
});

test('a copy has the questions under new ids and is offline', async () => {
  const model = await givenJobCode(recruiter, { title: 'Model', questions: [aQuestion('One?'), aQuestion('Two?')] });
  const copy = await recruiter(jobCodeEditing.create, { copyOf: model.id, title: 'Copy' });
  expect(copy).toMatchObject({ title: 'Copy', state: 'inactive' });
  expect(copy.questions.map((one) => one.text)).toEqual(['One?', 'Two?']);
  expect(copy.questions[0]?.id).not.toBe(model.questions[0]?.id);
});

test('a question is removed and the others close the gap', async () => {
  const made = await givenJobCode(recruiter, { questions: [aQuestion('One?'), aQuestion('Two?')] });
  const left = await recruiter(jobCodeEditing.deleteQuestion, { id: made.id, questionId: made.questions[0]?.id ?? '' });
  expect(left.questions.map((one) => [one.questionNo, one.text])).toEqual([[1, 'Two?']]);
  await expect(recruiter(jobCodeEditing.deleteQuestion, { id: made.id, questionId: left.questions[0]?.id ?? '' })).rejects.toEqual(
    code('job-code-incomplete'),
  );
});

test('every state has its list, and a job code moves from one to the next', async () => {
  const own = await as((await givenCompany(world, 'Lists')).owner.id);
  const where = async () => {
    const states = ['active', 'inactive', 'expired', 'archived'] as const;
    const found = await Promise.all(states.map(async (state) => ((await own(jobCodeLists[state], {})).items.length > 0 ? [state] : [])));
    return found.flat();
  };
  const { id } = await givenJobCode(own, { published: false });
  expect(await where()).toEqual(['inactive']);
  await own(jobCodeEditing.update, { id, deadline: dayIn(2) });
  await own(jobCodeEditing.publish, { id });
  expect(await where()).toEqual(['active']);
  later(4 * day);
  expect(await where()).toEqual(['expired']);
  await own(jobCodeEditing.update, { id, state: 'archived' });
  expect(await where()).toEqual(['archived']);
  await own(jobCodeEditing.update, { id, state: 'inactive' });
  expect(await where()).toEqual(['inactive']);
  expect((await own(jobCodeLists.inactive, {})).counts).toEqual({ active: 0, inactive: 1, expired: 0, archived: 0 });
});

test('lists are searched by title and by code, and count questions and their time', async () => {
  const own = await as((await givenCompany(world, 'Search')).owner.id);
  const made = await givenJobCode(own, { title: '100 % rye', questions: [aQuestion('One?'), aQuestion('Two?', { seconds: 30 })] });
  await givenJobCode(own, { title: 'Other' });
  const found = await own(jobCodeLists.active, { search: '% RYE' });
  expect(found).toMatchObject({
    total: 1,
    items: [{ title: '100 % rye', questionCount: 2, seconds: 90, createdBy: expect.stringContaining('Person'), type: 'jobcode' }],
  });
  expect((await own(jobCodeLists.active, { search: made.id })).total).toBe(1);
});

test('a job code is deleted while nobody knows it, and put away afterwards', async () => {
  const made = await givenJobCode(recruiter);
  await expect(stranger(jobCodeEditing.remove, { id: made.id })).rejects.toEqual(code('not-found'));
  const candidate = await as((await givenCandidate(world)).id);
  await expect(candidate(jobCodeEditing.remove, { id: made.id })).rejects.toEqual(code('not-allowed'));
  await candidate(applying.applyToBooking, { jobad: '1', bookingid: made.bookingId });
  expect(await recruiter(jobCodeEditing.remove, { id: made.id })).toEqual({ deleted: false, removeAt: null });
  expect(await recruiter(jobCodeLookup.byBooking, { bookingId: made.bookingId })).toMatchObject({ state: 'archived' });
  const unknown = await givenJobCode(recruiter);
  expect(await recruiter(jobCodeEditing.remove, { id: unknown.id })).toEqual({ deleted: true, removeAt: null });
  await expect(recruiter(jobCodeLookup.byBooking, { bookingId: unknown.bookingId })).rejects.toEqual(code('not-found'));
});

test('what belongs to another company does not exist', async () => {
  const { id, bookingId } = await givenJobCode(recruiter);
  await expect(stranger(jobCodeEditing.update, { id, title: 'Mine' })).rejects.toEqual(code('not-found'));
  await expect(stranger(jobCodeEditing.publish, { id })).rejects.toEqual(code('not-found'));
  await expect(stranger(jobCodeEditing.create, { copyOf: id })).rejects.toEqual(code('not-found'));
  await expect(stranger(jobCodeLookup.byBooking, { bookingId })).rejects.toEqual(code('not-found'));
});
