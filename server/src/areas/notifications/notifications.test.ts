import { comments } from '@vitrine/contract/applicants/comments.ts';
import { deciding } from '@vitrine/contract/applicants/deciding.ts';
import { applying } from '@vitrine/contract/applying/applying.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { hour, minute } from '@vitrine/contract/durations.ts';
import { notifications } from '@vitrine/contract/notifications/notifications.ts';
import { notificationSettings } from '@vitrine/contract/notifications/settings.ts';
import { talks } from '@vitrine/contract/talks/talks.ts';
import { expect, test } from 'vitest';
import { callAs, startWorld } from '../../../test/world.ts';
import { buildApp } from '../../app.ts';
import { ownContext } from '../../platform/context.ts';
import { openSession } from '../../platform/sessions/sessions.ts';
import { openWorld } from '../../world.ts';
import { givenCandidate, givenCompany, givenHiringManager, givenTeammate } from '../accounts/fixtures.ts';
import { mailStatus } from '../applicants/deciding/deciding.jobs.ts';
import { givenJobAd } from '../job-ads/fixtures.ts';

const t = await startWorld();
const list = async (of: Call) => (await of(notifications.list, {})).items;
const short = async (of: Call) => (await list(of)).map(({ kind, count, title, seen }) => ({ kind, count, title, seen }));

async function applied(bookingId: string, firstName = 'Lina', lastName = 'Berg') {
  const { id } = await givenCandidate(t.world, { firstName, lastName });
  const candidate = await t.as(id);
  return { id, candidate, ...(await candidate(applying.apply, { bookingId, consent: true })) };
}

test('what happens again until it is seen stands in one row; seen, it begins anew', async () => {
  const { owner } = await givenCompany(t.world);
  const recruiter = await t.as(owner.id);
  const { bookingId } = await givenJobAd(recruiter, { title: 'Baker' });
  const { applicationId } = await applied(bookingId);
  const [first] = await list(recruiter);
  expect(first).toMatchObject({ kind: 'applied', count: 1, person: { name: 'Lina Berg', alias: null }, applicationId, seen: false });
  t.later(minute);
  await applied(bookingId, 'Ben', 'Ohm');
  expect(await list(recruiter)).toMatchObject([{ kind: 'applied', count: 2, person: null, title: 'Baker' }]);
  expect((await recruiter(notifications.news, {})).unseen).toBe(1);
  // what came after the list was shown is not seen with it
  await recruiter(notifications.see, { until: first?.at });
  expect((await recruiter(notifications.news, {})).unseen).toBe(1);
  await recruiter(notifications.see, { until: t.world.now().toISOString() });
  expect(await short(recruiter)).toEqual([{ kind: 'applied', count: 2, title: 'Baker', seen: true }]);
  await applied(bookingId);
  expect(await short(recruiter)).toEqual([{ kind: 'applied', count: 1, title: 'Baker', seen: false }]);
});

test('opening the applicant marks what is about this one alone; a stranger marks and sees nothing', async () => {
  const { owner } = await givenCompany(t.world);
  const recruiter = await t.as(owner.id);
  const stranger = await t.as((await givenCompany(t.world)).owner.id);
  const { bookingId } = await givenJobAd(recruiter, { title: 'Baker' });
  const { applicationId } = await applied(bookingId);
  const [row] = await list(recruiter);
  expect(await list(stranger)).toEqual([]);
  await stranger(notifications.see, { id: row?.id });
  await stranger(notifications.see, { applicationId });
  expect((await recruiter(notifications.news, {})).unseen).toBe(1);
  await recruiter(notifications.see, { applicationId });
  expect((await recruiter(notifications.news, {})).unseen).toBe(0);
});

test('two devices on two processes: what happened, and that it was seen, is on the other within a second', async () => {
  const { world, close } = await openWorld({
    config: t.world.config,
    connection: t.connection,
    working: false,
    folder: t.world.config.dataDir,
    url: t.world.url,
    now: t.world.now,
  });
  const app = await buildApp(world);
  const { owner } = await givenCompany(t.world);
  const recruiter = await t.as(owner.id);
  const elsewhere = callAs(app, { authorization: `Bearer ${await openSession(world, owner.id)}` });
  const { bookingId } = await givenJobAd(recruiter, { title: 'Baker' });
  const soon = async (waiting: Promise<{ unseen: number; version: string }>) => {
    const from = performance.now();
    const news = await waiting;
    expect(performance.now() - from).toBeLessThan(1000);
    return news;
  };
  const start = await elsewhere(notifications.news, {});
  // the process listens from its first question on
  const first = elsewhere(notifications.news, { version: start.version });
  await applied(bookingId);
  const heard = await first;
  const next = elsewhere(notifications.news, { version: heard.version });
  await applied(bookingId);
  const told = await soon(next);
  expect(told.unseen).toBe(1);
  const second = elsewhere(notifications.news, { version: told.version });
  expect((await list(recruiter))[0]?.count).toBe(2);
  await recruiter(notifications.see, { until: t.world.now().toISOString() });
  expect((await soon(second)).unseen).toBe(0);
  // whoever waits does not hold up the end of the program, and is told nothing by a session that ended
  const last = elsewhere(notifications.news, { version: (await elsewhere(notifications.news, {})).version });
  // what is asked afterwards is answered once that one waits
  for (let asked = 0; asked < 3; asked++) await elsewhere(notifications.list, {});
  await t.world.db.deleteFrom('session').where('account_id', '=', owner.id).execute();
  const refused = expect(last).rejects.toMatchObject({ problem: { code: 'not-signed-in' } });
  await app.close();
  await refused;
  await close();
});

test('nobody is told what they did; colleagues who take part hear of a comment, blind where they judge without names', async () => {
  const { owner, companyId } = await givenCompany(t.world);
  const [recruiter, mate] = [await t.as(owner.id), await t.as((await givenTeammate(t.world, companyId)).id)];
  const quiet = await t.as((await givenTeammate(t.world, companyId)).id);
  const { bookingId } = await givenJobAd(recruiter, { title: 'Cook' });
  const { applicationId } = await applied(bookingId);
  await t.world.db.updateTable('company').set({ blind_review: true }).where('id', '=', companyId).execute();
  await recruiter(comments.add, { id: applicationId, text: 'Warm.' });
  expect((await short(recruiter)).map((one) => one.kind)).toEqual(['applied']);
  await mate(comments.add, { id: applicationId, text: 'I agree.' });
  const [heard] = await list(recruiter);
  expect(heard).toMatchObject({ kind: 'comment', count: 1, person: { name: null, alias: expect.any(String) } });
  expect((await short(mate)).map((one) => one.kind)).toEqual(['applied']);
  expect((await short(quiet)).map((one) => one.kind)).toEqual(['applied']);
});

test('a hiring manager is told of the own jobs; what is taken from somebody, or left behind, is told no more', async () => {
  const { owner, companyId } = await givenCompany(t.world);
  const recruiter = await t.as(owner.id);
  const [mine, other] = [await givenJobAd(recruiter, { title: 'Mine' }), await givenJobAd(recruiter, { title: 'Other' })];
  const { id } = await givenHiringManager(t.world, companyId, [mine.bookingId]);
  const manager = await t.as(id);
  await applied(mine.bookingId);
  await applied(other.bookingId);
  expect((await short(manager)).map((one) => one.title)).toEqual(['Mine']);
  await t.world.db.deleteFrom('hiring_manager_job').where('account_id', '=', id).execute();
  expect(await list(manager)).toEqual([]);
  expect((await manager(notifications.news, {})).unseen).toBe(0);
  const elsewhere = (await givenCompany(t.world)).companyId;
  await t.world.db.updateTable('account').set({ company_id: elsewhere, company_role: 'recruiter' }).where('id', '=', id).execute();
  expect(await list(manager)).toEqual([]);
});

test('a candidate hears of a decision when it is told, and of a talk that is set, moved and called off', async () => {
  const { owner } = await givenCompany(t.world, 'Lindenhof');
  const recruiter = await t.as(owner.id);
  const { bookingId } = await givenJobAd(recruiter, { title: 'Baker' });
  const { candidate, applicationId } = await applied(bookingId);
  const { changes } = await recruiter(deciding.setStatus, { ids: [applicationId], status: 'Interview', mail: true });
  expect(await list(candidate)).toEqual([]);
  for (const changeId of changes) await mailStatus.run(ownContext(t.world), { changeId });
  expect(await list(candidate)).toMatchObject([
    { kind: 'status', detail: 'Interview', title: 'Baker', by: 'Lindenhof', person: null, bookingId },
  ]);
  const times = { startsAt: '2030-05-02T10:00', timeZone: 'Europe/Berlin', minutes: 30, place: 'Room 1', note: '' } as const;
  await recruiter(talks.set, { id: applicationId, ...times });
  await recruiter(talks.set, { id: applicationId, ...times, startsAt: '2030-05-03T10:00' });
  expect((await list(candidate))[0]).toMatchObject({ kind: 'talk', detail: 'moved', count: 1 });
  await candidate(notifications.see, { bookingId });
  expect((await candidate(notifications.news, {})).unseen).toBe(0);
});

test('the bell leaves out what was switched off for the page; nobody switches what is not theirs', async () => {
  const { owner, companyId } = await givenCompany(t.world);
  const recruiter = await t.as(owner.id);
  const manager = await t.as((await givenHiringManager(t.world, companyId)).id);
  const { bookingId } = await givenJobAd(recruiter, { title: 'Baker' });
  await applied(bookingId);
  await recruiter(notificationSettings.choose, { kind: 'applied', channel: 'page', wanted: false });
  expect(await list(recruiter)).toEqual([]);
  await recruiter(notificationSettings.choose, { kind: 'applied', channel: 'page', wanted: true });
  expect((await recruiter(notifications.news, {})).unseen).toBe(1);
  const { items } = await manager(notificationSettings.read, {});
  expect([...new Set(items.map((one) => one.kind))]).toEqual(['message', 'applied', 'sent', 'comment', 'mention', 'review', 'appointment']);
  const wanted = { kind: 'due', channel: 'mail', wanted: false } as const;
  await expect(manager(notificationSettings.choose, wanted)).rejects.toMatchObject({ problem: { code: 'not-found' } });
  const always = { kind: 'viewer', channel: 'mail', wanted: false } as const;
  await expect(recruiter(notificationSettings.choose, always)).rejects.toMatchObject({ problem: { code: 'not-found' } });
});

test('of whom is erased nothing is left in anybody’s list but the number', async () => {
  const { owner } = await givenCompany(t.world);
  const recruiter = await t.as(owner.id);
  const { bookingId } = await givenJobAd(recruiter, { title: 'Baker' });
  const { applicationId, id } = await applied(bookingId);
  await recruiter(comments.add, { id: applicationId, text: 'Warm.' });
  const { makeFigures } = await import('../applications/index.ts');
  await makeFigures(t.world.db, [applicationId], t.world.now().toISOString());
  await t.world.db.deleteFrom('account').where('id', '=', id).execute();
  expect(await list(recruiter)).toMatchObject([{ kind: 'applied', count: 1, person: null, applicationId: null }]);
});

test('what nobody came to see for ninety days is gone', async () => {
  const { owner } = await givenCompany(t.world);
  const { bookingId } = await givenJobAd(await t.as(owner.id), { title: 'Baker' });
  await applied(bookingId);
  t.later(91 * 24 * hour);
  expect(await list(await t.as(owner.id))).toEqual([]);
  await t.world.jobs.enqueue(t.world.db, 'forget-notifications', {}, undefined, undefined);
  await t.work();
  expect(await t.world.db.selectFrom('notification').select('id').where('account_id', '=', owner.id).execute()).toEqual([]);
});
