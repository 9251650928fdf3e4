import { vouchers } from '@vitrine/contract/billing/vouchers.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { closeupEditing } from '@vitrine/contract/closeup/editing.ts';
import { day, minute } from '@vitrine/contract/durations.ts';
import { privacy } from '@vitrine/contract/privacy/privacy.ts';
import { shopPayments } from '@vitrine/contract/shop/payments.ts';
import { trialPayments } from '@vitrine/contract/shop/trial.ts';
import { withdrawing } from '@vitrine/contract/shop/withdrawing.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FakeStripe, startStripe } from '../../../test/outside/stripe.ts';
import { startWorld, type TestWorld } from '../../../test/world.ts';
import { ownContext } from '../../platform/context.ts';
import { givenAdministrator, givenCandidate, testPassword } from '../accounts/fixtures.ts';
import { closeupPrice, givenCloseupShop, givenPurchase } from './fixtures.ts';
import { vatWithin } from './offer.ts';
import { findPayments, openPurchases } from './shop.jobs.ts';

let t: TestWorld;
let stripe: FakeStripe;
let administratorId: string;
afterAll(() => stripe.close());
beforeAll(async () => {
  stripe = await startStripe();
  t = await startWorld({ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: stripe.webhookSecret, STRIPE_API: stripe.url });
  administratorId = (await givenAdministrator(t.world)).id;
  await givenCloseupShop(await t.as(administratorId));
});

const code = (code: string) => expect.objectContaining({ problem: expect.objectContaining({ code }) });
const both = { startsNow: true, knowsLoss: true };
const neither = { startsNow: false, knowsLoss: false };

async function buyer() {
  const person = await givenCandidate(t.world, { firstName: 'Mia' });
  return { ...person, call: await t.as(person.id) };
}
const givenUntil = async (call: Call) => (await call(closeupEditing.open, {})).givenUntil;
const monthsOf = async (call: Call) => {
  const until = await givenUntil(call);
  return until ? Math.round((Date.parse(until) - t.world.now().getTime()) / (30.4 * day)) || 0 : 0;
};
const chargesFor = (paymentId: string) => stripe.charged().filter((one) => one.client_reference_id === paymentId);
const sessionsFor = (paymentId: string) => stripe.sessions.filter((one) => one.client_reference_id === paymentId);

/** Orders and pays at Stripe; nobody has heard of it yet. */
async function paidAtStripe(call: Call, voucherCode?: string) {
  const { paymentId, total } = await givenPurchase(call, voucherCode);
  await call(shopPayments.execute, { paymentId, total, ...both });
  const session = sessionsFor(paymentId).at(-1)?.id ?? '';
  stripe.pay(session);
  return { paymentId, session };
}
const tell = (type: string, object: object, options = {}) => {
  const { body, signature } = stripe.message(type, object, options);
  return t.app.inject({
    method: 'POST',
    url: '/api/v2/closeup/shop/news',
    headers: { 'stripe-signature': signature, 'content-type': 'application/json' },
    payload: body,
  });
};
const completed = (paymentId: string, session: string) =>
  tell('checkout.session.completed', { id: session, object: 'checkout.session', client_reference_id: paymentId, payment_status: 'paid' });
async function voucher(voucherCode: string, worth: { percent: number } | { amount: number }, maxUses = 1) {
  const until = new Date(t.world.now().getTime() + 30 * day).toISOString().slice(0, 10);
  const given = { percent: null, amount: null, ...worth };
  // tests move the clock, and vouchers want a password that was shown a short while ago
  return (await t.as(administratorId))(vouchers.create, { voucherCode, scope: 'closeup', validUntil: until, maxUses, ...given });
}

test('create, update, execute: in this order, at the price with VAT that was shown (R119)', async () => {
  const mia = await buyer();
  expect(await mia.call(shopPayments.offer, {})).toEqual({
    offer: { months: 12, price: closeupPrice, vatRate: 1900, vat: 782, paying: 'stripe', countries: [] },
  });
  const nothing = { paymentId: mia.id, total: closeupPrice, ...both };
  await expect(mia.call(shopPayments.execute, nothing)).rejects.toEqual(code('not-found'));
  const first = await mia.call(shopPayments.create, {});
  expect((await mia.call(shopPayments.create, {})).paymentId).toBe(first.paymentId);
  const order = { paymentId: first.paymentId, ...both };
  await expect(mia.call(shopPayments.execute, { ...order, total: closeupPrice })).rejects.toEqual(code('bill-missing'));
  await givenPurchase(mia.call);
  await expect(mia.call(shopPayments.execute, { ...order, total: 1 })).rejects.toEqual(code('changed-elsewhere'));
  const { redirectUrl } = await mia.call(shopPayments.execute, { ...order, total: closeupPrice });
  expect(redirectUrl).toBe('https://checkout.stripe.test/pay');
  expect(await givenUntil(mia.call)).toBeNull();
});

test('ordered twenty times at once, told twice and asked for: one charge, twelve months once, one mail', async () => {
  const mia = await buyer();
  const { paymentId, total } = await givenPurchase(mia.call);
  const again = { paymentId, total, ...both };
  await Promise.all(Array.from({ length: 20 }, () => mia.call(shopPayments.execute, again)));
  expect(sessionsFor(paymentId)).toHaveLength(1);
  const session = sessionsFor(paymentId)[0]?.id ?? '';
  stripe.pay(session);
  const heard = [completed(paymentId, session), completed(paymentId, session), mia.call(shopPayments.status, { paymentId })];
  await Promise.all(heard);
  expect((await mia.call(shopPayments.execute, again)).purchase.state).toBe('paid');
  expect(chargesFor(paymentId)).toHaveLength(1);
  expect(await monthsOf(mia.call)).toBe(12);
  const mails = (await t.mailsTo(mia.email)).filter(({ subject }) => /Your order C-/.test(subject));
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('right to withdraw ends');
});

test('whoever comes back from the provider says anew when the months begin, and the last word counts', async () => {
  const [mia, noor] = [await buyer(), await buyer()];
  for (const [one, first, last] of [
    [mia, both, neither],
    [noor, neither, both],
  ] as const) {
    const { paymentId, total } = await givenPurchase(one.call);
    await one.call(shopPayments.execute, { paymentId, total, ...first });
    await one.call(shopPayments.execute, { paymentId, total, ...last });
    await expect(one.call(shopPayments.execute, { paymentId, total: total - 1, ...first })).rejects.toEqual(code('changed-elsewhere'));
    expect(sessionsFor(paymentId)).toHaveLength(1);
    stripe.pay(sessionsFor(paymentId)[0]?.id ?? '');
    expect((await one.call(shopPayments.status, { paymentId })).state).toBe('paid');
    expect(await monthsOf(one.call)).toBe(last === both ? 12 : 0);
  }
  // nothing was said any more of a right that is lost
  expect((await t.mailsTo(mia.email))[0]?.text).not.toContain('right to withdraw ends');
});

test('news that never comes is found by a job, and by whoever comes back', async () => {
  const [mia, noor] = [await buyer(), await buyer()];
  const found = await paidAtStripe(mia.call);
  t.later(11 * minute);
  await findPayments.run(ownContext(t.world), {});
  await t.work();
  expect(await monthsOf(mia.call)).toBe(12);
  const { paymentId } = await paidAtStripe(noor.call);
  expect((await noor.call(shopPayments.status, { paymentId })).state).toBe('paid');
  expect(chargesFor(found.paymentId)).toHaveLength(1);
});

test('a message with a wrong key, an old one and one with another byte are refused, and change nothing', async () => {
  const mia = await buyer();
  const { paymentId, session } = await paidAtStripe(mia.call);
  const object = { id: session, object: 'checkout.session', client_reference_id: paymentId };
  expect((await tell('checkout.session.completed', object, { secret: 'whsec_other' })).statusCode).toBe(400);
  expect((await tell('checkout.session.completed', object, { at: Date.now() - 6 * minute })).statusCode).toBe(400);
  const { body, signature } = stripe.message('checkout.session.completed', object);
  const altered = { method: 'POST' as const, url: '/api/v2/closeup/shop/news', payload: `${body} ` };
  const headers = { 'stripe-signature': signature, 'content-type': 'application/json' };
  expect((await t.app.inject({ ...altered, headers })).statusCode).toBe(400);
  expect(await givenUntil(mia.call)).toBeNull();
});

test('while the provider is away nothing is charged, and the same order goes through afterwards', async () => {
  const mia = await buyer();
  const { paymentId, total } = await givenPurchase(mia.call);
  stripe.fail(true);
  await expect(mia.call(shopPayments.execute, { paymentId, total, ...both })).rejects.toEqual(code('provider-unreachable'));
  stripe.fail(false);
  expect((await mia.call(shopPayments.execute, { paymentId, total, ...both })).redirectUrl).not.toBeNull();
  expect(sessionsFor(paymentId)).toHaveLength(1);
});

test('who changes the order after the way to the provider cannot pay the old one; one that was paid meanwhile is paid', async () => {
  const mia = await buyer();
  await voucher('HALF-1', { percent: 50 });
  const { paymentId, total } = await givenPurchase(mia.call);
  await mia.call(shopPayments.execute, { paymentId, total, ...both });
  const changed = await mia.call(shopPayments.update, { paymentId, voucherCode: 'half-1' });
  expect(changed.total).toBe(closeupPrice / 2);
  expect(sessionsFor(paymentId)[0]?.status).toBe('expired');
  await mia.call(shopPayments.execute, { paymentId, total: changed.total, ...both });
  const last = sessionsFor(paymentId).at(-1);
  expect(last?.amount_total).toBe(closeupPrice / 2);
  stripe.pay(last?.id ?? '');
  await expect(mia.call(shopPayments.update, { paymentId, voucherCode: null })).rejects.toEqual(code('already-paid'));
  expect(chargesFor(paymentId)).toHaveLength(1);
  expect(await monthsOf(mia.call)).toBe(12);
});

test('a voucher to zero needs no provider; its last use is given to one of two, and an order left alone gives it back', async () => {
  const [mia, noor] = [await buyer(), await buyer()];
  await voucher('ALL-1', { percent: 100 });
  const mine = await givenPurchase(mia.call, 'all-1');
  expect(mine.total).toBe(0);
  await expect(noor.call(shopPayments.voucher, { voucherCode: 'ALL-1' })).rejects.toEqual(code('voucher-over'));
  t.later(31 * minute);
  await expect(mia.call(shopPayments.execute, { paymentId: mine.paymentId, total: 0, ...both })).rejects.toEqual(code('voucher-not-held'));
  const theirs = await givenPurchase(noor.call, 'ALL-1');
  const done = await noor.call(shopPayments.execute, { paymentId: theirs.paymentId, total: 0, ...both });
  expect(done).toMatchObject({ redirectUrl: null, purchase: { state: 'paid' } });
  expect(sessionsFor(theirs.paymentId)).toEqual([]);
  expect(await noor.call(closeupEditing.open, {})).toMatchObject({ enrollType: 'voucher' });
  await expect(mia.call(shopPayments.update, { paymentId: mine.paymentId, voucherCode: 'ALL-1' })).rejects.toEqual(code('voucher-over'));
});

test('a deleted voucher takes nothing off a closeup, also where it was held, and takes it off again once it is brought back', async () => {
  const [mia, noor] = [await buyer(), await buyer()];
  const { id } = await voucher('BACK-1', { percent: 100 }, 2);
  const admin = await t.as(administratorId);
  const { paymentId } = await givenPurchase(mia.call, 'BACK-1');
  await admin(vouchers.delete, { id, name: 'BACK-1' });
  await expect(mia.call(shopPayments.execute, { paymentId, total: 0, ...both })).rejects.toEqual(code('voucher-not-held'));
  await expect(noor.call(shopPayments.voucher, { voucherCode: 'BACK-1' })).rejects.toEqual(code('voucher-unknown'));
  await admin(vouchers.restore, { id });
  expect(await mia.call(shopPayments.execute, { paymentId, total: 0, ...both })).toMatchObject({ purchase: { state: 'paid' } });
  expect(await noor.call(shopPayments.voucher, { voucherCode: 'BACK-1' })).toMatchObject({ percent: 100 });
});

test('without the two consents the months begin when the time to withdraw is over', async () => {
  const mia = await buyer();
  await voucher('LATER-1', { percent: 100 });
  const { paymentId } = await givenPurchase(mia.call, 'LATER-1');
  await mia.call(shopPayments.execute, { paymentId, total: 0, ...neither });
  await openPurchases.run(ownContext(t.world), {});
  await t.work();
  expect(await givenUntil(mia.call)).toBeNull();
  t.later(14 * day + minute);
  for (let run = 0; run < 2; run++) {
    await openPurchases.run(ownContext(t.world), {});
    await t.work();
  }
  expect(await monthsOf(await t.as(mia.id))).toBe(12);
});

test('what is given back at the provider is shown no longer', async () => {
  const mia = await buyer();
  const { paymentId, session } = await paidAtStripe(mia.call);
  await completed(paymentId, session);
  expect(await monthsOf(mia.call)).toBe(12);
  stripe.refund(session);
  const intent = stripe.sessions.find(({ id }) => id === session)?.payment_intent;
  for (let times = 0; times < 2; times++) await tell('charge.refunded', { id: 'ch', object: 'charge', payment_intent: intent });
  expect(await monthsOf(mia.call)).toBe(0);
});

test('what is given back takes no months of what was bought otherwise, when those of its own are over', async () => {
  const { id } = await buyer();
  const first = await paidAtStripe(await t.as(id));
  await completed(first.paymentId, first.session);
  t.later(400 * day);
  const second = await paidAtStripe(await t.as(id));
  await completed(second.paymentId, second.session);
  const refund = async ({ paymentId, session }: typeof first) => {
    stripe.refund(session);
    await (await t.as(id))(shopPayments.status, { paymentId });
    await tell('charge.refunded', { id: 'ch', payment_intent: stripe.sessions.find((one) => one.id === session)?.payment_intent });
  };
  await refund(first);
  expect(await monthsOf(await t.as(id))).toBe(12);
  await refund(second);
  expect(await monthsOf(await t.as(id))).toBe(0);
});

test('who withdraws in time gets the money back once, and a receipt with the moment; the months never begin', async () => {
  const mia = await buyer();
  const { paymentId, total, number } = await givenPurchase(mia.call);
  await mia.call(shopPayments.execute, { paymentId, total, ...neither });
  stripe.pay(sessionsFor(paymentId)[0]?.id ?? '');
  await mia.call(shopPayments.status, { paymentId });
  const anyone = await t.as();
  const declared = { name: 'Mia Held', number: number.toLowerCase(), email: mia.email };
  // the address of somebody else stops nothing
  await anyone(withdrawing.declare, { ...declared, email: 'other@example.org' });
  await t.work();
  expect(chargesFor(paymentId)).toHaveLength(1);
  for (let times = 0; times < 2; times++) await anyone(withdrawing.declare, declared);
  await t.work();
  expect(chargesFor(paymentId)).toEqual([]);
  expect((await mia.call(shopPayments.status, { paymentId })).state).toBe('refunded');
  const receipts = (await t.mailsTo(mia.email)).filter(({ subject }) => subject.startsWith('Your withdrawal was received'));
  expect(receipts).toHaveLength(2);
  expect(receipts[0]?.text).toMatch(/UTC/);
  t.later(15 * day);
  await openPurchases.run(ownContext(t.world), {});
  await t.work();
  expect(await givenUntil(await t.as(mia.id))).toBeNull();
});

test('who withdraws before the payment is heard of gets the money back, whoever hears of it then, and nothing begins', async () => {
  for (const hear of [completed, t.work]) {
    const mia = await buyer();
    const { paymentId, session } = await paidAtStripe(mia.call);
    const { number } = (await mia.call(shopPayments.own, {})).items[0] ?? { number: '' };
    await (await t.as())(withdrawing.declare, { name: 'Mia Held', number, email: mia.email });
    await Promise.all([hear(paymentId, session), hear(paymentId, session)]);
    expect(chargesFor(paymentId)).toEqual([]);
    await t.work();
    expect((await mia.call(shopPayments.status, { paymentId })).state).toBe('refunded');
    expect(await givenUntil(mia.call)).toBeNull();
  }
});

test('what was withdrawn before it was paid cannot be paid any more, and can be ordered anew', async () => {
  const mia = await buyer();
  const { paymentId, total, number } = await givenPurchase(mia.call);
  const order = { paymentId, total, ...both };
  await mia.call(shopPayments.execute, order);
  await (await t.as())(withdrawing.declare, { name: 'Mia Held', number, email: mia.email });
  await expect(mia.call(shopPayments.execute, order)).rejects.toEqual(code('changed-elsewhere'));
  await t.work();
  expect(sessionsFor(paymentId).map(({ status }) => status)).toEqual(['expired']);
  await mia.call(shopPayments.execute, order);
  stripe.pay(sessionsFor(paymentId).at(-1)?.id ?? '');
  expect((await mia.call(shopPayments.status, { paymentId })).state).toBe('paid');
  expect(await monthsOf(mia.call)).toBe(12);
});

test('whose months have begun withdraws by declaration alone: nothing is given back by itself', async () => {
  const mia = await buyer();
  const { paymentId, session } = await paidAtStripe(mia.call);
  await completed(paymentId, session);
  const { number } = await mia.call(shopPayments.status, { paymentId });
  await (await t.as())(withdrawing.declare, { name: 'Mia', number, email: mia.email });
  await t.work();
  expect(chargesFor(paymentId)).toHaveLength(1);
  expect(await monthsOf(mia.call)).toBe(12);
});

test('whoever paid and deleted the account before the news came gets the money back', async () => {
  const call = await t.as((await givenCandidate(t.world, { password: true })).id);
  const { paymentId } = await paidAtStripe(call);
  await call(privacy.erase, { password: testPassword });
  t.later(11 * minute);
  await findPayments.run(ownContext(t.world), {});
  await t.work();
  expect(chargesFor(paymentId)).toEqual([]);
  const kept = await t.world.db.selectFrom('purchase').select(['state', 'account_id']).where('id', '=', paymentId).executeTakeFirst();
  expect(kept).toEqual({ state: 'refunded', account_id: null });
});

test('many buyers begin one after the other, on plans that the database keeps', async () => {
  for (let at = 0; at < 24; at++) expect((await (await buyer()).call(shopPayments.create, {})).state).toBe('draft');
});

test('a purchase of somebody else does not exist', async () => {
  const [mia, noor] = [await buyer(), await buyer()];
  const { paymentId } = await givenPurchase(mia.call);
  const theirs = { paymentId, total: closeupPrice, ...both };
  await expect(noor.call(shopPayments.execute, theirs)).rejects.toEqual(code('not-found'));
  await expect(noor.call(shopPayments.update, { paymentId, billTo: 'Noor' })).rejects.toEqual(code('not-found'));
  await expect(noor.call(shopPayments.status, { paymentId })).rejects.toEqual(code('not-found'));
  // there is no provider for trying beside a real one
  await expect(noor.call(trialPayments.session, { session: 'x' })).rejects.toEqual(code('not-found'));
});

test('VAT within a price and what is left of it make the price, for ten thousand prices', () => {
  for (let at = 0; at < 10_000; at++) {
    const [total, rate] = [Math.floor(Math.random() * 1_000_000), Math.floor(Math.random() * 3000)];
    const net = total - vatWithin(total, rate);
    expect(Number.isInteger(net)).toBe(true);
    expect(Math.abs(Math.round((net * (10_000 + rate)) / 10_000) - total)).toBeLessThanOrEqual(1);
  }
});
