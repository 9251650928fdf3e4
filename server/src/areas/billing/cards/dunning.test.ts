import { parties } from '@vitrine/contract/billing/parties.ts';
import { subscriptions } from '@vitrine/contract/billing/subscriptions.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { day } from '@vitrine/contract/durations.ts';
import { invoices } from '@vitrine/contract/invoices/invoices.ts';
import { jobAdEditing } from '@vitrine/contract/job-ads/editing.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FakeStripe, startStripe } from '../../../../test/outside/stripe.ts';
import { startWorld, type TestWorld } from '../../../../test/world.ts';
import { givenAdministrator, givenCompany } from '../../accounts/fixtures.ts';
import { givenBuying } from '../fixtures.ts';
import { buyByCard, nameCard } from './fixtures.ts';

let t: TestWorld;
let stripe: FakeStripe;
afterAll(() => stripe.close());
beforeAll(async () => {
  stripe = await startStripe();
  t = await startWorld({ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: stripe.webhookSecret, STRIPE_API: stripe.url });
  t.noon();
  await givenBuying(await t.as((await givenAdministrator(t.world)).id));
});

let owner: Call;
let ownerEmail: string;
let companyId: string;
beforeEach(async () => {
  const made = await givenCompany(t.world);
  companyId = made.companyId;
  ownerEmail = made.owner.email;
  owner = async (...asked) => (await t.as(made.owner.id))(...asked);
  await nameCard(owner, stripe);
});

const own = () => owner(subscriptions.own, {});
const everyJob = async () => {
  for (const name of ['turn-subscriptions', 'chase-orders', 'finish-charges'])
    await t.world.jobs.enqueue(t.world.db, name, {}, undefined, undefined);
  await t.work();
};
const untilAfter = (at: string | undefined) => t.later(Date.parse(at ?? '') - t.world.now().getTime() + 1000);
const moveTo = (at: string) => t.later(Date.parse(at) - t.world.now().getTime());
const mails = async (subject: string) => (await t.mailsTo(ownerEmail)).filter((one) => one.subject === subject);
/** How often Stripe was asked to charge this company. */
async function tries() {
  const rows = await t.world.db.selectFrom('card_payment').select('id').where('company_id', '=', companyId).execute();
  return stripe.cards.payments.filter(({ payment }) => rows.some(({ id }) => id === payment)).length;
}
const status = async () => (await own()).items[0]?.status;

/** A plan whose second period has begun with a card that is refused. */
async function givenRefusal() {
  const { periodTo } = await buyByCard(owner, 'jobad-monthly-1');
  stripe.cards.turn(false);
  untilAfter(periodTo);
  await everyJob();
}

test('a renewal that is refused is tried on four days of fourteen with full use and a mail each time, then use is suspended, and another card brings it back', async () => {
  await givenRefusal();
  const counts = [];
  for (let passed = 0; passed < 14; passed++) {
    await everyJob();
    counts.push((await mails('Your card was declined')).length);
    t.later(day);
  }
  expect(counts).toEqual([1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4]);
  expect(await tries()).toBe(1 + 4);
  const [mail] = await mails('Your card was declined');
  expect(mail?.text).toContain('/products');
  expect(mail?.text).toContain('€58.31');
  const { bookingId } = await owner(jobAdEditing.create, { title: 'In grace' });
  await everyJob();
  expect(await status()).toBe('suspended');
  expect(await mails('Your plan is suspended')).toHaveLength(1);
  await expect(owner(jobAdEditing.create, { title: 'Too late' })).rejects.toMatchObject({ problem: { code: 'jobad-plan-needed' } });
  expect((await owner(jobAdEditing.read, { bookingId })).title).toBe('In grace');
  await nameCard(owner, stripe, { last4: '1881' });
  await t.work();
  expect(await status()).toBe('active');
  const { orders } = await own();
  expect(orders.every(({ paidAt }) => paidAt)).toBe(true);
  expect((await owner(invoices.own, {})).items).toHaveLength(2);
  await everyJob();
  expect(await tries()).toBe(1 + 4 + 1);
});

test('a card that pays again within the days of grace is charged at the next try, once, and nothing was ever suspended', async () => {
  await givenRefusal();
  stripe.cards.turn(true);
  t.later(3 * day);
  await everyJob();
  await everyJob();
  expect((await own()).orders.every(({ paidAt }) => paidAt)).toBe(true);
  t.later(12 * day);
  await everyJob();
  expect(await status()).toBe('active');
  expect(await tries()).toBe(1 + 2);
  expect(await mails('Your plan is suspended')).toEqual([]);
});

test('sixty days after the refusal the plan ends, and what the company has stays', async () => {
  const { bookingId } = await owner(jobAdEditing.create, { title: 'Kept' });
  await givenRefusal();
  for (let passed = 0; passed <= 60; passed += 5) {
    t.later(5 * day);
    await everyJob();
  }
  expect((await own()).items).toEqual([]);
  expect(await mails('Your plan has ended')).toHaveLength(1);
  expect((await owner(jobAdEditing.read, { bookingId })).title).toBe('Kept');
  expect((await owner(invoices.own, {})).items).toHaveLength(1);
});

test('months from the 31st are charged on the last day of shorter ones, on a leap day and at the same time of the clock in summer', async () => {
  moveTo('2028-01-31T10:00:00.500Z');
  await buyByCard(owner, 'rs-monthly-1');
  const ends = [];
  for (let month = 0; month < 3; month++) {
    const { periodTo = '' } = (await own()).items[0] ?? {};
    ends.push(periodTo.slice(0, 16));
    untilAfter(periodTo);
    await everyJob();
    await everyJob();
  }
  expect(ends).toEqual(['2028-02-29T10:00', '2028-03-31T09:00', '2028-04-30T09:00']);
  expect(await tries()).toBe(4);
  expect((await owner(invoices.own, {})).items).toHaveLength(4);
});

test('the days of grace are days of 24 hours, also over the night in which the clock is set forward', async () => {
  moveTo('2029-02-20T11:00:00.000Z');
  await givenRefusal();
  // refused on 20 March at noon in Berlin; the clocks are set forward on the 25th
  const { dueAt = '' } = (await own()).orders[0] ?? {};
  expect(dueAt).toMatch(/^2029-03-20T11:00/);
  moveTo(new Date(Date.parse(dueAt) + 14 * day - 60_000).toISOString());
  await everyJob();
  expect(await status()).toBe('active');
  t.later(120_000);
  await everyJob();
  expect(await status()).toBe('suspended');
});

test('what is paid later is billed to whom it was taxed as, whatever the company says of itself since', async () => {
  await owner(parties.save, { country: 'CH', vatNumber: null });
  await givenRefusal();
  await owner(parties.save, { country: 'DE', vatNumber: null });
  await nameCard(owner, stripe);
  await everyJob();
  const written = await t.world.db.selectFrom('invoice').select(['vat_category', 'buyer']).where('company_id', '=', companyId).execute();
  const asBefore = { vat_category: 'O', buyer: expect.objectContaining({ country: 'CH' }) };
  expect(written).toEqual([asBefore, asBefore]);
});

test('a period that was charged before a restore is not charged again by the installation that does not know of it', async () => {
  const { periodTo, subscriptionId } = await buyByCard(owner, 'jobad-monthly-1');
  const { db } = t.world;
  const before = await db.selectFrom('subscription').selectAll().where('id', '=', subscriptionId).executeTakeFirstOrThrow();
  const known = (await own()).orders.map(({ id }) => id);
  untilAfter(periodTo);
  await everyJob();
  const lost = (await own()).orders.map(({ id }) => id).filter((id) => !known.includes(id));
  expect(lost).toHaveLength(1);
  const { customer } = await db.selectFrom('billing_card').select('customer').where('company_id', '=', companyId).executeTakeFirstOrThrow();
  const taken = () => stripe.cards.taken().filter((one) => one.customer === customer).length;
  expect(taken()).toBe(2);

  await db.deleteFrom('invoice').where('order_id', 'in', lost).execute();
  await db.deleteFrom('card_payment').where('order_id', 'in', lost).execute();
  await db.deleteFrom('billing_order').where('id', 'in', lost).execute();
  await db.updateTable('subscription').set(before).where('id', '=', subscriptionId).execute();
  await everyJob();
  expect((await own()).orders[0]).toMatchObject({ paidAt: expect.any(String), coversFrom: periodTo });
  expect((await own()).orders[0]?.id).not.toBe(lost[0]);
  expect(taken()).toBe(2);

  untilAfter((await own()).items[0]?.periodTo);
  await everyJob();
  expect(taken()).toBe(3);
});
