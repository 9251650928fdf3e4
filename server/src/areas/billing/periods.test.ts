import { withVat } from '@vitrine/contract/billing/amounts.ts';
import { orders } from '@vitrine/contract/billing/orders.ts';
import { settings } from '@vitrine/contract/billing/settings.ts';
import { subscriptions } from '@vitrine/contract/billing/subscriptions.ts';
import { day } from '@vitrine/contract/durations.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startWorld } from '../../../test/world.ts';
import { givenAdministrator, givenCompany } from '../accounts/fixtures.ts';
import { partOf } from './amounts.ts';
import { givenBuying } from './fixtures.ts';

const t = await startWorld();
const ada = await givenAdministrator(t.world);
const admin: Awaited<ReturnType<typeof t.as>> = async (...asked) => (await t.as(ada.id))(...asked);
await givenBuying(admin);

const moveTo = (at: string) => t.later(Date.parse(at) - t.world.now().getTime());
const turn = async () => {
  await t.world.jobs.enqueue(t.world.db, 'turn-subscriptions', {}, undefined, undefined);
  await t.work();
};

/** A company that has a plan, whose bills are paid as they come. */
async function givenPlan(planId: string) {
  const { owner } = await givenCompany(t.world, `Company ${planId}`);
  const call: typeof admin = async (...asked) => (await t.as(owner.id))(...asked);
  const { total } = await call(subscriptions.quote, { planId });
  await call(subscriptions.create, { planId, insteadOf: null, total, billTo: 'Lindenhof' });
  const own = async () => {
    const found = await call(subscriptions.own, {});
    for (const { id, paidAt } of found.orders) if (!paidAt) await admin(orders.markPaid, { id });
    return found;
  };
  await own();
  return own;
}

test('months from the 31st end on the last day of shorter ones, on a leap day too, at the same time of the clock in summer', async () => {
  moveTo('2028-01-31T10:00:00.500Z');
  const own = await givenPlan('rs-monthly-1');
  const ends = [];
  for (let month = 0; month < 4; month++) {
    const { periodTo = '' } = (await own()).items[0] ?? {};
    ends.push(periodTo.slice(0, 16));
    moveTo(new Date(Date.parse(periodTo) + 1000).toISOString());
    await turn();
    await turn();
  }
  expect(ends).toEqual(['2028-02-29T10:00', '2028-03-31T09:00', '2028-04-30T09:00', '2028-05-31T09:00']);
  expect((await own()).orders).toHaveLength(5);
});

test('a year from a leap day ends on the 28th', async () => {
  moveTo('2032-02-29T10:00:00.500Z');
  const own = await givenPlan('jobad-year-1');
  expect((await own()).items[0]?.periodTo).toMatch(/^2033-02-28T10:00/);
});

test('periods that nobody turned are charged one by one once the program runs again', async () => {
  const own = await givenPlan('jobcode-monthly-1');
  t.later(75 * day);
  await turn();
  const { orders: all, items } = await own();
  expect(all).toHaveLength(3);
  expect(all[0]?.coversFrom).toBe(all[1]?.coversTo);
  expect(Date.parse(items[0]?.periodTo ?? '')).toBeGreaterThan(t.world.now().getTime());
});

test('nobody pays for a time in which buying was off, and while it is off everything is allowed', async () => {
  const own = await givenPlan('jobcode-monthly-1');
  const set = async (buying: 'off' | 'invoice') => admin(settings.insert, { countsFrom: (await admin(settings.look, {})).today, buying });
  await set('off');
  t.later(100 * day);
  await turn();
  expect((await own()).orders).toHaveLength(1);
  expect(await own()).toMatchObject({ buying: 'off', trial: null, seats: { most: null } });
  await set('invoice');
  const since = t.world.now().getTime();
  await turn();
  const { orders: all } = await own();
  expect(all).toHaveLength(2);
  expect(Math.abs(Date.parse(all[0]?.coversFrom ?? '') - since)).toBeLessThan(60_000);
});

test('an order that became due while buying was off is late from when it is on again, and no plan ends before its use was suspended', async () => {
  const { owner } = await givenCompany(t.world, 'Owes');
  const call: typeof admin = async (...asked) => (await t.as(owner.id))(...asked);
  const planId = 'rs-year-1';
  const { total } = await call(subscriptions.quote, { planId });
  await call(subscriptions.create, { planId, insteadOf: null, total, billTo: 'Lindenhof' });
  const set = async (buying: 'off' | 'invoice') => admin(settings.insert, { countsFrom: (await admin(settings.look, {})).today, buying });
  const chased = async () => {
    await t.world.jobs.enqueue(t.world.db, 'chase-orders', {}, undefined, undefined);
    await t.work();
    return (await call(subscriptions.own, {})).items.map(({ status }) => status);
  };
  t.later(5 * day);
  await set('off');
  t.later(80 * day);
  await set('invoice');
  t.later(1000);
  expect(await chased()).toEqual(['active']);
  t.later(60 * day);
  expect(await chased()).toEqual(['suspended']);
  expect(await chased()).toEqual([]);
});

test('a day named for turning buying off, then for leaving it on, gives no new trial', async () => {
  const { owner } = await givenCompany(t.world, 'No second trial');
  const call: typeof admin = async (...asked) => (await t.as(owner.id))(...asked);
  const { endsAt = '' } = (await call(subscriptions.own, {})).trial ?? {};
  const countsFrom = new Date(Date.parse((await admin(settings.look, {})).today) + 2 * day).toISOString().slice(0, 10);
  await admin(settings.insert, { countsFrom, buying: 'off' });
  t.later(1000);
  await admin(settings.insert, { countsFrom, buying: 'invoice' });
  t.later(4 * day);
  expect((await call(subscriptions.own, {})).trial?.endsAt).toBe(endsAt);
});

test('cents are whole: net and VAT are the total, and the parts of a price by day never come to more than the price', () => {
  const cents = fc.integer({ min: 0, max: 10_000_000 });
  fc.assert(
    fc.property(cents, fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 1, max: 366 }), fc.nat(366), (net, rate, all, some) => {
      const left = Math.min(all, some);
      const { vat, total } = withVat(net, rate);
      expect([vat, total].every(Number.isInteger)).toBe(true);
      expect(total).toBe(net + vat);
      expect(Math.abs(vat - (net * rate) / 10_000)).toBeLessThanOrEqual(0.5);
      expect(partOf(net, { left, all })).toBeLessThanOrEqual(net);
      expect(partOf(net, { left, all }) + partOf(net, { left: all - left, all }) - net).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 10_000 },
  );
});
