import { team } from '@vitrine/contract/accounts/team.ts';
import { orders } from '@vitrine/contract/billing/orders.ts';
import { settings } from '@vitrine/contract/billing/settings.ts';
import { subscriptions } from '@vitrine/contract/billing/subscriptions.ts';
import { day } from '@vitrine/contract/durations.ts';
import { invitations } from '@vitrine/contract/invitations/invitations.ts';
import { jobAdEditing } from '@vitrine/contract/job-ads/editing.ts';
import { jobCodeEditing } from '@vitrine/contract/job-codes/editing.ts';
import { beforeEach, expect, test } from 'vitest';
import { startWorld } from '../../../test/world.ts';
import { givenAdministrator, givenCompany, givenHiringManager, givenTeammate } from '../accounts/fixtures.ts';
import { givenJobAd } from '../job-ads/fixtures.ts';
import { givenJobCode } from '../job-codes/fixtures.ts';
import { givenBuying } from './fixtures.ts';

const t = await startWorld();
t.noon();
const ada = await givenAdministrator(t.world);
const old = await givenCompany(t.world, 'There before');
t.later(200 * day);
await givenBuying(await t.as(ada.id));

type Call = Awaited<ReturnType<typeof t.as>>;
let owner: Call;
let companyId: string;
let ownerEmail: string;
beforeEach(async () => {
  const made = await givenCompany(t.world);
  companyId = made.companyId;
  ownerEmail = made.owner.email;
  owner = async (...asked) => (await t.as(made.owner.id))(...asked);
});

/** Chooses a plan as the last step shows it. */
async function buy(planId: string, insteadOf: string | null = null) {
  const { total } = await owner(subscriptions.quote, { planId });
  const insteadOfStatus = (await own()).items.find((one) => one.planId === insteadOf)?.status;
  const seen = insteadOfStatus ? { insteadOf, insteadOfStatus } : { insteadOf };
  return owner(subscriptions.create, { planId, ...seen, total, billTo: 'Lindenhof\nAm Markt 1' });
}
const own = () => owner(subscriptions.own, {});
const pays = async () => {
  for (const { id, paidAt } of (await own()).orders) if (!paidAt) await (await t.as(ada.id))(orders.markPaid, { id });
};
const untilAfter = (at: string) => t.later(Date.parse(at) - t.world.now().getTime() + 1000);
const runs = async (...names: string[]) => {
  for (const name of names) await t.world.jobs.enqueue(t.world.db, name, {}, undefined, undefined);
  await t.work();
};
const everyJob = () => runs('mail-trials', 'turn-subscriptions', 'chase-orders');
const subjects = async () => (await t.mailsTo(ownerEmail)).map(({ subject }) => subject);
const code = (code: string) => ({ problem: { code } });
const afterTrial = () => t.later(14 * day + 1000);

test('who was there before buying was turned on has a trial from that day, with a mail then and one three days before its end', async () => {
  const there = await givenCompany(t.world, 'Later', {});
  await everyJob();
  const titles = async (email: string) => (await t.mailsTo(email)).map(({ subject }) => subject);
  expect(await titles(old.owner.email)).toEqual(expect.arrayContaining(['Vitrine now has plans']));
  expect(await titles(there.owner.email)).toEqual([]);
  t.later(11 * day + 60_000);
  await everyJob();
  await everyJob();
  const ending = (await titles(there.owner.email)).filter((subject) => /trial ends/.test(subject));
  expect(ending).toHaveLength(1);
  expect((await titles(old.owner.email)).filter((subject) => /now has plans/.test(subject))).toHaveLength(1);
});

test('a new company may do everything for 14 times 24 hours; then each refusal says which plan it takes', async () => {
  const { id, bookingId } = await givenJobCode(await t.as((await givenTeammate(t.world, companyId)).id));
  t.later(14 * day - 60_000);
  const draft = await owner(jobAdEditing.create, { title: 'Baker' });
  expect((await own()).trial).toMatchObject({ daysLeft: 1, over: false });
  t.later(120_000);
  await expect(owner(jobAdEditing.create, { title: 'Baker' })).rejects.toMatchObject(code('jobad-plan-needed'));
  await expect(owner(jobCodeEditing.create, { title: 'Baker', bookingId: draft.bookingId })).rejects.toMatchObject(
    code('jobcode-plan-needed'),
  );
  const inviting = owner(invitations.invite, { bookingId, candidates: [{ email: 'late@mail.test' }] });
  await expect(inviting).rejects.toMatchObject(code('jobcode-plan-needed'));
  const { refused } = await owner(team.invite, { emails: ['new@mail.test'] });
  expect(refused).toEqual([{ email: 'new@mail.test', code: 'seats-full' }]);
  expect((await own()).trial).toMatchObject({ daysLeft: 0, over: true });
  // what was begun stays to be read and to be deleted
  expect(await owner(jobAdEditing.read, { bookingId: draft.bookingId })).toMatchObject({ title: 'Baker' });
  await owner(jobCodeEditing.remove, { id });
});

test('an ad that runs when the trial ends stays open, and another one is not published', async () => {
  const running = await givenJobAd(owner, { title: 'Running' });
  const draft = await givenJobAd(owner, { title: 'Draft' });
  await owner(jobAdEditing.unpublish, { bookingId: draft.bookingId });
  afterTrial();
  expect((await owner(jobAdEditing.publish, { bookingId: running.bookingId })).state).toBe('open');
  await expect(owner(jobAdEditing.publish, { bookingId: draft.bookingId })).rejects.toMatchObject(code('jobad-plan-needed'));
});

test('a plan chosen twenty times at once is one plan and one order, with VAT and a mail that says what is to be paid', async () => {
  afterTrial();
  const { total } = await owner(subscriptions.quote, { planId: 'jobad-monthly-3' });
  const asked = { planId: 'jobad-monthly-3', insteadOf: null, total, billTo: 'Lindenhof' };
  const all = await Promise.all(Array.from({ length: 20 }, () => owner(subscriptions.create, asked)));
  expect(new Set(all.map(({ subscriptionId }) => subscriptionId)).size).toBe(1);
  const { orders: ordered, items } = await own();
  expect(items).toMatchObject([{ planId: 'jobad-monthly-3', status: 'active' }]);
  expect(ordered).toMatchObject([{ net: 14_700, vatRate: 1900, vat: 2793, total: 17_493, paidAt: null }]);
  await owner(jobAdEditing.create, { title: 'Baker' });
  const mails = (await t.mailsTo(ownerEmail)).filter(({ subject }) => subject.startsWith('Your order'));
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toMatch(/€174\.93/);
});

test('two owners who choose different plans at once have one result, and the other is told', async () => {
  const offers = await Promise.all(
    ['rs-monthly-1', 'rs-monthly-3'].map(async (planId) => ({ planId, ...(await owner(subscriptions.quote, { planId })) })),
  );
  const results = await Promise.allSettled(
    offers.map(({ planId, total }) => owner(subscriptions.create, { planId, total, insteadOf: null, billTo: 'Lindenhof' })),
  );
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect((await own()).orders).toHaveLength(1);
});

test('a larger plan holds at once and costs its part of the days that are left; a smaller one comes with the next period', async () => {
  await buy('jobad-monthly-1');
  const { periodTo = '', periodFrom = '' } = (await own()).items[0] ?? {};
  const all = Math.round((Date.parse(periodTo) - Date.parse(periodFrom)) / day);
  t.later(10 * day);
  const offer = await owner(subscriptions.quote, { planId: 'jobad-monthly-3' });
  const partOf = (price: number) => Math.round((price * (all - 10)) / all);
  expect(offer).toMatchObject({ net: partOf(14_700) - partOf(4900), credit: partOf(4900) });
  await buy('jobad-monthly-3', 'jobad-monthly-1');
  expect((await own()).items[0]).toMatchObject({ planId: 'jobad-monthly-3', periodTo });
  expect((await own()).orders.map(({ kind, net }) => [kind, net])).toEqual([
    ['upgrade', offer.net],
    ['period', 4900],
  ]);
  await buy('jobad-monthly-1', 'jobad-monthly-3');
  expect((await own()).items[0]).toMatchObject({ planId: 'jobad-monthly-3', nextPlanId: 'jobad-monthly-1', periodTo });
  expect((await own()).orders).toHaveLength(2);
  t.later(Date.parse(periodTo) - t.world.now().getTime() + 1000);
  await everyJob();
  await everyJob();
  expect((await own()).items[0]).toMatchObject({ planId: 'jobad-monthly-1', nextPlanId: null, periodFrom: periodTo });
  expect((await own()).orders.map(({ net }) => net)).toEqual([4900, offer.net, 4900]);
});

test('what was cancelled in another window is not bought on unseen', async () => {
  const { subscriptionId } = await buy('rs-monthly-1');
  const { total } = await owner(subscriptions.quote, { planId: 'rs-monthly-3' });
  const seen = { insteadOf: 'rs-monthly-1', insteadOfStatus: 'active' } as const;
  await owner(subscriptions.cancel, { subscriptionId });
  const buying = owner(subscriptions.create, { planId: 'rs-monthly-3', ...seen, total, billTo: 'Lindenhof' });
  await expect(buying).rejects.toMatchObject(code('changed-elsewhere'));
  expect((await own()).items[0]?.status).toBe('cancelled');
});

test('a year that follows a raised month costs less by what is left of both orders, each by its own days', async () => {
  const { periodFrom, periodTo } = await buy('jobad-monthly-1');
  const all = Math.round((Date.parse(periodTo) - Date.parse(periodFrom)) / day);
  t.later(10 * day);
  const { net } = await owner(subscriptions.quote, { planId: 'jobad-monthly-3' });
  await buy('jobad-monthly-3', 'jobad-monthly-1');
  const year = await owner(subscriptions.quote, { planId: 'jobad-year-3' });
  expect(147_000 - year.net).toBe(Math.round((4900 * (all - 10)) / all) + net);
});

test('whoever chose a smaller plan stays with theirs, also when it is not sold any more', async () => {
  await buy('rs-monthly-3');
  await buy('rs-monthly-1', 'rs-monthly-3');
  const admin = await t.as(ada.id);
  const { today: countsFrom } = await admin(settings.look, {});
  const plan = { productName: 'RS', intervalType: 'monthly', maxRecruiter: 3 } as const;
  await admin(settings.insert, { countsFrom, price: { ...plan, price: null } });
  const offered = (await owner(subscriptions.plans, {})).items.find(({ planId }) => planId === 'rs-monthly-3');
  expect(offered).toMatchObject({ activePlan: true, price: 29_700 });
  await buy('rs-monthly-3', 'rs-monthly-3');
  expect((await own()).items[0]).toMatchObject({ planId: 'rs-monthly-3', nextPlanId: null, price: 29_700 });
  await admin(settings.insert, { countsFrom, price: { ...plan, price: 29_700 } });
});

test('a later closing date or deadline opens what is over again only with a plan', async () => {
  const inDays = (days: number) => new Date(t.world.now().getTime() + days * day).toISOString().slice(0, 10);
  const ad = await givenJobAd(owner, { title: 'Baker', closingDate: inDays(3) });
  const jobCode = await givenJobCode(owner);
  await owner(jobCodeEditing.update, { id: jobCode.id, deadline: inDays(3) });
  afterTrial();
  const moveAd = () => owner(jobAdEditing.update, { bookingId: ad.bookingId, closingDate: inDays(20) });
  const moveCode = () => owner(jobCodeEditing.update, { id: jobCode.id, deadline: inDays(20) });
  await expect(moveAd()).rejects.toMatchObject(code('jobad-plan-needed'));
  await expect(moveCode()).rejects.toMatchObject(code('jobcode-plan-needed'));
  await owner(jobAdEditing.update, { bookingId: ad.bookingId, title: 'Baker by day' });
  await buy('jobad-monthly-1');
  await buy('jobcode-monthly-1');
  expect((await moveAd()).state).toBe('open');
  await moveCode();
});

test('from month to year begins a year at once, less what is left of the month', async () => {
  await buy('rs-monthly-1');
  const offer = await owner(subscriptions.quote, { planId: 'rs-year-1' });
  expect(offer).toMatchObject({ when: 'now', net: 99_000 - 9900 });
  expect(Date.parse(offer.to) - t.world.now().getTime()).toBeGreaterThan(364 * day);
  await buy('rs-year-1', 'rs-monthly-1');
  expect(await owner(subscriptions.quote, { planId: 'rs-monthly-1' })).toMatchObject({ when: 'next-period', total: 0 });
});

test('a plan below the seats that are taken is refused, and a pending invitation takes one', async () => {
  await givenTeammate(t.world, companyId);
  await expect(owner(subscriptions.quote, { planId: 'rs-monthly-1' })).rejects.toMatchObject(code('seats-in-use'));
  await buy('rs-monthly-3');
  afterTrial();
  const sent = await Promise.all(['a', 'b', 'c'].map((name) => owner(team.invite, { emails: [`${name}@seats.test`] })));
  expect(sent.filter(({ invited }) => invited.length > 0)).toHaveLength(1);
  expect((await own()).seats).toEqual({ used: 2, invited: 1, most: 3 });
  const [again = ''] = sent.flatMap(({ invited }) => invited);
  expect((await owner(team.invite, { emails: [again] })).invited).toEqual([again]);
  await owner(team.invite, { emails: ['manager@seats.test'], role: 'hiring-manager' });
  await owner(team.remove, { email: again });
  expect((await owner(team.invite, { emails: ['d@seats.test'] })).invited).toHaveLength(1);
});

test('a cancelled plan runs to its end and can be taken back until then', async () => {
  const { subscriptionId, periodTo } = await buy('rs-monthly-1');
  await owner(subscriptions.cancel, { subscriptionId });
  await owner(subscriptions.cancel, { subscriptionId });
  expect((await subjects()).filter((one) => /has been cancelled/.test(one))).toHaveLength(1);
  expect((await own()).items[0]?.status).toBe('cancelled');
  await owner(subscriptions.update, { subscriptionId, status: 'active' });
  expect((await own()).items[0]?.status).toBe('active');
  await owner(subscriptions.cancel, { subscriptionId });
  t.later(Date.parse(periodTo) - t.world.now().getTime() + 1000);
  // no job has come by yet
  await expect(owner(subscriptions.update, { subscriptionId, status: 'active' })).rejects.toMatchObject(code('subscription-ended'));
  await everyJob();
  expect(await own()).toMatchObject({ items: [], orders: [{ kind: 'period' }] });
  expect(await owner(subscriptions.details, { subscriptionId })).toMatchObject({ status: 'ended', daysLeft: 0 });
  await pays();
  await buy('rs-monthly-3');
});

test('who cancels, does not pay and buys again is asked for the open order first', async () => {
  const { periodTo, subscriptionId } = await buy('rs-monthly-1');
  await owner(subscriptions.cancel, { subscriptionId });
  untilAfter(periodTo);
  await everyJob();
  await expect(owner(subscriptions.quote, { planId: 'rs-monthly-1' })).rejects.toMatchObject(code('payment-open'));
  await expect(owner(subscriptions.quote, { planId: 'jobad-monthly-1' })).rejects.toMatchObject(code('payment-open'));
  await pays();
  await buy('rs-monthly-1');
});

test('what rests does not go on while another plan is not paid, nor with more recruiters than it is for', async () => {
  const { subscriptionId, periodTo } = await buy('rs-monthly-1');
  await pays();
  await buy('jobad-year-3');
  await owner(subscriptions.suspend, { subscriptionId });
  untilAfter(periodTo);
  const goesOn = () => owner(subscriptions.update, { subscriptionId, status: 'active' });
  await expect(goesOn()).rejects.toMatchObject(code('payment-open'));
  await pays();
  await givenTeammate(t.world, companyId);
  await expect(goesOn()).rejects.toMatchObject(code('seats-in-use'));
});

test('whoever buys a plan during the trial is as many as it is for, and whoever has none yet invites as many as they want', async () => {
  expect((await owner(team.invite, { emails: ['a@trial.test', 'b@trial.test'] })).refused).toEqual([]);
  expect((await own()).seats.most).toBeNull();
  await buy('rs-monthly-3');
  const { refused } = await owner(team.invite, { emails: ['c@trial.test'] });
  expect(refused).toEqual([{ email: 'c@trial.test', code: 'seats-full' }]);
  await owner(jobAdEditing.create, { title: 'The trial still gives the rest' });
});

test('a hiring manager becomes the owner only where a seat is free, and a company that is handed over twice at once has one owner', async () => {
  const manager = await givenHiringManager(t.world, companyId);
  await buy('rs-monthly-1');
  await expect(owner(team.makeOwner, { id: manager.id })).rejects.toMatchObject(code('seats-full'));
  await buy('rs-monthly-3', 'rs-monthly-1');
  const heirs = [await givenTeammate(t.world, companyId), manager];
  const results = await Promise.allSettled(heirs.map(({ id }) => owner(team.makeOwner, { id })));
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: code('not-allowed') });
});

test('what is cancelled after the end of a period, before a job has come by, ends with the period that has begun', async () => {
  const { subscriptionId, periodTo } = await buy('rs-monthly-1');
  await pays();
  untilAfter(periodTo);
  const cancelled = await owner(subscriptions.cancel, { subscriptionId });
  expect(cancelled).toMatchObject({ status: 'cancelled', periodFrom: periodTo });
  expect((await own()).orders).toHaveLength(2);
});

test('a plan rests from the end of its period and costs nothing until its owner goes on', async () => {
  const { subscriptionId, periodTo } = await buy('jobcode-monthly-1');
  await (await t.as(ada.id))(orders.markPaid, { id: (await own()).orders[0]?.id ?? '' });
  await owner(subscriptions.suspend, { subscriptionId });
  expect((await own()).items[0]?.status).toBe('pausing');
  t.later(Date.parse(periodTo) - t.world.now().getTime() + 1000);
  await expect(owner(jobCodeEditing.create, { title: 'Baker' })).rejects.toMatchObject(code('jobcode-plan-needed'));
  await everyJob();
  t.later(90 * day);
  await everyJob();
  expect((await own()).orders).toHaveLength(1);
  const goesOn = (total: number) => owner(subscriptions.update, { subscriptionId, status: 'active', total });
  await expect(goesOn(3100)).rejects.toMatchObject(code('changed-elsewhere'));
  const begun = await goesOn(3689);
  expect(begun.status).toBe('active');
  expect((await own()).orders).toHaveLength(2);
  await owner(jobCodeEditing.create, { title: 'Baker' });
});

test('what is not paid is asked for four times with full use, then suspended, and goes on once it is paid', async () => {
  await buy('jobad-monthly-1');
  t.later(14 * day + 60_000);
  const reminders = async () => (await subjects()).filter((one) => one.startsWith('Please pay')).length;
  const counts = [];
  for (let passed = 0; passed < 14; passed++) {
    await everyJob();
    counts.push(await reminders());
    t.later(day);
  }
  expect(counts).toEqual([1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4]);
  const reminder = (await t.mailsTo(ownerEmail)).find(({ subject }) => subject.startsWith('Please pay'));
  expect(reminder?.text).toMatch(/name invoice 20\d\d-\d{6} when you pay/);
  const { bookingId } = await owner(jobAdEditing.create, { title: 'In grace' });
  await everyJob();
  expect((await own()).items[0]?.status).toBe('suspended');
  await expect(owner(jobAdEditing.create, { title: 'Too late' })).rejects.toMatchObject(code('jobad-plan-needed'));
  expect((await owner(jobAdEditing.read, { bookingId })).title).toBe('In grace');
  await expect(owner(subscriptions.quote, { planId: 'jobad-monthly-3' })).rejects.toMatchObject(code('payment-open'));
  const admin = await t.as(ada.id);
  const { id = '' } = (await own()).orders.at(-1) ?? {};
  expect((await admin(orders.list, { count: 200 })).items.some((one) => one.id === id)).toBe(true);
  await admin(orders.markPaid, { id });
  await admin(orders.markPaid, { id });
  expect((await own()).items[0]?.status).not.toBe('suspended');
});

test('sixty days after it was due an unpaid plan ends, and nothing of the company is deleted', async () => {
  await buy('jobad-monthly-1');
  const { bookingId } = await owner(jobAdEditing.create, { title: 'Kept' });
  t.later(14 * day + 1000);
  for (let passed = 0; passed <= 60; passed += 5) {
    await everyJob();
    t.later(5 * day);
  }
  expect((await own()).items).toEqual([]);
  expect(await subjects()).toContain('Your plan has ended');
  expect((await owner(jobAdEditing.read, { bookingId })).title).toBe('Kept');
});

test('whoever has a plan of each product is told nothing of a trial', async () => {
  for (const planId of ['rs-year-1', 'jobad-year-1', 'jobcode-year-1']) await buy(planId);
  t.later(11 * day + 60_000);
  await everyJob();
  expect((await subjects()).filter((one) => /trial/i.test(one))).toEqual([]);
});

test('only owners change anything, and what is another company’s does not exist', async () => {
  const { subscriptionId } = await buy('rs-monthly-3');
  const colleague = await t.as((await givenTeammate(t.world, companyId)).id);
  const stranger = await t.as((await givenCompany(t.world)).owner.id);
  expect((await colleague(subscriptions.own, {})).items).toHaveLength(1);
  for (const change of [subscriptions.cancel, subscriptions.suspend]) {
    await expect(colleague(change, { subscriptionId })).rejects.toMatchObject(code('not-allowed'));
    await expect(stranger(change, { subscriptionId })).rejects.toMatchObject(code('not-found'));
  }
  await expect(stranger(subscriptions.details, { subscriptionId })).rejects.toMatchObject(code('not-found'));
});

test('a price that the operator raises does not reach who has the plan, and who saw the old one is told', async () => {
  await buy('rs-monthly-1');
  const { total } = await owner(subscriptions.quote, { planId: 'rs-monthly-3' });
  const admin = await t.as(ada.id);
  const { today: countsFrom } = await admin(settings.look, {});
  const raised = { productName: 'RS', intervalType: 'monthly', maxRecruiter: 3, price: 33_333 } as const;
  await admin(settings.insert, { countsFrom, price: raised });
  const buying = owner(subscriptions.create, {
    planId: 'rs-monthly-3',
    insteadOf: 'rs-monthly-1',
    insteadOfStatus: 'active',
    total,
    billTo: 'Lindenhof',
  });
  await expect(buying).rejects.toMatchObject(code('changed-elsewhere'));
  await admin(settings.insert, { countsFrom, price: { ...raised, price: 29_700 } });
  expect((await own()).items[0]).toMatchObject({ planId: 'rs-monthly-1', price: 9900 });
});
