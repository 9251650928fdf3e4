import { team } from '@vitrine/contract/accounts/team.ts';
import { applicantAnswers } from '@vitrine/contract/applicants/answers.ts';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { blindReview } from '@vitrine/contract/applicants/blind.ts';
import { comments } from '@vitrine/contract/applicants/comments.ts';
import { deciding } from '@vitrine/contract/applicants/deciding.ts';
import { applicantLetters } from '@vitrine/contract/applicants/letters.ts';
import { reviewQueue } from '@vitrine/contract/applicants/queue.ts';
import { reviewRequests } from '@vitrine/contract/applicants/review-requests.ts';
import { applying } from '@vitrine/contract/applying/applying.ts';
import { applicationHome } from '@vitrine/contract/applying/home.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { day } from '@vitrine/contract/durations.ts';
import { home, mostNeeds, type Need } from '@vitrine/contract/home/needs.ts';
import { tracking } from '@vitrine/contract/interviews/tracking.ts';
import { invitations } from '@vitrine/contract/invitations/invitations.ts';
import { notifications } from '@vitrine/contract/notifications/notifications.ts';
import { progressAsking } from '@vitrine/contract/progress-flow/asking.ts';
import { progressLists } from '@vitrine/contract/progress-flow/lists.ts';
import { papers } from '@vitrine/contract/progress-flow/papers.ts';
import { talks } from '@vitrine/contract/talks/talks.ts';
import type { KyselyPlugin } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { startWorld } from '../../../test/world.ts';
import { givenCandidate, givenCompany, givenHiringManager, givenTeammate } from '../accounts/fixtures.ts';
import { givenMessage } from '../chat/fixtures.ts';
import { givenBegun } from '../interviews/fixtures.ts';
import { givenJobAd } from '../job-ads/fixtures.ts';
import { givenJobCode } from '../job-codes/fixtures.ts';
import { aPaper, givenAccepted } from '../progress-flow/fixtures.ts';

const t = await startWorld();
let companyId: string;
let owner: { id: string; email: string };
let recruiter: Call;
let bookingId: string;
beforeEach(async () => {
  t.noon();
  ({ companyId, owner } = await givenCompany(t.world, 'Lindenhof'));
  recruiter = await t.as(owner.id);
  ({ bookingId } = await givenJobAd(recruiter, { title: 'Baker', replyDays: 5 }));
});

async function applied(firstName: string, job = bookingId) {
  const person = await givenCandidate(t.world, { firstName, lastName: 'Berg' });
  const candidate = await t.as(person.id);
  const { applicationId } = await candidate(applying.apply, { bookingId: job, consent: true });
  t.later(1000);
  return { person, candidate, applicationId };
}

const needs = async (call = recruiter) => (await call(home.show, {})).needs;
/** What a row says in a line. */
const line = ({ kind, title, count, faces }: Need) => [kind, title, count, faces.map(({ name, alias }) => name || alias).join(', ')];
const lines = async (call = recruiter) => (await needs(call)).map(line);

test('whoever applied waits to be looked at, and leads into a queue of exactly these', async () => {
  const [lina, bo, cy, di] = [await applied('Lina'), await applied('Bo'), await applied('Cy'), await applied('Di')];
  const [row] = await needs();
  expect(await lines()).toEqual([['unseen', 'Baker', 4, 'Lina Berg, Bo Berg, Cy Berg']]);
  expect(row).toMatchObject({ id: bookingId, bookingId, applicationId: lina.applicationId, late: false });
  const queue = await recruiter(reviewQueue.get, { id: lina.applicationId, progress: 'unseen', sort: 'Oldest' });
  expect(queue.items.map(({ firstName }) => firstName)).toEqual(['Lina', 'Bo', 'Cy', 'Di']);
  // opened alone, it stays; begun to be watched, it leaves by itself, and so does what is decided or taken back
  await recruiter(applicants.one, { id: lina.applicationId });
  await recruiter(applicantAnswers.questionwise, { bookingId, id: lina.applicationId });
  expect((await needs())[0]).toMatchObject({ count: 4, applicationId: lina.applicationId });
  await recruiter(applicantAnswers.watched, { id: lina.applicationId, questionNo: 1 });
  expect((await needs())[0]).toMatchObject({ count: 3, applicationId: bo.applicationId });
  const { changes } = await recruiter(deciding.setStatus, { ids: [bo.applicationId], status: 'Denied' });
  await cy.candidate(applying.withdraw, { applicationId: cy.applicationId });
  expect((await needs())[0]).toMatchObject({ count: 1, applicationId: di.applicationId });
  const left = await recruiter(reviewQueue.get, { id: di.applicationId, progress: 'unseen', sort: 'Oldest' });
  expect(left.items.map(({ firstName }) => firstName)).toEqual(['Di']);
  await recruiter(deciding.undo, { changes });
  expect((await needs())[0]).toMatchObject({ count: 2, applicationId: bo.applicationId });
});

test('answers that were promised come by their day, the late ones first, with the queue of the same people', async () => {
  const other = await givenJobAd(recruiter, { title: 'Cook', replyDays: 3 });
  const { applicationId } = await applied('Lina');
  const cook = await applied('Bo', other.bookingId);
  for (const id of [applicationId, cook.applicationId]) await recruiter(applicantAnswers.watched, { id });
  expect(await lines()).toEqual([]);
  t.later(4 * day);
  recruiter = await t.as(owner.id);
  const { today, needs: due } = await recruiter(home.show, {});
  expect(due.map(line)).toEqual([
    ['due', 'Cook', 1, 'Bo Berg'],
    ['due', 'Baker', 1, 'Lina Berg'],
  ]);
  expect(due.map(({ late, day: until }) => [late, (until ?? '') < today])).toEqual([
    [true, true],
    [false, false],
  ]);
  const queue = await recruiter(reviewQueue.get, { id: cook.applicationId, due: true, sort: 'Oldest' });
  expect(queue.items.map(({ id }) => id)).toEqual([cook.applicationId]);
  await recruiter(deciding.setStatus, { ids: [cook.applicationId], status: 'Denied' });
  expect(await lines()).toEqual([['due', 'Baker', 1, 'Lina Berg']]);
});

test('mentions, questions, messages, documents, talks of today, reviews and requests for another attempt stand in one list, and leave when they are done', async () => {
  const colleague = await t.as((await givenTeammate(t.world, companyId, { firstName: 'Claire' })).id);
  const code = await givenJobCode(recruiter, { title: 'Night baker' });
  const asking = await givenCandidate(t.world, { firstName: 'Tom', lastName: 'Roth' });
  const begun = await givenBegun(await t.as(asking.id), code.id);
  await (await t.as(asking.id))(tracking.request, { bookingId: code.bookingId, questionNo: 1, reason: 'The bell rang' });

  const lina = await applied('Lina');
  await colleague(comments.add, { id: lina.applicationId, text: 'Please look', mentions: [owner.id] });
  await colleague(reviewRequests.ask, {
    ids: [lina.applicationId],
    colleagueIds: [owner.id],
    dueOn: (await recruiter(home.show, {})).today,
  });
  await givenMessage(t.world, lina.person.id, owner.email, 'Good morning', { bookingId });
  await lina.candidate(applicationHome.ask, { applicationId: lina.applicationId, message: 'Is there a night bus?' });

  const zoe = await givenCandidate(t.world, { firstName: 'Zoé', lastName: 'Moor' });
  const accepted = await givenAccepted(recruiter, await t.as(zoe.id), bookingId);
  const [wanted] = (await recruiter(progressAsking.create, { pfTitle: 'Tax number' })).items;
  const pfId = wanted?.pfId ?? '';
  await (await t.as(zoe.id))(papers.upload, { applicationId: accepted, pfId, file: aPaper() });
  const startsAt = new Date(t.world.now().getTime() + 3_600_000).toISOString().slice(0, 16);
  await recruiter(talks.set, { id: lina.applicationId, startsAt, timeZone: 'UTC', minutes: 30, place: 'Room 4' });

  expect(await lines()).toEqual([
    ['talk', 'Baker', 1, 'Lina Berg'],
    ['asked', 'Baker', 1, 'Lina Berg'],
    ['attempt', 'Night baker', 1, 'Tom Roth'],
    ['question', 'Baker', 1, 'Lina Berg'],
    ['mention', 'Baker', 1, 'Lina Berg'],
    ['message', 'Baker', 1, 'Lina Berg'],
    ['document', 'Baker', 1, 'Zoé Moor'],
  ]);
  const [talk, , attempt, , mention] = await needs();
  expect(talk).toMatchObject({ place: 'Room 4', applicationId: lina.applicationId });
  expect(attempt).toMatchObject({ questionNo: 1, applicationId: begun.applicationId });

  await recruiter(tracking.grant, { bookingId: code.bookingId, id: begun.applicationId, questionNo: 1, granted: true });
  await recruiter(notifications.see, { id: mention?.id ?? '' });
  await recruiter(progressLists.seen, { applicationId: accepted, pfId });
  await recruiter(reviewRequests.done, { id: lina.applicationId });
  await recruiter(talks.cancel, { id: lina.applicationId });
  await recruiter(applicantLetters.answer, { id: lina.applicationId, message: 'Line N8' });
  expect((await lines()).map(([kind]) => kind)).toEqual(['message']);
});

test('whoever is judged without names has none here either, in no kind of row', async () => {
  const { person, applicationId } = await applied('Lina');
  await applied('Berta');
  const colleague = await t.as((await givenTeammate(t.world, companyId)).id);
  await colleague(comments.add, { id: applicationId, text: 'Please look', mentions: [owner.id] });
  await givenMessage(t.world, person.id, owner.email, 'It is me, Lina', { bookingId });
  await recruiter(blindReview.set, { blindReview: true });
  const shown = await recruiter(home.show, {});
  expect(shown.needs.map(({ kind }) => kind)).toEqual(['mention', 'unseen']);
  expect(JSON.stringify(shown)).not.toMatch(/Lina|Berta|Berg/);
  expect(shown.needs[0]?.faces).toEqual([{ name: '', alias: expect.stringMatching(/^[A-Z]\d+$/), picture: null }]);
});

test('a hiring manager sees what waits in the jobs given to them, without what is for recruiters; another company sees nothing', async () => {
  const other = await givenJobAd(recruiter, { title: 'Cook', replyDays: 3 });
  const manager = await givenHiringManager(t.world, companyId, [bookingId]);
  await applied('Lina');
  await applied('Bo', other.bookingId);
  t.later(6 * day);
  const theirs = await t.as(manager.id);
  expect(await lines(theirs)).toEqual([['unseen', 'Baker', 1, 'Lina Berg']]);
  const shown = await theirs(home.show, {});
  expect(shown.jobs.map(({ title }) => title)).toEqual(['Baker']);
  expect(shown.openJobs).toBe(1);
  const stranger = await t.as((await givenCompany(t.world, 'Elsewhere')).owner.id);
  expect(await stranger(home.show, {})).toMatchObject({
    needs: [],
    jobs: [],
    openJobs: 0,
    steps: { job: false, invited: false, interview: false },
  });
  // whoever leaves the company is told nothing any more
  await (await t.as(owner.id))(team.remove, { id: manager.id });
  await expect(theirs(home.show, {})).rejects.toThrow();
});

test('an open job says how many were invited, began, sent, came to a talk and were accepted, each step within the one before', async () => {
  const code = await givenJobCode(recruiter, { title: 'Night baker' });
  const email = 'ada@mail.test';
  await recruiter(invitations.invite, { bookingId: code.bookingId, candidates: [{ email, firstName: 'Ada' }] });
  await givenBegun(await t.as((await givenCandidate(t.world)).id), code.id);
  const [one, two] = [await applied('Lina'), await applied('Bo')];
  await recruiter(deciding.setStatus, { ids: [one.applicationId], status: 'Accepted' });
  await recruiter(deciding.setStatus, { ids: [two.applicationId], status: 'Interview' });
  const { jobs, openJobs } = await recruiter(home.show, {});
  expect(openJobs).toBe(2);
  expect(jobs).toEqual([
    { bookingId, title: 'Baker', invited: 0, begun: 2, sent: 2, talk: 2, accepted: 1, endsAt: expect.any(String) },
    { bookingId: code.bookingId, title: 'Night baker', invited: 1, begun: 1, sent: 0, talk: 0, accepted: 0, endsAt: null },
  ]);
});

test('the three steps to the first interview tick themselves', async () => {
  const fresh = await t.as((await givenCompany(t.world, 'Fresh')).owner.id);
  const steps = async () => Object.values((await fresh(home.show, {})).steps);
  await givenJobCode(fresh, { published: false });
  expect(await steps()).toEqual([false, false, false]);
  const open = await givenJobCode(fresh, { title: 'Night baker' });
  expect(await steps()).toEqual([true, false, false]);
  await fresh(invitations.invite, { bookingId: open.bookingId, candidates: [{ email: 'ada@mail.test', firstName: 'Ada' }] });
  expect(await steps()).toEqual([true, true, false]);
  const { applicationId } = await givenBegun(await t.as((await givenCandidate(t.world)).id), open.id);
  await t.world.db.updateTable('application').set({ submitted_at: t.world.now().toISOString() }).where('id', '=', applicationId).execute();
  expect(await steps()).toEqual([true, true, true]);
});

test('however much waits, it is asked for by as many statements, and no more is listed than can be looked over', async () => {
  const usual = t.world.db;
  let asked = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      asked++;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const statements = async () => {
    asked = 0;
    t.world.db = usual.withPlugin(counting);
    try {
      return await recruiter(home.show, {});
    } finally {
      t.world.db = usual;
    }
  };
  await applied('Lina');
  await statements();
  const few = asked;
  expect(few).toBeGreaterThan(8);
  const titles = Array.from({ length: mostNeeds + 3 }, (_, place) => `Baker ${place}`);
  for (const title of titles) await applied(title, (await givenJobAd(recruiter, { title })).bookingId);
  const shown = await statements();
  expect(asked).toBe(few);
  expect(shown).toMatchObject({ more: true, openJobs: titles.length + 1 });
  expect(shown.needs).toHaveLength(mostNeeds);
});
