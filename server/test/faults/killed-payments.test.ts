import { once } from 'node:events';
import { subscriptions } from '@vitrine/contract/billing/subscriptions.ts';
import { type Call, caller } from '@vitrine/contract/caller.ts';
import { closeupEditing } from '@vitrine/contract/closeup/editing.ts';
import { day, minute } from '@vitrine/contract/durations.ts';
import { invoices } from '@vitrine/contract/invoices/invoices.ts';
import { shopPayments } from '@vitrine/contract/shop/payments.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { givenAdministrator, givenCandidate, givenCompany } from '../../src/areas/accounts/fixtures.ts';
import { buyByCard, nameCard } from '../../src/areas/billing/cards/fixtures.ts';
import { givenBuying } from '../../src/areas/billing/fixtures.ts';
import { givenCloseupShop, givenPurchase } from '../../src/areas/shop/fixtures.ts';
import { openSession } from '../../src/platform/sessions/sessions.ts';
import { type FakeStripe, startStripe } from '../outside/stripe.ts';
import { startProgram } from '../programs.ts';
import { startWorld, type TestWorld } from '../world.ts';

// this process serves and works off jobs when it is told; the one that is killed is another one, on the same database
let t: TestWorld;
let stripe: FakeStripe;
let env: Record<string, string>;
afterAll(() => stripe.close());
beforeAll(async () => {
  stripe = await startStripe();
  env = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: stripe.webhookSecret, STRIPE_API: stripe.url };
  t = await startWorld(env);
  const admin = await t.as((await givenAdministrator(t.world)).id);
  await givenBuying(admin);
  await givenCloseupShop(admin);
});
beforeEach(() => stripe.hold(null));

/** Somebody's calls to the program that is killed. */
async function callsOf(address: string, accountId: string): Promise<Call> {
  const authorization = `Bearer ${await openSession(t.world, accountId)}`;
  return caller(async ({ method, url, json }) => {
    const body = json ? { body: JSON.stringify(json), headers: { authorization, 'content-type': 'application/json' } } : {};
    const reply = await fetch(address + url, { method, headers: { authorization }, ...body });
    return { status: reply.status, body: await reply.json() };
  });
}

/** Starts a program, does something there, and kills it once what is awaited has come true. */
async function killedWhile(accountId: string, work: (call: Call) => Promise<unknown>, isThere: () => Promise<boolean> | boolean) {
  const { address, process } = await startProgram(t, 'web', { env });
  const cutOff = expect(work(await callsOf(address, accountId))).rejects.toThrow();
  await expect.poll(isThere, { timeout: 20_000 }).toBe(true);
  const over = once(process, 'exit');
  process.kill('SIGKILL');
  await Promise.all([over, cutOff]);
}

const findsOut = async () => {
  t.later(11 * minute);
  for (const name of ['finish-charges', 'find-payments']) await t.world.jobs.enqueue(t.world.db, name, {}, undefined, undefined);
  await t.work();
};

/** A company with a card, and what it has paid, has and holds as invoices. */
async function givenOwner() {
  const { owner, companyId } = await givenCompany(t.world);
  const call: Call = async (...asked) => (await t.as(owner.id))(...asked);
  await nameCard(call, stripe);
  const payments = () => t.world.db.selectFrom('card_payment').selectAll().where('company_id', '=', companyId).execute();
  const stands = async () => {
    const rows = await payments();
    const [{ items, orders }, written] = [await call(subscriptions.own, {}), await call(invoices.own, {})];
    return {
      charged: stripe.cards.taken().filter(({ payment }) => rows.some(({ id }) => id === payment)).length,
      plans: items.map(({ status }) => status),
      paid: orders.filter(({ paidAt }) => paidAt).length,
      invoices: written.items.length,
    };
  };
  return { id: owner.id, companyId, call, stands };
}

const once1 = { charged: 1, plans: ['active'], paid: 1, invoices: 1 };
const nothing = { charged: 0, plans: [], paid: 0, invoices: 0 };
const preparing = /payment_intents$/;
const taking = /confirm$/;

test('killed once the money has moved: whoever asks again, or a job, finds one charge, one plan and one invoice', {
  timeout: 120_000,
}, async () => {
  const [asks, leaves] = [await givenOwner(), await givenOwner()];
  for (const { id, stands } of [asks, leaves]) {
    stripe.hold(taking);
    await killedWhile(
      id,
      (call) => buyByCard(call, 'rs-monthly-1'),
      async () => (await stands()).charged === 1,
    );
    stripe.hold(null);
    expect(await stands()).toEqual({ ...nothing, charged: 1 });
  }
  await buyByCard(asks.call, 'rs-monthly-1');
  expect(await asks.stands()).toEqual(once1);
  for (let times = 0; times < 2; times++) await findsOut();
  expect(await asks.stands()).toEqual(once1);
  expect(await leaves.stands()).toEqual(once1);
});

test('killed before any money has moved: whoever asks again is charged once, and whoever leaves it is not charged', {
  timeout: 120_000,
}, async () => {
  const [asks, leaves] = [await givenOwner(), await givenOwner()];
  for (const { id, stands } of [asks, leaves]) {
    const before = stripe.cards.payments.length;
    stripe.hold(preparing);
    await killedWhile(
      id,
      (call) => buyByCard(call, 'rs-monthly-1'),
      () => stripe.cards.payments.length > before,
    );
    stripe.hold(null);
    expect(await stands()).toEqual(nothing);
  }
  await buyByCard(asks.call, 'rs-monthly-1');
  for (let times = 0; times < 2; times++) await findsOut();
  expect(await asks.stands()).toEqual(once1);
  expect(await leaves.stands()).toEqual(nothing);
  await buyByCard(leaves.call, 'rs-monthly-1');
  expect(await leaves.stands()).toEqual(once1);
});

/** Keeps the number of the next invoice, so that whoever writes one waits with everything else in its transaction. */
async function whileNoNumberIsGiven(work: () => Promise<unknown>) {
  await t.world.db.transaction().execute(async (db) => {
    await sql`lock table invoice_counter in share row exclusive mode`.execute(db);
    await work();
  });
}
/** Somebody waits for the number of an invoice. */
const waits = async () => {
  const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting from pg_locks
    where relation = 'invoice_counter'::regclass and not granted`.execute(t.world.db);
  return (rows[0]?.waiting ?? 0) > 0;
};

test('killed in the middle of writing it down: nothing of it is there, and then all of it, once', { timeout: 120_000 }, async () => {
  const { id, call, stands } = await givenOwner();
  await whileNoNumberIsGiven(() => killedWhile(id, (there) => buyByCard(there, 'rs-monthly-1'), waits));
  expect(await stands()).toEqual({ ...nothing, charged: 1 });
  await buyByCard(call, 'rs-monthly-1');
  await findsOut();
  expect(await stands()).toEqual(once1);
});

test('a worker that is killed while it charges a period leaves one charge and one invoice for it', { timeout: 120_000 }, async () => {
  const { companyId, call, stands } = await givenOwner();
  const { subscriptionId } = await buyByCard(call, 'rs-monthly-1');
  // the period is over on every clock, that of the worker included
  await t.world.db
    .updateTable('subscription')
    .set({ period_from: new Date(Date.now() - 31 * day).toISOString(), period_to: new Date(Date.now() - minute).toISOString() })
    .where('id', '=', subscriptionId)
    .execute();
  stripe.hold(taking);
  const { process } = await startProgram(t, 'worker', { env });
  await t.world.jobs.enqueue(t.world.db, 'turn-subscriptions', {}, undefined, undefined);
  await expect.poll(async () => (await stands()).charged, { timeout: 40_000 }).toBe(2);
  const over = once(process, 'exit');
  process.kill('SIGKILL');
  await over;
  stripe.hold(null);
  expect(await stands()).toMatchObject({ charged: 2, paid: 1, invoices: 1 });
  for (let times = 0; times < 2; times++) await findsOut();
  expect(await stands()).toEqual({ charged: 2, plans: ['active'], paid: 2, invoices: 2 });
  const orders = await t.world.db.selectFrom('billing_order').select('id').where('company_id', '=', companyId).execute();
  expect(orders).toHaveLength(2);
});

test('a candidate whose payment was being written down when the program was killed has the months once, and one invoice', {
  timeout: 120_000,
}, async () => {
  const { id } = await givenCandidate(t.world, { firstName: 'Mia' });
  const mia: Call = async (...asked) => (await t.as(id))(...asked);
  const { paymentId, total } = await givenPurchase(mia);
  const order = { paymentId, total, startsNow: true, knowsLoss: true };
  // once on the way to the provider
  stripe.hold(/checkout\/sessions$/);
  const sessions = () => stripe.sessions.filter((one) => one.client_reference_id === paymentId);
  await killedWhile(
    id,
    (call) => call(shopPayments.execute, order),
    () => sessions().length === 1,
  );
  stripe.hold(null);
  // what was ordered a while ago and led nowhere is ordered anew
  t.later(2 * minute);
  await mia(shopPayments.execute, order);
  stripe.pay(sessions().at(-1)?.id ?? '');
  // and once when its news is written down
  await whileNoNumberIsGiven(() => killedWhile(id, (call) => call(shopPayments.status, { paymentId }), waits));
  expect((await mia(closeupEditing.open, {})).givenUntil).toBeNull();
  for (let times = 0; times < 2; times++) await findsOut();
  const { givenUntil } = await mia(closeupEditing.open, {});
  expect(Math.round((Date.parse(givenUntil ?? '') - t.world.now().getTime()) / (30.4 * day))).toBe(12);
  expect((await mia(invoices.own, {})).items).toHaveLength(1);
  expect(stripe.charged().filter((one) => one.client_reference_id === paymentId)).toHaveLength(1);
});
