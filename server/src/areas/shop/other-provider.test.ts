import { cards } from '@vitrine/contract/billing/cards.ts';
import { shopPayments } from '@vitrine/contract/shop/payments.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FakeStripe, startStripe } from '../../../test/outside/stripe.ts';
import { startWorld, type TestWorld } from '../../../test/world.ts';
import { givenAdministrator, givenCandidate, givenCompany } from '../accounts/fixtures.ts';
import { givenBuying } from '../billing/fixtures.ts';
import { givenCloseupShop, givenPurchase } from './fixtures.ts';

let t: TestWorld;
let stripe: FakeStripe;
let administratorId: string;
afterAll(() => stripe.close());
beforeAll(async () => {
  stripe = await startStripe();
  t = await startWorld({ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: stripe.webhookSecret, STRIPE_API: stripe.url });
  administratorId = (await givenAdministrator(t.world)).id;
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
