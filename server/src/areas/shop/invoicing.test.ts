import { withVat } from '@vitrine/contract/billing/amounts.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { closeupEditing } from '@vitrine/contract/closeup/editing.ts';
import { minute } from '@vitrine/contract/durations.ts';
import { invoices } from '@vitrine/contract/invoices/invoices.ts';
import { shopPayments } from '@vitrine/contract/shop/payments.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FakeStripe, startStripe } from '../../../test/outside/stripe.ts';
import { startWorld, type TestWorld } from '../../../test/world.ts';
import { ownContext } from '../../platform/context.ts';
import { writtenDay } from '../../platform/written.ts';
import { givenAdministrator, givenCandidate } from '../accounts/fixtures.ts';
import { dayOf } from '../invoices/index.ts';
import { givenCloseupShop, givenPurchase } from './fixtures.ts';
import { vatWithin } from './offer.ts';
import { findPayments } from './shop.jobs.ts';

let t: TestWorld;
let stripe: FakeStripe;
afterAll(() => stripe.close());
beforeAll(async () => {
  stripe = await startStripe();
  t = await startWorld({ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: stripe.webhookSecret, STRIPE_API: stripe.url });
  await givenCloseupShop(await t.as((await givenAdministrator(t.world)).id));
});

const written = async (call: Call) => (await call(invoices.own, { page: 1, count: 50 })).items;
const both = { startsNow: true, knowsLoss: true };

/** Somebody who has paid at Stripe, of which nobody has heard yet. */
async function givenPaid() {
  const call = await t.as((await givenCandidate(t.world)).id);
  const { paymentId, total } = await givenPurchase(call);
  const order = { paymentId, total, ...both };
  await Promise.all(Array.from({ length: 20 }, () => call(shopPayments.execute, order)));
  const sessions = stripe.sessions.filter((one) => one.client_reference_id === paymentId);
  expect(sessions).toHaveLength(1);
  stripe.pay(sessions[0]?.id ?? '');
  const charges = () => stripe.charged().filter((one) => one.client_reference_id === paymentId).length;
  return { call, paymentId, order, session: sessions[0]?.id ?? '', charges };
}

test('ordered twenty times at once and asked for twenty times at once: one charge, one invoice', async () => {
  const { call, paymentId, order, charges } = await givenPaid();
  const asked = Array.from({ length: 10 }, () => [call(shopPayments.status, { paymentId }), call(shopPayments.execute, order)]);
  await Promise.all(asked.flat());
  expect([charges(), (await written(call)).length]).toEqual([1, 1]);
});

test('months that are bought while others are left follow them, on the invoice and in the letter as well', async () => {
  const person = await givenCandidate(t.world);
  const call = await t.as(person.id);
  const given: (string | null)[] = [];
  for (let bought = 0; bought < 2; bought++) {
    const { paymentId, total } = await givenPurchase(call);
    await call(shopPayments.execute, { paymentId, total, ...both });
    stripe.pay(stripe.sessions.find((one) => one.client_reference_id === paymentId)?.id ?? '');
    await call(shopPayments.status, { paymentId });
    given.push((await call(closeupEditing.open, {})).givenUntil);
  }
  const rows = await t.world.db.selectFrom('invoice').select('line').where('account_id', '=', person.id).orderBy('place').execute();
  const [first, second] = given.map((at) => dayOf(at ?? ''));
  expect(rows).toMatchObject([{ line: { to: first } }, { line: { from: first, to: second } }]);
  const [letter] = (await t.mailsTo(person.email)).filter(({ subject }) => subject.startsWith('Your order'));
  expect(letter?.text).toContain(`from ${writtenDay('en', given[0] ?? '')}`);
});

test('cut off in the middle of writing a payment down nothing of it is there, and the job writes all of it once', async () => {
  const { call, paymentId, charges } = await givenPaid();
  // the last thing that is written is what cannot be
  await sql`create function cut_off() returns trigger language plpgsql as $$ begin raise exception 'cut off'; end $$`.execute(t.world.db);
  await sql`create trigger cut_off after insert on invoice for each row execute function cut_off()`.execute(t.world.db);
  await expect(call(shopPayments.status, { paymentId })).rejects.toThrow();
  const state = async () => (await call(shopPayments.own, {})).items[0]?.state;
  expect([await state(), (await written(call)).length, charges()]).toEqual(['started', 0, 1]);
  await sql`drop trigger cut_off on invoice`.execute(t.world.db);
  t.later(11 * minute);
  await findPayments.run(ownContext(t.world), {});
  await findPayments.run(ownContext(t.world), {});
  await t.work();
  expect([await state(), (await written(call)).length, charges()]).toEqual(['paid', 1, 1]);
  const places = await t.world.db.selectFrom('invoice').select('place').orderBy('place').execute();
  expect(places.map(({ place }) => place)).toEqual(places.map((_, at) => at + 1));
});

test('what is given back at Stripe has one credit note of the same sum, however often it is told', async () => {
  const { call, paymentId, session } = await givenPaid();
  await call(shopPayments.status, { paymentId });
  stripe.refund(session);
  const { body, signature } = stripe.message('charge.refunded', {
    payment_intent: stripe.sessions.find(({ id }) => id === session)?.payment_intent,
  });
  const told = () =>
    t.app.inject({
      method: 'POST',
      url: '/api/v2/closeup/shop/news',
      headers: { 'stripe-signature': signature, 'content-type': 'application/json' },
      payload: body,
    });
  await Promise.all([told(), told(), told()]);
  expect((await written(call)).map(({ kind, total }) => [kind, total])).toEqual([
    ['credit-note', 4900],
    ['invoice', 4900],
  ]);
});

test('ten thousand carts: net and VAT are the total, VAT is that of the net to the cent, and none is below nothing', () => {
  const cents = fc.integer({ min: 1, max: 100_000_000 });
  fc.assert(
    fc.property(cents, fc.integer({ min: 0, max: 5000 }), (sum, rate) => {
      const { net, vat, total } = withVat(sum, rate);
      const within = vatWithin(sum, rate);
      expect(net + vat).toBe(total);
      expect(Math.abs(vat - (net * rate) / 10_000)).toBeLessThanOrEqual(0.5);
      expect(within).toBeGreaterThanOrEqual(0);
      expect(within).toBeLessThanOrEqual(sum);
      expect(Math.abs(within - ((sum - within) * rate) / 10_000)).toBeLessThan(1);
    }),
    { numRuns: 10_000 },
  );
});
