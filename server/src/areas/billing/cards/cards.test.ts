import { cards } from '@vitrine/contract/billing/cards.ts';
import { orders } from '@vitrine/contract/billing/orders.ts';
import { subscriptions } from '@vitrine/contract/billing/subscriptions.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { day, minute } from '@vitrine/contract/durations.ts';
import { invoices } from '@vitrine/contract/invoices/invoices.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FakeStripe, startStripe } from '../../../../test/outside/stripe.ts';
import { startWorld, type TestWorld } from '../../../../test/world.ts';
import { givenAdministrator, givenCompany, givenTeammate } from '../../accounts/fixtures.ts';
import { givenBuying } from '../fixtures.ts';
import { buyByCard, nameCard } from './fixtures.ts';

let t: TestWorld;
let stripe: FakeStripe;
let adaId: string;
afterAll(() => stripe.close());
beforeAll(async () => {
  stripe = await startStripe();
  t = await startWorld({ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: stripe.webhookSecret, STRIPE_API: stripe.url });
  adaId = (await givenAdministrator(t.world)).id;
  t.noon();
  await givenBuying(await t.as(adaId));
});

let owner: Call;
let companyId: string;
let ownerEmail: string;
beforeEach(async () => {
  stripe.hold(null);
  stripe.fail(false);
  const made = await givenCompany(t.world);
  companyId = made.companyId;
  ownerEmail = made.owner.email;
  owner = async (...asked) => (await t.as(made.owner.id))(...asked);
});

const code = (code: string) => ({ problem: { code } });
const own = () => owner(subscriptions.own, {});
const written = async () => (await owner(invoices.own, {})).items;
const runs = async (...names: string[]) => {
  for (const name of names) await t.world.jobs.enqueue(t.world.db, name, {}, undefined, undefined);
  await t.work();
};
const everyJob = () => runs('turn-subscriptions', 'chase-orders', 'finish-charges', 'find-cards', 'forget-cards');
const untilAfter = (at: string | undefined) => t.later(Date.parse(at ?? '') - t.world.now().getTime() + 1000);
const subjects = async () => (await t.mailsTo(ownerEmail)).map(({ subject }) => subject);
/** What Stripe took from the card of this company, in cents. */
async function taken() {
  const rows = await t.world.db.selectFrom('card_payment').select('id').where('company_id', '=', companyId).execute();
  return stripe.cards
    .taken()
    .filter(({ payment }) => rows.some(({ id }) => id === payment))
    .map(({ amount }) => amount);
}
const tell = (type: string, object: object) => {
  const { body, signature } = stripe.message(type, object);
  const headers = { 'stripe-signature': signature, 'content-type': 'application/json' };
  return t.app.inject({ method: 'POST', url: '/api/v2/closeup/shop/news', headers, payload: body });
};
/** News of a page on which a card was named. */
const settled = (page: FakeStripe['cards']['pages'][number] | undefined) =>
  tell('checkout.session.completed', { object: 'checkout.session', mode: 'setup', ...page });
const lastPayment = () =>
  t.world.db
    .selectFrom('card_payment')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();

test('a card is named at the provider, and with it a plan is paid at once, with one invoice that says so', async () => {
  expect(await owner(cards.look, {})).toEqual({ paying: 'stripe', card: null });
  expect(await nameCard(owner, stripe)).toEqual({
    paying: 'stripe',
    card: { brand: 'visa', last4: '4242', expMonth: 4, expYear: 2031 },
  });
  await buyByCard(owner, 'rs-monthly-3');
  const { items, orders: ordered } = await own();
  expect(items).toMatchObject([{ planId: 'rs-monthly-3', status: 'active' }]);
  expect(ordered).toMatchObject([{ total: 35_343, payBy: 'card' }]);
  expect(ordered[0]?.paidAt).not.toBeNull();
  expect(await taken()).toEqual([35_343]);
  expect(await written()).toMatchObject([{ kind: 'invoice', total: 35_343 }]);
  const row = await t.world.db.selectFrom('invoice').select(['paid_on', 'due_on']).where('company_id', '=', companyId).execute();
  expect(row).toMatchObject([{ due_on: null }]);
  const [mail] = (await t.mailsTo(ownerEmail)).filter(({ subject }) => subject.startsWith('Your order'));
  expect(mail?.text).toContain('€353.43 was charged to your card');
});

test('a plan chosen twenty times at once is charged once, and whoever saw another way of paying is told', async () => {
  const { total } = await owner(subscriptions.quote, { planId: 'rs-monthly-1' });
  await nameCard(owner, stripe);
  const asked = { planId: 'rs-monthly-1', insteadOf: null, total, billTo: 'Lindenhof' };
  await expect(owner(subscriptions.create, { ...asked, payBy: 'invoice' })).rejects.toMatchObject(code('changed-elsewhere'));
  await Promise.all(Array.from({ length: 20 }, () => owner(subscriptions.create, { ...asked, payBy: 'card' })));
  expect(await taken()).toEqual([total]);
  expect((await own()).orders).toHaveLength(1);
  expect(await written()).toHaveLength(1);
  expect((await subjects()).filter((one) => one.startsWith('Your order'))).toHaveLength(1);
});

test('a card that is declined begins nothing, and another one does', async () => {
  await nameCard(owner, stripe, { pays: false });
  await expect(buyByCard(owner, 'rs-monthly-1')).rejects.toMatchObject(code('card-declined'));
  expect(await own()).toMatchObject({ items: [], orders: [] });
  expect((await nameCard(owner, stripe, { last4: '1881' })).card?.last4).toBe('1881');
  await buyByCard(owner, 'rs-monthly-1');
  await everyJob();
  expect(await taken()).toEqual([11_781]);
});

test('a card that the provider knows no more is one that is declined: its owner is told, and another one pays', async () => {
  await nameCard(owner, stripe);
  const { periodTo } = await buyByCard(owner, 'rs-monthly-1');
  stripe.cards.customers.clear();
  await expect(buyByCard(owner, 'jobad-monthly-1')).rejects.toMatchObject(code('card-declined'));
  untilAfter(periodTo);
  await everyJob();
  expect(await subjects()).toContain('Your card was declined');
  const { id = '' } = (await own()).orders[0] ?? {};
  await expect(owner(cards.pay, { id })).rejects.toMatchObject(code('card-declined'));
  await nameCard(owner, stripe, { last4: '1881' });
  await everyJob();
  expect(await taken()).toEqual([11_781, 11_781]);
});

test('a card that is detached at the provider is one that is declined, also when its charge is prepared already', async () => {
  await nameCard(owner, stripe);
  const { periodTo } = await buyByCard(owner, 'rs-monthly-1');
  stripe.hold(/payment_intents$/);
  const waiting = buyByCard(owner, 'jobad-monthly-1');
  await expect.poll(() => stripe.cards.payments.at(-1)?.status).toBe('requires_confirmation');
  stripe.cards.methods.clear();
  stripe.letGo();
  await expect(waiting).rejects.toMatchObject(code('card-declined'));
  expect(stripe.cards.payments.at(-1)?.status).toBe('canceled');
  await expect(buyByCard(owner, 'jobad-monthly-1')).rejects.toMatchObject(code('card-declined'));
  untilAfter(periodTo);
  await everyJob();
  expect(await subjects()).toContain('Your card was declined');
  await nameCard(owner, stripe, { last4: '1881' });
  await everyJob();
  expect(await taken()).toEqual([11_781, 11_781]);
});

test('while the provider is away nothing begins, and the same order goes through afterwards, once', async () => {
  await nameCard(owner, stripe);
  stripe.fail(true);
  await expect(buyByCard(owner, 'rs-monthly-1')).rejects.toMatchObject(code('provider-unreachable'));
  expect((await own()).items).toEqual([]);
  stripe.fail(false);
  await buyByCard(owner, 'rs-monthly-1');
  t.later(11 * minute);
  await everyJob();
  expect(await taken()).toEqual([11_781]);
  expect((await own()).orders).toHaveLength(1);
});

test('news that comes first, and twice, begins the plan once', async () => {
  await nameCard(owner, stripe);
  stripe.hold(/confirm$/);
  const waiting = buyByCard(owner, 'rs-monthly-1');
  await expect.poll(taken).toEqual([11_781]);
  const { id, charge_id } = await lastPayment();
  const news = { id: charge_id, object: 'payment_intent', metadata: { payment: id } };
  const told = await Promise.all([tell('payment_intent.succeeded', news), tell('payment_intent.succeeded', news)]);
  expect(told.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await own()).items).toMatchObject([{ status: 'active' }]);
  stripe.hold(null);
  expect((await waiting).status).toBe('active');
  expect(await taken()).toEqual([11_781]);
  expect((await own()).orders).toHaveLength(1);
  expect(await written()).toHaveLength(1);
});

test('a choice that another window has overtaken is paid back, with a letter', async () => {
  await nameCard(owner, stripe);
  const { subscriptionId } = await buyByCard(owner, 'rs-monthly-1');
  stripe.hold(/confirm$/);
  const waiting = buyByCard(owner, 'rs-monthly-3', 'rs-monthly-1');
  await expect.poll(async () => (await taken()).length).toBe(2);
  await owner(subscriptions.cancel, { subscriptionId });
  stripe.hold(null);
  await expect(waiting).rejects.toMatchObject(code('changed-elsewhere'));
  expect((await own()).items).toMatchObject([{ planId: 'rs-monthly-1', status: 'cancelled' }]);
  await everyJob();
  await everyJob();
  expect(await taken()).toEqual([11_781]);
  expect(await written()).toHaveLength(1);
  expect(await subjects()).toContain('Your payment goes back');
});

test('another choice while one waits for its money takes the place of it, and one is charged', async () => {
  await nameCard(owner, stripe);
  stripe.fail(true);
  await expect(buyByCard(owner, 'rs-monthly-1')).rejects.toMatchObject(code('provider-unreachable'));
  stripe.fail(false);
  await buyByCard(owner, 'rs-monthly-3');
  expect((await own()).items).toMatchObject([{ planId: 'rs-monthly-3' }]);
  expect(await taken()).toEqual([35_343]);
});

test('periods are charged as they begin, more seats at once by their days, fewer with the next period, and nothing once cancelled', async () => {
  await nameCard(owner, stripe);
  const { subscriptionId, periodTo } = await buyByCard(owner, 'jobad-monthly-1');
  untilAfter(periodTo);
  await everyJob();
  await everyJob();
  expect(await taken()).toEqual([5831, 5831]);
  const { periodTo: second } = (await own()).items[0] ?? {};
  t.later(10 * day);
  const raised = await owner(subscriptions.quote, { planId: 'jobad-monthly-3' });
  await buyByCard(owner, 'jobad-monthly-3', 'jobad-monthly-1');
  expect((await own()).items[0]).toMatchObject({ planId: 'jobad-monthly-3', periodTo: second });
  expect(await taken()).toEqual([5831, 5831, raised.total]);
  await buyByCard(owner, 'jobad-monthly-1', 'jobad-monthly-3');
  expect(await taken()).toHaveLength(3);
  untilAfter(second);
  await everyJob();
  expect((await own()).items[0]).toMatchObject({ planId: 'jobad-monthly-1', nextPlanId: null });
  expect(await taken()).toEqual([5831, 5831, raised.total, 5831]);
  await owner(subscriptions.cancel, { subscriptionId });
  await owner(subscriptions.update, { subscriptionId, status: 'active' });
  untilAfter((await own()).items[0]?.periodTo);
  await everyJob();
  expect(await taken()).toHaveLength(5);
  await owner(subscriptions.cancel, { subscriptionId });
  untilAfter((await own()).items[0]?.periodTo);
  await everyJob();
  expect((await own()).items).toEqual([]);
  expect(await taken()).toHaveLength(5);
  const sums = (await written()).map(({ total }) => total);
  const bySize = (one: number, other: number) => one - other;
  expect(sums.toSorted(bySize)).toEqual((await taken()).toSorted(bySize));
});

test('without a card an order is paid by invoice, and so is what a card that was taken away has not paid', async () => {
  await nameCard(owner, stripe);
  const { periodTo } = await buyByCard(owner, 'rs-monthly-1');
  stripe.cards.turn(false);
  untilAfter(periodTo);
  await everyJob();
  expect((await own()).orders[0]).toMatchObject({ payBy: 'card', paidAt: null });
  expect(await written()).toHaveLength(1);
  const customers = stripe.cards.customers.size;
  expect(await owner(cards.remove, {})).toMatchObject({ card: null });
  await everyJob();
  expect((await own()).orders[0]).toMatchObject({ payBy: 'invoice', paidAt: null });
  expect(await written()).toHaveLength(2);
  expect(stripe.cards.customers.size).toBe(customers - 1);
  const { id = '' } = (await own()).orders[0] ?? {};
  await (await t.as(adaId))(orders.markPaid, { id });
  expect(await written()).toHaveLength(2);
});

test('what an administrator takes back goes back to the card, and what is given back at the provider is taken back here', async () => {
  await nameCard(owner, stripe);
  await buyByCard(owner, 'rs-monthly-1');
  const admin = await t.as(adaId);
  const { id = '' } = (await own()).orders[0] ?? {};
  for (let times = 0; times < 2; times++) await admin(orders.credit, { id });
  await everyJob();
  await everyJob();
  expect(await taken()).toEqual([]);
  expect((await written()).map(({ kind }) => kind)).toEqual(['credit-note', 'invoice']);

  await buyByCard(owner, 'jobad-monthly-1');
  const { charge_id } = await lastPayment();
  const payment = stripe.cards.payments.find((one) => one.id === charge_id);
  if (payment) payment.refunded = true;
  for (let times = 0; times < 2; times++) await tell('charge.refunded', { id: 'ch', object: 'charge', payment_intent: charge_id });
  expect((await written()).map(({ kind }) => kind)).toEqual(['credit-note', 'invoice', 'credit-note', 'invoice']);
  expect((await own()).orders.every(({ creditedAt }) => creditedAt)).toBe(true);
});

test('whoever disputes a payment at the bank keeps the plan to the end of its period, is told, and is not charged again', async () => {
  await nameCard(owner, stripe);
  await buyByCard(owner, 'jobad-monthly-1');
  const { charge_id } = await lastPayment();
  const payment = stripe.cards.payments.find((one) => one.id === charge_id);
  if (payment) payment.refunded = true;
  for (let times = 0; times < 2; times++)
    await tell('charge.dispute.created', { id: 'dp', object: 'dispute', charge: 'ch', payment_intent: charge_id });
  expect((await own()).items[0]).toMatchObject({ status: 'pausing' });
  await t.work();
  expect((await t.mailsTo(ownerEmail)).filter(({ subject }) => subject.includes('went back'))).toHaveLength(1);
  t.later(32 * day);
  await everyJob();
  await everyJob();
  expect((await own()).items[0]).toMatchObject({ status: 'paused' });
  expect((await own()).orders).toHaveLength(1);
  expect(await taken()).toEqual([]);
});

test('of two cards that were named, the one named last is kept, whichever is heard of last, and the other is forgotten', async () => {
  const page = async () => {
    const { redirectUrl } = await owner(cards.change, {});
    return stripe.cards.pages.find(({ id }) => redirectUrl.endsWith(id));
  };
  const [first, second, third] = [await page(), await page(), await page()];
  stripe.cards.name(first, { last4: '1111', at: Date.now() - minute });
  stripe.cards.name(second, { last4: '2222' });
  await settled(second);
  await settled(first);
  expect((await owner(cards.look, {})).card?.last4).toBe('2222');
  t.later(11 * minute);
  await everyJob();
  expect((await owner(cards.look, {})).card?.last4).toBe('2222');
  expect(stripe.cards.customers).not.toContain(first?.customer);
  expect(stripe.cards.customers).toContain(second?.customer);
  // a page that is left open is not too old to name another card on
  stripe.cards.name(third, { last4: '3333' });
  expect((await owner(cards.look, {})).card?.last4).toBe('3333');
});

test('a card whose news never came is found by a job, and an order of somebody else is not to be paid', async () => {
  const { redirectUrl } = await owner(cards.change, { planId: 'rs-monthly-1' });
  stripe.cards.name(stripe.cards.pages.find(({ id }) => redirectUrl.endsWith(id)));
  t.later(11 * minute);
  await everyJob();
  const row = await t.world.db.selectFrom('billing_card').select('last4').where('company_id', '=', companyId).execute();
  expect(row).toEqual([{ last4: '4242' }]);
  await buyByCard(owner, 'rs-monthly-3');
  const { id = '' } = (await own()).orders[0] ?? {};
  const stranger = await t.as((await givenCompany(t.world)).owner.id);
  await expect(stranger(cards.pay, { id })).rejects.toMatchObject(code('not-found'));
  const colleague = await t.as((await givenTeammate(t.world, companyId)).id);
  for (const asked of [cards.look, cards.remove]) await expect(colleague(asked, {})).rejects.toMatchObject(code('not-allowed'));
  // paid already: nothing is charged again
  await owner(cards.pay, { id });
  expect(await taken()).toEqual([35_343]);
});
