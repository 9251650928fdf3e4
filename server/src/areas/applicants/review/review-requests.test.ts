import { team } from '@vitrine/contract/accounts/team.ts';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { deciding } from '@vitrine/contract/applicants/deciding.ts';
import { reviewQueue } from '@vitrine/contract/applicants/queue.ts';
import { reviewRequests } from '@vitrine/contract/applicants/review-requests.ts';
import { scorecards } from '@vitrine/contract/applicants/scorecards.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { day } from '@vitrine/contract/durations.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { notificationSettings } from '@vitrine/contract/notifications/settings.ts';
import { privacy } from '@vitrine/contract/privacy/privacy.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { callAs, startWorld, type TestWorld } from '../../../../test/world.ts';
import { personalData } from '../../../areas.ts';
import { ownContext } from '../../../platform/context.ts';
import { givenCandidate, givenCompany, givenHiringManager, givenTeammate, testPassword } from '../../accounts/fixtures.ts';
import { openGuestReview } from '../../guest-reviewers/fixtures.ts';
import { givenJobCode } from '../../job-codes/fixtures.ts';
import { givenApplication } from '../fixtures.ts';
import { remindReviewers } from './review-requests.jobs.ts';

let t: TestWorld;
let companyId: string;
let ownerId: string;
let owner: Call;
let managerId: string;
let managerMail: string;
let manager: Call;
let job: { id: string; bookingId: string };
let other: { id: string; bookingId: string };
beforeAll(async () => {
  t = await startWorld();
});
beforeEach(async () => {
  const company = await givenCompany(t.world, 'Lindenhof', { firstName: 'Ottilie', lastName: 'Brandauer' });
  companyId = company.companyId;
  ownerId = company.owner.id;
  owner = await t.as(ownerId);
  job = await givenJobCode(owner, { title: 'Baker' });
  other = await givenJobCode(owner, { title: 'Cook' });
  const person = await givenHiringManager(t.world, companyId, [job.bookingId], { language: 'de', firstName: 'Amir', lastName: 'Haddad' });
  managerId = person.id;
  managerMail = person.email;
  manager = await t.as(managerId);
});

async function applied(firstName: string, bookingId = job.bookingId) {
  t.later(1000);
  return givenApplication(t.world, bookingId, (await givenCandidate(t.world, { firstName, lastName: 'Roth' })).id);
}
const inDays = (days: number) => new Date(t.world.now().getTime() + days * day).toISOString().slice(0, 10);
const ask = (ids: string[], colleagueIds = [managerId], dueOn = inDays(7)) => owner(reviewRequests.ask, { ids, colleagueIds, dueOn });
const askedAbout = async (id: string) => (await owner(reviewRequests.list, { id })).items;
const assigned = async (call: Call) => (await call(applicants.ofCompany, { assigned: 'me' })).items.map((one) => one.id);
const mailsTo = async (email: string) => {
  await t.work();
  return t.mailsTo(email);
};
const unknown = { problem: { code: 'not-found' } };

test('who is asked gets one mail in their language that names no applicant, and finds those still open, the earliest day first', async () => {
  const [ada, bo, cleo] = [await applied('Ada'), await applied('Bo'), await applied('Cleo')];
  await applied('Dora');
  await ask([bo, cleo]);
  await ask([ada], [managerId], inDays(3));
  const mails = await mailsTo(managerMail);
  expect(mails.map((one) => one.subject).sort()).toEqual([
    'Ottilie Brandauer bittet Sie, 2 Bewerbungen anzusehen',
    'Ottilie Brandauer bittet Sie, eine Bewerbung anzusehen',
  ]);
  expect(mails.map((one) => one.text).join()).toContain('Baker: 2');
  expect(mails.map((one) => one.text).join()).toContain('/candidate-management?assigned=me');
  expect(mails.map((one) => one.text).join()).not.toMatch(/Ada|Bo |Cleo|Roth/);
  expect(await manager(reviewRequests.mine, {})).toEqual({ open: 3, late: 0, next: inDays(3) });
  expect(await assigned(manager)).toEqual([ada, cleo, bo]);
  const queue = await manager(reviewQueue.get, { id: cleo, all: true, assigned: 'me' });
  expect(queue.items.map((one) => one.id)).toEqual(await assigned(manager));
  expect(await assigned(owner)).toEqual([]);
  t.later(4 * day);
  expect(await (await t.as(managerId))(reviewRequests.mine, {})).toMatchObject({ open: 3, late: 1 });
});

test('asking again changes the day and opens it anew; it can be taken back', async () => {
  const ada = await applied('Ada');
  await ask([ada]);
  await manager(reviewRequests.done, { id: ada });
  await ask([ada], [managerId], inDays(2));
  expect(await askedAbout(ada)).toEqual([{ accountId: managerId, name: 'Amir Haddad', own: false, dueOn: inDays(2), doneAt: null }]);
  await owner(reviewRequests.takeBack, { id: ada, accountId: managerId });
  expect(await askedAbout(ada)).toEqual([]);
  expect(await assigned(manager)).toEqual([]);
  await expect(owner(reviewRequests.takeBack, { id: ada, accountId: managerId })).rejects.toMatchObject(unknown);
});

test('it is done by stars, by scores or by saying so, and what is decided waits for nobody', async () => {
  const [ada, bo, cleo, dora] = [await applied('Ada'), await applied('Bo'), await applied('Cleo'), await applied('Dora', other.bookingId)];
  await ask([ada, bo, cleo]);
  await ask([dora], [ownerId]);
  // asking oneself is a note, not a mail
  expect((await mailsTo((await owner(team.info, {})).email)).map((one) => one.subject).join()).not.toMatch(/review/);
  await manager(deciding.rate, { id: ada, questionNo: 1, stars: 3 });
  expect((await assigned(manager)).toSorted()).toEqual([bo, cleo].toSorted());
  await manager(reviewRequests.done, { id: bo });
  expect((await askedAbout(bo))[0]?.doneAt).not.toBeNull();
  await owner(deciding.setStatus, { ids: [cleo], status: 'Denied' });
  expect(await manager(reviewRequests.mine, {})).toEqual({ open: 0, late: 0, next: null });
  const levels = { 1: 'No', 3: 'Some', 5: 'Yes' };
  await owner(scorecards.setCriteria, { bookingId: other.bookingId, criteria: [{ name: 'Salt', levels }] });
  const { setId, criteria } = await owner(scorecards.criteria, { bookingId: other.bookingId });
  expect(await assigned(owner)).toEqual([dora]);
  const scores = [{ criterionId: criteria[0]?.id ?? '', points: 4 }];
  await owner(scorecards.give, { id: dora, setId: setId ?? '', scores });
  expect(await assigned(owner)).toEqual([]);
});

test('nobody is asked about, or finds, what is not theirs to see', async () => {
  const [ada, elsewhere] = [await applied('Ada'), await applied('Bo', other.bookingId)];
  const stranger = await givenCompany(t.world, 'Elsewhere');
  const strange = await t.as(stranger.owner.id);
  for (const [ids, people] of [
    [[ada], [stranger.owner.id]],
    // a hiring manager without this job
    [[ada, elsewhere], [managerId]],
    [['00000000-0000-4000-8000-000000000001'], [managerId]],
  ] as const)
    await expect(ask([...ids], [...people])).rejects.toMatchObject(unknown);
  const wanted = { ids: [ada], colleagueIds: [stranger.owner.id], dueOn: inDays(3) };
  await expect(strange(reviewRequests.ask, wanted)).rejects.toMatchObject(unknown);
  const notAllowed = { problem: { code: 'not-allowed' } };
  await expect(manager(reviewRequests.ask, { ...wanted, colleagueIds: [managerId] })).rejects.toMatchObject(notAllowed);
  await ask([ada]);
  for (const call of [() => strange(reviewRequests.list, { id: ada }), () => strange(reviewRequests.done, { id: ada })])
    await expect(call()).rejects.toMatchObject(unknown);
  await expect(strange(reviewRequests.takeBack, { id: ada, accountId: managerId })).rejects.toMatchObject(unknown);
  await expect(manager(reviewRequests.takeBack, { id: ada, accountId: managerId })).rejects.toMatchObject(notAllowed);
  await expect(owner(reviewRequests.done, { id: ada })).rejects.toMatchObject(unknown);
  await expect(manager(reviewRequests.list, { id: elsewhere })).rejects.toMatchObject(unknown);
  const guest = callAs(t.app, { authorization: `Bearer ${await openGuestReview(t.world, job)}` });
  await expect(guest(reviewRequests.list, { id: ada })).rejects.toMatchObject({ problem: { status: 403 } });
  const named = await guest(applicants.byBooking, { bookingId: job.bookingId, assigned: 'me' });
  expect(named.items.map((one) => one.id)).toEqual([ada]);
});

test('a day that is over is refused, and so is who has nothing to show or is decided already', async () => {
  const ada = await applied('Ada');
  await expect(ask([ada], [managerId], inDays(-2))).rejects.toMatchObject({ problem: { errors: [{ field: 'dueOn' }] } });
  const zoe = await givenCandidate(t.world, { firstName: 'Zoé' });
  const begun = await (await t.as(zoe.id))(interview.begin, { jobcodeId: job.id, consent: true });
  await expect(ask([ada, begun.applicationId])).rejects.toMatchObject({ problem: { code: 'nothing-to-review' } });
  await owner(deciding.setStatus, { ids: [ada], status: 'Denied' });
  await expect(ask([ada])).rejects.toMatchObject({ problem: { code: 'nothing-to-review' } });
  expect(await mailsTo(managerMail)).toEqual([]);
});

test('on the morning of the day before, one reminder tells of what is open; nobody who wants none gets it', async () => {
  t.noon();
  const [ada, bo, cleo] = [await applied('Ada'), await applied('Bo'), await applied('Cleo')];
  const quiet = await givenTeammate(t.world, companyId);
  await (await t.as(quiet.id))(notificationSettings.choose, { kind: 'review', channel: 'mail', wanted: false });
  await ask([ada, bo, cleo], [managerId, quiet.id], inDays(3));
  await manager(deciding.rate, { id: cleo, questionNo: 1, stars: 3 });
  const morning = async () => {
    await remindReviewers.run(ownContext(t.world), {});
    return (await mailsTo(managerMail)).filter((one) => /warte/.test(one.subject));
  };
  t.later(day);
  expect(await morning()).toEqual([]);
  t.later(day);
  const [mail, ...more] = await morning();
  expect([mail?.subject, more]).toEqual(['2 Bewerbungen warten auf Ihren Blick', []]);
  expect(mail?.text).not.toMatch(/Ada|Roth/);
  expect(await morning()).toHaveLength(1);
  t.later(day);
  expect(await morning()).toHaveLength(1);
  expect(await mailsTo(quiet.email)).toEqual([]);
});

test('what was asked of somebody goes with the job, the place in the company and the person, and is told to who asks', async () => {
  const [ada, elsewhere] = [await applied('Ada'), await applied('Bo', other.bookingId)];
  const [teammate, leaving] = [await givenTeammate(t.world, companyId, { password: true }), await givenTeammate(t.world, companyId)];
  await ask([ada], [managerId, leaving.id]);
  await ask([ada, elsewhere], [teammate.id]);
  const people = async (id: string) => (await askedAbout(id)).map((one) => one.accountId).toSorted();
  const told = await Promise.all(personalData.map((one) => one.tell(t.world, { id: managerId, email: managerMail, confirmed: true })));
  expect(told.flatMap(({ data }) => data.reviewRequests ?? [])).toMatchObject([{ due_on: inDays(7), done_at: null }]);

  // the jobs are given anew, and this one stays
  await owner(team.giveJobs, { id: managerId, bookings: [job.bookingId, other.bookingId] });
  expect(await people(ada)).toEqual([managerId, teammate.id, leaving.id].toSorted());
  await owner(team.giveJobs, { id: managerId, bookings: [other.bookingId] });
  await owner(team.remove, { id: leaving.id });
  expect(await people(ada)).toEqual([teammate.id]);
  await owner(team.changeRole, { id: teammate.id, role: 'hiring-manager', bookings: [other.bookingId] });
  expect([await people(ada), await people(elsewhere)]).toEqual([[], [teammate.id]]);
  await (await t.as(teammate.id))(privacy.erase, { password: testPassword });
  expect(await people(elsewhere)).toEqual([]);
});
