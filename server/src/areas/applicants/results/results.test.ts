import { deciding } from '@vitrine/contract/applicants/deciding.ts';
import { jobResults } from '@vitrine/contract/applicants/results.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import { invitations } from '@vitrine/contract/invitations/invitations.ts';
import { jobCodeEditing } from '@vitrine/contract/job-codes/editing.ts';
import { beforeAll, expect, test } from 'vitest';
import { startWorld, type TestWorld } from '../../../../test/world.ts';
import { givenCandidate, givenCompany, givenHiringManager } from '../../accounts/fixtures.ts';
import { aQuestion, givenJobCode } from '../../job-codes/fixtures.ts';

let t: TestWorld;
let companyId: string;
let recruiter: Call;
beforeAll(async () => {
  t = await startWorld();
  const company = await givenCompany(t.world, 'Lindenhof');
  companyId = company.companyId;
  recruiter = await t.as(company.owner.id);
});

const aJob = () =>
  givenJobCode(recruiter, { questions: [aQuestion('Why bread?', { skippable: true }), aQuestion('Why at night?', { skippable: true })] });

/** Begins an interview, answers these questions and sends it unless it is left. */
async function came(job: { id: string }, answered: number[], sends = true, corporate = false) {
  const { id } = await givenCandidate(t.world);
  if (corporate) await t.world.db.updateTable('account').set({ corporate_company_id: companyId }).where('id', '=', id).execute();
  const candidate = await t.as(id);
  const { applicationId } = await candidate(interview.begin, { jobcodeId: job.id, consent: true });
  for (const questionNo of answered) await candidate(takes.text, { applicationId, questionNo, text: 'Because' });
  if (sends) await candidate(interview.submit, { applicationId });
  return applicationId;
}

const resultsOf = ({ bookingId }: { bookingId: string }, call = recruiter) => call(jobResults.get, { bookingId });

test('of fewer than five people nothing is told', async () => {
  const job = await aJob();
  for (let n = 0; n < 4; n++) await came(job, [1, 2]);
  const { enough, stages, questions, sources, reply } = await resultsOf(job);
  expect({ enough, stages, questions, sources }).toEqual({ enough: false, stages: [], questions: [], sources: [] });
  expect(Object.values(reply).filter(Boolean)).toEqual([]);
});

test('the figures say how far people came, where they stopped and how long they waited; small groups are left out', async () => {
  const job = await aJob();
  const sent: string[] = [];
  for (let n = 0; n < 6; n++) sent.push(await came(job, n < 5 ? [1, 2] : [1]));
  for (let n = 0; n < 2; n++) await came(job, [1], false);
  t.later(10 * 3_600_000);
  await recruiter(deciding.setStatus, { ids: sent.slice(0, 5), status: 'Accepted', mail: false });
  const { enough, stages, questions, reply, sources } = await resultsOf(job);
  expect(enough).toBe(true);
  expect(stages.map(({ stage, count }) => [stage, count])).toEqual([
    ['begun', 8],
    // from six who sent, five decided would tell of the one who waits
    ['sent', null],
    ['interview', 5],
    ['accepted', 5],
  ]);
  expect(questions.map(({ questionNo, begun, answered }) => [questionNo, begun, answered])).toEqual([
    [1, 8, 8],
    [2, 8, 5],
  ]);
  // one waits: too few to be told
  expect(reply).toMatchObject({ decided: 5, waiting: null });
  expect(reply.medianHours).toBeCloseTo(10, 1);
  expect(sources).toContainEqual({ source: 'link', count: 8 });
  const { csv } = await recruiter(jobResults.csv, { bookingId: job.bookingId });
  expect(csv).toContain('"Began, in all",8');
  expect(csv).toContain('Sent,not yet shown');
  expect(csv).toContain('Waiting for a decision,not yet shown');
});

test('what is left out cannot be computed: beside a small group the next one is left out too, in the page and in the spreadsheet', async () => {
  const job = await aJob();
  for (let n = 0; n < 6; n++) await came(job, [1, 2]);
  for (let n = 0; n < 2; n++) await came(job, [1, 2], true, true);
  const { stages, sources } = await resultsOf(job);
  expect(stages[0]).toEqual({ stage: 'begun', count: 8 });
  // eight less six would be the two who came through the sign-up of the company
  expect(Object.fromEntries(sources.map(({ source, count }) => [source, count]))).toEqual({
    invitation: 0,
    profile: 0,
    'company-page': null,
    link: null,
  });
  const { csv } = await recruiter(jobResults.csv, { bookingId: job.bookingId });
  expect(csv).toContain('By personal invitation,0');
  expect(csv).toMatch(/Through the sign-up of the company,not yet shown\r?\nBy the link of the interview,not yet shown/);
});

test('invitations are counted with those who used them, and no job is told to whom it was not given', async () => {
  const job = await aJob();
  const candidates = ['ada', 'bo', 'cleo', 'dia', 'eve'].map((name) => ({
    email: `${name}@mail.example`,
    firstName: name,
    lastName: 'Roth',
  }));
  await recruiter(invitations.invite, { bookingId: job.bookingId, candidates });
  expect(await resultsOf(job)).toMatchObject({ enough: true, invited: 5, invitedBegun: 0 });
  const manager = await t.as((await givenHiringManager(t.world, companyId, [])).id);
  const unknown = expect.objectContaining({ problem: expect.objectContaining({ code: 'not-found' }) });
  await expect(resultsOf(job, manager)).rejects.toEqual(unknown);
  await expect(manager(jobResults.csv, { bookingId: job.bookingId })).rejects.toEqual(unknown);
});

test('who was denied after a talk still counts as invited to it, and a promise is kept only by its day', async () => {
  const job = await givenJobCode(recruiter);
  await recruiter(jobCodeEditing.update, { id: job.id, replyDays: 7 });
  const sent: string[] = [];
  for (let n = 0; n < 12; n++) sent.push(await came(job, [1]));
  const inTime = sent.slice(0, 5);
  await recruiter(deciding.setStatus, { ids: inTime, status: 'Interview', mail: false });
  await recruiter(deciding.setStatus, { ids: inTime, status: 'Denied', mail: false });
  t.later(10 * 24 * 3_600_000);
  // sessions end meanwhile
  const owner = await t.world.db.selectFrom('account').select('id').where('company_id', '=', companyId).executeTakeFirstOrThrow();
  const again = await t.as(owner.id);
  await again(deciding.setStatus, { ids: sent.slice(5), status: 'Accepted', mail: false });
  const { stages, reply } = await resultsOf(job, again);
  expect(stages.map(({ stage, count }) => [stage, count])).toEqual([
    ['begun', 12],
    ['sent', 12],
    ['interview', 12],
    ['accepted', 7],
  ]);
  expect(reply).toMatchObject({ decided: 12, waiting: 0, promised: 12, kept: 5 });
});
