import { cards } from '@vitrine/contract/billing/cards.ts';
import { orders } from '@vitrine/contract/billing/orders.ts';
import { subscriptions } from '@vitrine/contract/billing/subscriptions.ts';
import { invoices } from '@vitrine/contract/invoices/invoices.ts';
import { shopPayments } from '@vitrine/contract/shop/payments.ts';
import { withdrawing } from '@vitrine/contract/shop/withdrawing.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FakeStripe, startStripe } from '../../../test/outside/stripe.ts';
import { startWorld, type TestWorld } from '../../../test/world.ts';
import { givenAdministrator, givenCandidate, givenCompany } from '../accounts/fixtures.ts';
import { buyByCard, nameCard } from '../billing/cards/fixtures.ts';
import { givenBuying } from '../billing/fixtures.ts';
import { givenCloseupShop, givenPurchase } from './fixtures.ts';

let t: TestWorld;
let stripe: FakeStripe;
let administratorId: string;
let administratorEmail: string;
afterAll(() => stripe.close());
beforeAll(async () => {
  stripe = await startStripe();
  t = await startWorld({ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: stripe.webhookSecret, STRIPE_API: stripe.url });
  ({ id: administratorId, email: administratorEmail } = await givenAdministrator(t.world));
});

const both = { startsNow: true, knowsLoss: true };

test('what was begun at another provider is ordered anew at the one there is now', async () => {
  await givenCloseupShop(await t.as(administratorId));
  const call = await t.as((await givenCandidate(t.world)).id);
  const { paymentId, total } = await givenPurchase(call);
  const order = { paymentId, total, ...both };
  for (const act of [
    () => call(shopPayments.execute, order),
    () => call(shopPayments.status, { paymentId }),
    () => call(shopPayments.update, { paymentId, billTo: 'Mia Berg' }),
  ]) {
    expect((await call(shopPayments.execute, order)).redirectUrl).not.toBeNull();
    stripe.sessions.length = 0;
    await act();
  }
  await call(shopPayments.execute, order);
  stripe.pay(stripe.sessions.at(-1)?.id ?? '');
  expect((await call(shopPayments.status, { paymentId })).state).toBe('paid');
});

const byHand = async () => (await t.mailsTo(administratorEmail)).filter(({ subject }) => subject.startsWith('Please give back'));

test('what was paid at another provider and is withdrawn is over, and administrators are told once to give it back there', async () => {
  await givenCloseupShop(await t.as(administratorId));
  const mia = await givenCandidate(t.world);
  const call = await t.as(mia.id);
  const { paymentId, total, number } = await givenPurchase(call);
  await call(shopPayments.execute, { paymentId, total, startsNow: false, knowsLoss: false });
  const session = stripe.sessions.at(-1)?.id ?? '';
  stripe.pay(session);
  await call(shopPayments.status, { paymentId });
  stripe.sessions.length = 0;
  for (let times = 0; times < 2; times++) {
    await (await t.as())(withdrawing.declare, { name: 'Mia Held', number, email: mia.email });
    await t.world.jobs.enqueue(t.world.db, 'give-back-all', {}, undefined, undefined);
    await t.work();
  }
  expect((await call(shopPayments.status, { paymentId })).state).toBe('refunded');
  const written = await call(invoices.own, { page: 1, count: 2 });
  expect(written.items.map(({ kind }) => kind)).toEqual(['credit-note', 'invoice']);
  const mails = await byHand();
  expect(mails.map(({ subject }) => subject)).toEqual(['Please give back €49.00 by hand']);
  for (const said of [number, session]) expect(mails[0]?.text).toContain(said);
});

test('what a card paid at another provider and an administrator takes back is told once, to be given back there', async () => {
  const admin = await t.as(administratorId);
  await givenBuying(admin);
  const owner = await t.as((await givenCompany(t.world)).owner.id);
  await nameCard(owner, stripe);
  await buyByCard(owner, 'rs-monthly-1');
  const charge = stripe.cards.payments.at(-1)?.id ?? '';
  stripe.cards.payments.length = 0;
  const { id = '' } = (await owner(subscriptions.own, {})).orders[0] ?? {};
  await admin(orders.credit, { id });
  for (let times = 0; times < 2; times++) {
    await t.world.jobs.enqueue(t.world.db, 'finish-charges', {}, undefined, undefined);
    await t.work();
  }
  const mails = (await byHand()).filter(({ text }) => text.includes(charge));
  expect(mails.map(({ subject }) => subject)).toEqual(['Please give back €117.81 by hand']);
});

test('a plan that was begun at another provider is let go, and bought with a card at the one there is now', async () => {
  await givenBuying(await t.as(administratorId));
  const owner = await t.as((await givenCompany(t.world)).owner.id);
  await nameCard(owner, stripe);
  stripe.hold(/payment_intents$/);
  const waiting = buyByCard(owner, 'rs-monthly-1');
  await expect.poll(() => stripe.cards.payments.length).toBe(1);
  stripe.fail(true);
  stripe.letGo();
  await expect(waiting).rejects.toMatchObject({ problem: { code: 'provider-unreachable' } });
  stripe.fail(false);
  stripe.cards.payments.length = 0;
  stripe.cards.customers.clear();
  await nameCard(owner, stripe, { last4: '1881' });
  await buyByCard(owner, 'rs-monthly-1');
  expect(stripe.cards.taken()).toHaveLength(1);
  expect((await owner(subscriptions.own, {})).items).toMatchObject([{ status: 'active' }]);
});

test('a card can be named where a page for it was begun at another provider', async () => {
  await givenBuying(await t.as(administratorId));
  const owner = await t.as((await givenCompany(t.world)).owner.id);
  await owner(cards.change, {});
  stripe.cards.pages.length = 0;
  expect(await owner(cards.look, {})).toEqual({ paying: 'stripe', card: null });
});

test('what the provider refuses of us is no fault of the buyer', async () => {
  await givenCloseupShop(await t.as(administratorId));
  const call = await t.as((await givenCandidate(t.world)).id);
  const { paymentId, total } = await givenPurchase(call);
  stripe.lock(true);
  await expect(call(shopPayments.execute, { paymentId, total, ...both })).rejects.toMatchObject({
    problem: { code: 'unknown', status: 500 },
  });
  stripe.lock(false);
  expect((await call(shopPayments.execute, { paymentId, total, ...both })).redirectUrl).not.toBeNull();
});
