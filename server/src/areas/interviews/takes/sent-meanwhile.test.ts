import { answers } from '@vitrine/contract/interviews/answers.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import { invitations } from '@vitrine/contract/invitations/invitations.ts';
import { expect, test } from 'vitest';
import { callsWaiting } from '../../../../test/database.ts';
import { givenPerson, givenRecruiter } from '../../../../test/people.ts';
import { startWorld } from '../../../../test/world.ts';
import { aQuestion, givenJobCode } from '../../job-codes/fixtures.ts';
import { givenBegun } from '../fixtures.ts';

const { world, as } = await startWorld();

/** An interview with an answer in words, and another with the same question that was sent before. */
async function answered() {
  const recruiter = await as((await givenRecruiter(world)).accountId);
  const candidate = await as((await givenPerson(world)).accountId);
  const begin = async () => {
    const { id } = await givenJobCode(recruiter, { questions: [aQuestion('Why bread?', { kinds: ['video', 'text', 'file'] })] });
    const { applicationId, bookingId } = await givenBegun(candidate, id);
    const { takeId } = await candidate(takes.text, { applicationId, questionNo: 1, text: 'It is warm' });
    return { jobcodeId: id, applicationId, bookingId, takeId };
  };
  const before = await begin();
  await candidate(interview.submit, { applicationId: before.applicationId });
  await candidate(answers.setReuse, { reuseVideoInterview: true });
  return { candidate, before, ...(await begin()) };
}

type Answered = Awaited<ReturnType<typeof answered>>;

const changes: [string, (one: Answered) => Promise<unknown>][] = [
  ['other words', ({ candidate, applicationId }) => candidate(takes.text, { applicationId, questionNo: 1, text: 'It is cold' })],
  [
    'a file',
    ({ candidate, applicationId }) => candidate(takes.file, { applicationId, questionNo: 1, file: new File(['%PDF-1.7\n'], 'a.pdf') }),
  ],
  ['an earlier answer', ({ candidate, before, bookingId }) => candidate(answers.reuse, { fromBookingId: before.bookingId, bookingId })],
  ['the same interview begun anew', ({ candidate, jobcodeId }) => givenBegun(candidate, jobcodeId, { submitAtDeadline: true })],
  [
    'another take',
    ({ candidate, applicationId }) => candidate(takes.create, { applicationId, questionNo: 1, kind: 'video', mimeType: 'video/webm' }),
  ],
];

test.each(changes)('what was sent is not followed by %s that came a moment later', async (_what, change) => {
  const one = await answered();
  const { candidate, applicationId, jobcodeId, takeId } = one;
  const stored = async () => (await world.files.list('takes/')).length;
  const files = await stored();
  const both = await world.db.transaction().execute(async (db) => {
    await db.selectFrom('application').select('id').where('id', '=', applicationId).forUpdate().execute();
    await db.selectFrom('take').select('id').where('id', '=', takeId).forUpdate().execute();
    const sent = candidate(interview.submit, { applicationId });
    await expect.poll(() => callsWaiting(world.db)).toBe(1);
    const changed = change(one).catch((error: unknown) => error);
    await expect.poll(() => callsWaiting(world.db)).toBe(2);
    return [sent, changed];
  });
  const [, refusal] = await Promise.all(both);
  expect(refusal).toMatchObject({ problem: { code: 'already-applied' } });
  const { questions } = await candidate(interview.view, { jobcodeId });
  expect(questions[0]?.takes.map(({ state, chosen, text }) => [state, chosen, text])).toEqual([['submitted', true, 'It is warm']]);
  expect(await stored()).toBe(files);
});

test('two windows that open an interview again at the same moment are counted both', async () => {
  const { candidate, applicationId } = await answered();
  const track = () => candidate(interview.track, { applicationId, activeQuestionNo: 1, reopened: true });
  const both = await world.db.transaction().execute(async (db) => {
    await db.selectFrom('application').select('id').where('id', '=', applicationId).forUpdate().execute();
    const opened = [track(), track()];
    await expect.poll(() => callsWaiting(world.db)).toBe(2);
    return opened;
  });
  expect((await Promise.all(both)).map(({ disconnectCount }) => disconnectCount).toSorted((one, other) => one - other)).toEqual([1, 2]);
});

test('of two people who begin by one invitation at the same moment one has it', async () => {
  const recruiter = await as((await givenRecruiter(world)).accountId);
  const { id: jobcodeId, bookingId } = await givenJobCode(recruiter);
  await recruiter(invitations.invite, { bookingId, candidates: [{ firstName: 'Lina', lastName: 'Berg', email: 'lina@mail.example' }] });
  const { items } = await recruiter(invitations.list, { bookingId });
  const uniqueId = items[0]?.uniqueId ?? '';
  const people = await Promise.all([1, 2].map(async () => as((await givenPerson(world)).accountId)));
  // it was opened once, by somebody who is gone
  await world.db.updateTable('invitation').set({ opened_at: new Date().toISOString() }).where('unique_id', '=', uniqueId).execute();
  const both = await world.db.transaction().execute(async (db) => {
    await db.selectFrom('booking').select('id').where('id', '=', bookingId).forUpdate().execute();
    const begun = people.map((one) => givenBegun(one, jobcodeId, { uniqueId }).catch((error: unknown) => error));
    await expect.poll(() => callsWaiting(world.db)).toBe(2);
    return begun;
  });
  const outcomes = await Promise.all(both);
  expect(outcomes.filter((one) => one instanceof Error)).toMatchObject([{ problem: { code: 'interview-unavailable' } }]);
});
