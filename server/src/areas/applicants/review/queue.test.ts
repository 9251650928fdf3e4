import { applicantAnswers } from '@vitrine/contract/applicants/answers.ts';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { blindReview } from '@vitrine/contract/applicants/blind.ts';
import { deciding } from '@vitrine/contract/applicants/deciding.ts';
import { applicantExport } from '@vitrine/contract/applicants/export.ts';
import { reviewQueue } from '@vitrine/contract/applicants/queue.ts';
import { scorecards } from '@vitrine/contract/applicants/scorecards.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { callAs, startWorld, type TestWorld } from '../../../../test/world.ts';
import { givenCandidate, givenCompany, givenHiringManager, givenTeammate } from '../../accounts/fixtures.ts';
import { openGuestReview } from '../../guest-reviewers/fixtures.ts';
import { givenJobCode } from '../../job-codes/fixtures.ts';
import { givenApplication } from '../fixtures.ts';

let t: TestWorld;
let companyId: string;
let owner: Call;
let teammate: Call;
let job: { id: string; bookingId: string };
/** Those who have sent, in the order they did. */
let sent: string[];
beforeAll(async () => {
  t = await startWorld();
});
beforeEach(async () => {
  const company = await givenCompany(t.world, 'Lindenhof');
  companyId = company.companyId;
  owner = await t.as(company.owner.id);
  teammate = await t.as((await givenTeammate(t.world, companyId, { firstName: 'Amir', lastName: 'Haddad' })).id);
  job = await givenJobCode(owner);
  sent = [];
  for (const firstName of ['Ada', 'Bo', 'Cleo']) sent.push(await applied(firstName, job.bookingId));
});

async function applied(firstName: string, bookingId: string) {
  t.later(1000);
  return givenApplication(t.world, bookingId, (await givenCandidate(t.world, { firstName, lastName: 'Roth' })).id);
}

const queue = async (call: Call, id: string, filter: object = {}) => (await call(reviewQueue.get, { id, ...filter })).items;
const idsOf = (items: { id: string }[]) => items.map(({ id }) => id);
const newestFirst = () => sent.toReversed();

test('the queue has the order and the filters of the list, whatever was chosen there', async () => {
  const [ada = '', bo = '', cleo = ''] = sent;
  await owner(deciding.rate, { id: bo, questionNo: 1, stars: 5 });
  await owner(deciding.rate, { id: cleo, questionNo: 1, stars: 2 });
  await owner(deciding.setStatus, { ids: [ada, cleo], status: 'Screening' });
  const elsewhere = await applied('Dora', (await givenJobCode(owner)).bookingId);
  for (const filter of [{}, { sort: 'Oldest' }, { sort: 'Highest' }, { sort: 'Lowest' }, { textSearch: 'Roth' }] as const) {
    const list = await owner(applicants.byBooking, { bookingId: job.bookingId, ...filter });
    expect(idsOf(await queue(owner, ada, filter))).toEqual(idsOf(list.items));
  }
  expect(idsOf(await queue(owner, ada, { status: 'Screening' }))).toEqual([cleo, ada]);
  expect(idsOf(await queue(owner, ada, { all: true }))).toEqual([elsewhere, ...newestFirst()]);
});

test('who has sent nothing is skipped, and who is looked at has a place whatever the filter says', async () => {
  const zoe = await givenCandidate(t.world, { firstName: 'Zoé' });
  const begun = await (await t.as(zoe.id))(interview.begin, { jobcodeId: job.id, consent: true });
  expect(idsOf(await queue(owner, sent[0] ?? ''))).toEqual(newestFirst());
  expect(idsOf(await queue(owner, begun.applicationId))).toContain(begun.applicationId);
  // who has begun to watch ends being unseen, but not the place in the queue
  await owner(applicantAnswers.watched, { id: sent[1] ?? '', questionNo: 1 });
  const unseen = await queue(owner, sent[1] ?? '', { progress: 'unseen' });
  expect(unseen.map(({ id, seen }) => [id, seen])).toEqual([
    [sent[2], false],
    [sent[1], true],
    [sent[0], false],
  ]);
});

test('a queue ends where the reach of the reviewer ends, and names nobody who is left blind', async () => {
  const elsewhere = await applied('Dora', (await givenJobCode(owner)).bookingId);
  const manager = await t.as((await givenHiringManager(t.world, companyId, [job.bookingId])).id);
  expect(idsOf(await queue(manager, sent[0] ?? '', { all: true }))).toEqual(newestFirst());
  const unknown = { problem: { code: 'not-found' } };
  await expect(queue(manager, elsewhere)).rejects.toMatchObject(unknown);
  const guest = callAs(t.app, { authorization: `Bearer ${await openGuestReview(t.world, job)}` });
  await owner(deciding.rate, { id: sent[0] ?? '', questionNo: 1, stars: 5 });
  expect(idsOf(await queue(guest, sent[0] ?? '', { all: true, sort: 'Highest', textSearch: 'nobody' }))).toEqual(newestFirst());
  await owner(blindReview.set, { blindReview: true });
  expect(JSON.stringify(await queue(teammate, sent[0] ?? ''))).not.toMatch(/Ada|Cleo|Roth/);
});

test('what else a person applied for stands beside, but not where it would tell who somebody is', async () => {
  const [ada = ''] = sent;
  const { candidate_id } = await owner(applicants.one, { id: ada });
  const { bookingId, title } = await givenJobCode(owner, { title: 'Day baker' });
  const second = await givenApplication(t.world, bookingId, candidate_id);
  const others = async (call: Call) => (await call(applicants.one, { id: ada })).otherApplications;
  expect(await others(owner)).toMatchObject([{ id: second, title, status: 'New' }]);
  expect(await others(await t.as((await givenHiringManager(t.world, companyId, [job.bookingId])).id))).toEqual([]);
  await owner(blindReview.set, { blindReview: true });
  await owner(deciding.setStatus, { ids: [ada], status: 'Interview' });
  expect(await others(owner)).toEqual([]);
});

test('what was watched is marked for the one who watched', async () => {
  const [ada = ''] = sent;
  const watched = async (call: Call) =>
    (await call(applicantAnswers.questionwise, { bookingId: job.bookingId, id: ada })).items.map((one) => one.watched);
  await owner(applicantAnswers.watched, { id: ada, questionNo: 1 });
  await owner(applicantAnswers.watched, { id: ada, questionNo: 1 });
  expect((await watched(owner))[0]).toBe(true);
  expect(await watched(teammate)).not.toContain(true);
});

test('there is one mark: of the stars, and of the criteria as soon as the job has any', async () => {
  const [ada = '', bo = ''] = sent;
  const mark = async (call = owner) => (await call(applicants.one, { id: ada })).stars;
  await owner(deciding.rate, { id: ada, questionNo: 1, stars: 1 });
  expect(await mark()).toBe(1);
  const levels = { 1: 'Not seen', 3: 'Sometimes', 5: 'Always' };
  const criteria = [
    { name: 'Care', levels },
    { name: 'Clarity', levels },
  ];
  const { setId } = await owner(scorecards.setCriteria, { bookingId: job.bookingId, criteria });
  const [care, clarity] = (await owner(scorecards.criteria, { bookingId: job.bookingId })).criteria;
  const give = (call: Call, id: string, points: (number | null)[]) =>
    call(scorecards.give, {
      id,
      setId,
      scores: [care, clarity].map((one, index) => ({ criterionId: one?.id ?? '', points: points[index] ?? null })),
    });
  expect(await mark()).toBeNull();
  await give(owner, ada, [4, 5]);
  await give(teammate, ada, [3, null]);
  await give(owner, bo, [5, 5]);
  expect([await mark(), await mark(teammate)]).toEqual([4, 4]);
  // who has not judged is not led
  expect(await mark(await t.as((await givenTeammate(t.world, companyId)).id))).toBeNull();
  const { items } = await owner(applicants.byBooking, { bookingId: job.bookingId, sort: 'Highest' });
  expect(items.map(({ stars }) => stars)).toEqual([5, 4, null]);
  expect((await owner(applicantExport.csv, { bookingId: job.bookingId })).csv).toMatch(/Ada.*,4\r?\n/);
  // a second mark beside it is not taken, and an old one can be taken back
  await expect(owner(deciding.rate, { id: ada, questionNo: 1, stars: 3 })).rejects.toMatchObject({
    problem: { code: 'judged-by-criteria' },
  });
  await owner(deciding.rate, { id: ada, questionNo: 1, stars: 0 });
  await owner(scorecards.setCriteria, { bookingId: job.bookingId, criteria: [] });
  expect(await mark()).toBeNull();
});
