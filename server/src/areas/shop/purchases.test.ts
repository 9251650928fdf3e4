import { settings } from '@vitrine/contract/billing/settings.ts';
import { vouchers } from '@vitrine/contract/billing/vouchers.ts';
import { closeupAdministering } from '@vitrine/contract/closeup/administering.ts';
import { closeupEditing } from '@vitrine/contract/closeup/editing.ts';
import { day, minute } from '@vitrine/contract/durations.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import { invoices } from '@vitrine/contract/invoices/invoices.ts';
import { privacy } from '@vitrine/contract/privacy/privacy.ts';
import { shopPayments } from '@vitrine/contract/shop/payments.ts';
import { withdrawing } from '@vitrine/contract/shop/withdrawing.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FakeStripe, startStripe } from '../../../test/outside/stripe.ts';
import { startWorld, type TestWorld } from '../../../test/world.ts';
import { ownContext } from '../../platform/context.ts';
import { givenAdministrator, givenCandidate, testPassword } from '../accounts/fixtures.ts';
import { testSeller } from '../invoices/fixtures.ts';
import { closeupPrice, givenCloseupShop, givenPurchase } from './fixtures.ts';
import { findPayments } from './shop.jobs.ts';

let t: TestWorld;
let stripe: FakeStripe;
let administratorId: string;
afterAll(() => stripe.close());
beforeAll(async () => {
  stripe = await startStripe();
  const payment = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: stripe.webhookSecret, STRIPE_API: stripe.url };
  t = await startWorld({ ...payment, RATE_LIMIT_FACTOR: '1' });
  t.noon();
  administratorId = (await givenAdministrator(t.world)).id;
});
beforeEach(async () => {
  await givenCloseupShop(await t.as(administratorId));
  await set({ vatRate: 1900 });
});

const code = (code: string) => expect.objectContaining({ problem: expect.objectContaining({ code }) });
const both = { startsNow: true, knowsLoss: true };

/** Sets what counts from now on. */
async function set(change: Omit<Input<typeof settings.insert>, 'countsFrom'>) {
  const admin = await t.as(administratorId);
  const { today: countsFrom } = await admin(settings.look, {});
  await admin(settings.insert, { countsFrom, ...change });
}

async function buyer() {
  const person = await givenCandidate(t.world, { firstName: 'Mia' });
  return { ...person, call: await t.as(person.id) };
}
const sessionsFor = (paymentId: string) => stripe.sessions.filter((one) => one.client_reference_id === paymentId);
const chargesFor = (paymentId: string) => stripe.charged().filter((one) => one.client_reference_id === paymentId);

async function givenVoucher(
  voucherCode: string,
  worth: { percent: number | null; amount: number | null } = { percent: 50, amount: null },
  maxUses = 9,
) {
  const validUntil = new Date(t.world.now().getTime() + 30 * day).toISOString().slice(0, 10);
  const usual = { ...worth, scope: 'closeup' as const, maxUses };
  await (await t.as(administratorId))(vouchers.create, { voucherCode, validUntil, ...usual });
}

test('a purchase that was begun before the price and the VAT changed is shown, paid and billed as they are now', async () => {
  const mia = await buyer();
  await givenVoucher('OLD-1');
  const { paymentId, total } = await givenPurchase(mia.call, 'OLD-1');
  await set({ closeupPrice: 9900 });
  await set({ vatRate: 2000 });
  await expect(mia.call(shopPayments.execute, { paymentId, total, ...both })).rejects.toEqual(code('changed-elsewhere'));
  const [shown] = (await mia.call(shopPayments.own, {})).items;
  expect(shown).toMatchObject({ price: 9900, total: 4950, vatRate: 2000, vat: 825 });
  expect(await mia.call(shopPayments.create, {})).toEqual(shown);
  await mia.call(shopPayments.execute, { paymentId, total: 4950, ...both });
  expect(sessionsFor(paymentId)).toMatchObject([{ amount_total: 4950 }]);
  stripe.pay(sessionsFor(paymentId)[0]?.id ?? '');
  await mia.call(shopPayments.status, { paymentId });
  const [written] = (await mia.call(invoices.own, { page: 1, count: 1 })).items;
  expect(written).toMatchObject({ total: 4950, vat: 825 });
});

test('what was ordered is paid as it was ordered, also where the price changes meanwhile; left alone it costs what it costs then', async () => {
  const mia = await buyer();
  const { paymentId, total } = await givenPurchase(mia.call);
  await mia.call(shopPayments.execute, { paymentId, total, ...both });
  await set({ closeupPrice: 9900 });
  expect((await mia.call(shopPayments.execute, { paymentId, total, ...both })).purchase.total).toBe(closeupPrice);
  const [session] = sessionsFor(paymentId);
  t.later(40 * minute);
  Object.assign(session ?? {}, { status: 'expired' });
  await findPayments.run(ownContext(t.world), {});
  await t.work();
  const later = await t.as(mia.id);
  await expect(later(shopPayments.execute, { paymentId, total, ...both })).rejects.toEqual(code('changed-elsewhere'));
  expect(await later(shopPayments.status, { paymentId })).toMatchObject({ total: 9900 });
});

test('an order that never reached the provider costs what it costs when it is ordered again', async () => {
  const mia = await buyer();
  const { paymentId, total } = await givenPurchase(mia.call);
  stripe.fail(true);
  await expect(mia.call(shopPayments.execute, { paymentId, total, ...both })).rejects.toEqual(code('provider-unreachable'));
  stripe.fail(false);
  await set({ closeupPrice: 9900 });
  t.later(2 * minute);
  expect(await mia.call(shopPayments.status, { paymentId })).toMatchObject({ total: 9900 });
  await mia.call(shopPayments.execute, { paymentId, total: 9900, ...both });
  expect(sessionsFor(paymentId)).toMatchObject([{ amount_total: 9900 }]);
});

test('where countries have a VAT of their own nobody orders without having said where they live', async () => {
  const mia = await buyer();
  const { paymentId, total } = await givenPurchase(mia.call);
  await set({ countryRate: { country: 'AT', vatRate: 2000 } });
  const ordered = () => mia.call(shopPayments.execute, { paymentId, total, ...both });
  await expect(ordered()).rejects.toEqual(code('bill-missing'));
  await mia.call(shopPayments.update, { paymentId, country: 'AT' });
  expect((await ordered()).purchase).toMatchObject({ country: 'AT', vatRate: 2000 });
  await set({ countryRate: { country: 'AT', vatRate: null } });
});

test('what was refunded before anybody here heard of the payment is over, and another one can be begun', async () => {
  const mia = await buyer();
  const { paymentId, total } = await givenPurchase(mia.call);
  await mia.call(shopPayments.execute, { paymentId, total, ...both });
  const session = sessionsFor(paymentId)[0]?.id ?? '';
  stripe.pay(session);
  stripe.refund(session);
  expect(await mia.call(shopPayments.status, { paymentId })).toMatchObject({ state: 'refunded', paidAt: null });
  expect((await mia.call(invoices.own, { page: 1, count: 1 })).items).toEqual([]);
  expect((await mia.call(shopPayments.create, {})).paymentId).not.toBe(paymentId);
});

test('what is ordered in one window while another one changes it is not left open below the change', async () => {
  const mia = await buyer();
  const { paymentId, total } = await givenPurchase(mia.call);
  const order = { paymentId, total, ...both };
  await mia.call(shopPayments.execute, order);
  // the session of the first order is ended, and its answer is on the way while the other window orders again
  stripe.hold(/expire$/);
  const changing = mia.call(shopPayments.update, { paymentId, billTo: 'Mia Anders' });
  await expect.poll(() => sessionsFor(paymentId)[0]?.status).toBe('expired');
  await mia.call(shopPayments.execute, order);
  expect(sessionsFor(paymentId).map(({ status }) => status)).toEqual(['expired', 'open']);
  stripe.letGo();
  await expect(changing).rejects.toEqual(code('changed-elsewhere'));
  stripe.pay(sessionsFor(paymentId)[1]?.id ?? '');
  expect(await mia.call(shopPayments.status, { paymentId })).toMatchObject({ state: 'paid' });
  expect(chargesFor(paymentId)).toHaveLength(1);
});

test('codes of vouchers are tried ten times an hour, whichever way', async () => {
  const mia = await buyer();
  const { paymentId } = await givenPurchase(mia.call);
  const tried = async (at: number) =>
    mia
      .call(shopPayments.update, { paymentId, voucherCode: `GUESS-${at}` })
      .catch(({ problem }: { problem: { code: string } }) => problem.code);
  const said = [];
  for (let at = 0; at < 12; at++) said.push(await tried(at));
  expect(said.filter((one) => one === 'voucher-unknown')).toHaveLength(10);
  await expect(mia.call(shopPayments.voucher, { voucherCode: 'GUESS-0' })).rejects.toEqual(code('too-many-requests'));
  // the rest of the order goes on
  expect(await mia.call(shopPayments.update, { paymentId, voucherCode: null, billTo: 'Mia Anders' })).toMatchObject({
    total: closeupPrice,
  });
});

test('who withdraws is heard whatever stands between the signs of the number, and the declaration is kept as it was typed', async () => {
  for (const typedAs of [(number: string) => number.replace('-', ' – '), (number: string) => number.replace('C-', '').toLowerCase()]) {
    const mia = await buyer();
    const { paymentId, total, number } = await givenPurchase(mia.call);
    await mia.call(shopPayments.execute, { paymentId, total, startsNow: false, knowsLoss: false });
    stripe.pay(sessionsFor(paymentId)[0]?.id ?? '');
    await mia.call(shopPayments.status, { paymentId });
    await (await t.as())(withdrawing.declare, { name: 'Mia', number: typedAs(number), email: mia.email });
    await t.work();
    expect(chargesFor(paymentId)).toEqual([]);
    const [receipt] = (await t.mailsTo(mia.email)).filter(({ subject }) => subject.startsWith('Your withdrawal'));
    expect(receipt?.text).toContain(typedAs(number));
  }
});

test('whoever deletes the account before the months begin gets the money back, and after that does not', async () => {
  for (const begun of [false, true]) {
    const { id } = await givenCandidate(t.world, { password: true });
    const call = await t.as(id);
    const { paymentId, total } = await givenPurchase(call);
    await call(shopPayments.execute, { paymentId, total, startsNow: begun, knowsLoss: begun });
    stripe.pay(sessionsFor(paymentId)[0]?.id ?? '');
    expect((await call(shopPayments.status, { paymentId })).state).toBe('paid');
    await call(privacy.erase, { password: testPassword });
    await t.world.jobs.enqueue(t.world.db, 'give-back-all', {}, undefined, undefined);
    await t.work();
    expect(chargesFor(paymentId)).toHaveLength(begun ? 1 : 0);
    const written = await t.world.db
      .selectFrom('invoice')
      .select('kind')
      .where('purchase_id', '=', paymentId)
      .orderBy('issued_at')
      .execute();
    expect(written.map(({ kind }) => kind)).toEqual(begun ? ['invoice'] : ['invoice', 'credit-note']);
  }
});

test('who withdraws by the address of the order is heard, also where theirs is another one since', async () => {
  const mia = await buyer();
  const { paymentId, total, number } = await givenPurchase(mia.call);
  await mia.call(shopPayments.execute, { paymentId, total, startsNow: false, knowsLoss: false });
  stripe.pay(sessionsFor(paymentId)[0]?.id ?? '');
  await mia.call(shopPayments.status, { paymentId });
  await t.world.db.updateTable('account').set({ email: 'mia@elsewhere.test' }).where('id', '=', mia.id).execute();
  await (await t.as())(withdrawing.declare, { name: 'Mia', number, email: mia.email });
  await t.work();
  expect(chargesFor(paymentId)).toEqual([]);
});

/** Months that an administrator gives. */
const give = async (candidate_id: string, months: number) =>
  (await t.as(administratorId))(closeupAdministering.update, { candidate_id, months });
/** Buys with months that begin at once, and pays. */
async function bought(id: string, voucherCode?: string) {
  const call = await t.as(id);
  const { paymentId, total } = await givenPurchase(call, voucherCode);
  await call(shopPayments.execute, { paymentId, total, ...both });
  const session = sessionsFor(paymentId)[0]?.id ?? '';
  stripe.pay(session);
  return { session, ...(await call(shopPayments.status, { paymentId })) };
}
/** Given back at the provider, which tells it. */
async function givenBack(session: string) {
  stripe.refund(session);
  const payment_intent = stripe.sessions.find(({ id }) => id === session)?.payment_intent;
  const { body, signature } = stripe.message('charge.refunded', { id: 'ch', object: 'charge', payment_intent });
  const headers = { 'stripe-signature': signature, 'content-type': 'application/json' };
  await t.app.inject({ method: 'POST', url: '/api/v2/closeup/shop/news', headers, payload: body });
}
/** How many months there are until then. */
const monthsTo = (at: string | null | undefined) => Math.round((Date.parse(at ?? '') - t.world.now().getTime()) / (30.4 * day)) || 0;
const monthsLeft = async (id: string) => monthsTo((await (await t.as(id))(closeupEditing.open, {})).givenUntil);

test('a purchase that is given back takes what is left of its own months, and none that an administrator gave before or after it', async () => {
  const mia = await buyer();
  await give(mia.id, 6);
  const first = await bought(mia.id);
  await givenBack(first.session);
  expect(await monthsLeft(mia.id)).toBe(6);

  const noor = await buyer();
  const second = await bought(noor.id);
  t.later(300 * day);
  await give(noor.id, 6);
  await givenBack(second.session);
  expect(await monthsLeft(noor.id)).toBe(6);
});

test('months that follow a purchase that is given back move up, and are taken whole when they are given back themselves', async () => {
  const mia = await buyer();
  const first = await bought(mia.id);
  const second = await bought(mia.id);
  t.later(60 * day);
  await give(mia.id, 3);
  await givenBack(first.session);
  expect(await monthsLeft(mia.id)).toBe(15);
  const { items } = await (await t.as(mia.id))(shopPayments.own, {});
  expect(monthsTo(items.find(({ number }) => number === second.number)?.opensAt)).toBe(0);
  t.later(60 * day);
  await givenBack(second.session);
  expect(await monthsLeft(mia.id)).toBe(3);
});

test('the shop says from when bought months count: after those that are there', async () => {
  const mia = await buyer();
  await give(mia.id, 2);
  const now = await bought(mia.id);
  expect(monthsTo(now.opensAt)).toBe(2);
  const call = await t.as(mia.id);
  const { paymentId, total } = await givenPurchase(call);
  await call(shopPayments.execute, { paymentId, total, startsNow: false, knowsLoss: false });
  stripe.pay(sessionsFor(paymentId)[0]?.id ?? '');
  const later = () => call(shopPayments.status, { paymentId });
  expect(monthsTo((await later()).opensAt)).toBe(14);
  // what is given before they begin comes before them
  await give(mia.id, 1);
  expect(monthsTo((await later()).opensAt)).toBe(15);
});

test('a voucher can be used again once its purchase is withdrawn, and stays used where its months had begun', async () => {
  const [mia, noor] = [await buyer(), await buyer()];
  await givenVoucher('AGAIN-1', undefined, 1);
  const { paymentId, total, number } = await givenPurchase(mia.call, 'AGAIN-1');
  await mia.call(shopPayments.execute, { paymentId, total, startsNow: false, knowsLoss: false });
  stripe.pay(sessionsFor(paymentId)[0]?.id ?? '');
  await mia.call(shopPayments.status, { paymentId });
  await expect(noor.call(shopPayments.voucher, { voucherCode: 'AGAIN-1' })).rejects.toEqual(code('voucher-over'));
  await (await t.as())(withdrawing.declare, { name: 'Mia', number, email: mia.email });
  await t.work();
  expect(await noor.call(shopPayments.voucher, { voucherCode: 'AGAIN-1' })).toMatchObject({ percent: 50 });

  const second = await bought(mia.id, 'AGAIN-1');
  expect(second.voucherCode).toBe('AGAIN-1');
  await givenBack(second.session);
  for (const { call } of [mia, noor])
    await expect(call(shopPayments.voucher, { voucherCode: 'AGAIN-1' })).rejects.toEqual(code('voucher-over'));
});

test('what is left beside a voucher and is too little for a card costs nothing', async () => {
  const mia = await buyer();
  await givenVoucher('NEARLY-1', { percent: null, amount: closeupPrice - 49 });
  await givenVoucher('LEAST-1', { percent: null, amount: closeupPrice - 50 });
  expect((await givenPurchase(mia.call, 'LEAST-1')).total).toBe(50);
  const { paymentId, total } = await givenPurchase(mia.call, 'NEARLY-1');
  expect(total).toBe(0);
  expect(await mia.call(shopPayments.execute, { paymentId, total, ...both })).toMatchObject({ purchase: { state: 'paid' } });
});

test('nobody pays VAT that a small business does not charge', async () => {
  const mia = await buyer();
  const { paymentId, total } = await givenPurchase(mia.call);
  await set({ seller: { ...testSeller, smallBusiness: true } });
  const { purchase } = await mia.call(shopPayments.execute, { paymentId, total, ...both });
  expect(purchase).toMatchObject({ vatRate: 0, vat: 0 });
});
