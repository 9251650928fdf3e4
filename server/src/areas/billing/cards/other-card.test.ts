import { cards } from '@vitrine/contract/billing/cards.ts';
import { orders } from '@vitrine/contract/billing/orders.ts';
import { settings } from '@vitrine/contract/billing/settings.ts';
import { subscriptions } from '@vitrine/contract/billing/subscriptions.ts';
import { vouchers, voucherUse } from '@vitrine/contract/billing/vouchers.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { minute } from '@vitrine/contract/durations.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FakeStripe, startStripe } from '../../../../test/outside/stripe.ts';
import { startWorld, type TestWorld } from '../../../../test/world.ts';
import { givenAdministrator, givenCompany } from '../../accounts/fixtures.ts';
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
beforeEach(async () => {
  stripe.fail(false);
  const made = await givenCompany(t.world);
  companyId = made.companyId;
  owner = async (...asked) => (await t.as(made.owner.id))(...asked);
  await nameCard(owner, stripe, { last4: '1111' });
});

const own = () => owner(subscriptions.own, {});
const everyJob = async () => {
  t.later(11 * minute);
  for (const name of ['turn-subscriptions', 'finish-charges']) await t.world.jobs.enqueue(t.world.db, name, {}, undefined, undefined);
  await t.work();
};
/** The last figures of the cards that were charged for this company, in the order of the charges, also where the money went back. */
async function charged() {
  const rows = await t.world.db.selectFrom('card_payment').select('id').where('company_id', '=', companyId).execute();
  const own = stripe.cards.payments.filter(({ payment, status }) => status === 'succeeded' && rows.some(({ id }) => id === payment));
  return own.map(({ method }) => stripe.cards.methods.get(method)?.last4);
}

/** A second period whose charge was begun while Stripe did not answer. */
async function givenBegun() {
  const { periodTo } = await buyByCard(owner, 'rs-monthly-1');
  stripe.fail(true);
  t.later(Date.parse(periodTo) - t.world.now().getTime() + 1000);
  await t.world.jobs.enqueue(t.world.db, 'turn-subscriptions', {}, undefined, undefined);
  await expect(t.work()).rejects.toThrow();
  stripe.fail(false);
  return (await own()).orders[0]?.id ?? '';
}

test('what was begun with a card that was taken away since is paid by invoice, and not by that card', async () => {
  const id = await givenBegun();
  await owner(cards.remove, {});
  await everyJob();
  expect(await charged()).toEqual(['1111']);
  expect((await own()).orders.find((one) => one.id === id)).toMatchObject({ payBy: 'invoice', paidAt: null, declinedAt: null });
});

test('what was begun with a card that another one has replaced is paid by the other one', async () => {
  const id = await givenBegun();
  await nameCard(owner, stripe, { last4: '2222' });
  await everyJob();
  expect(await charged()).toEqual(['1111', '2222']);
  expect((await own()).orders.find((one) => one.id === id)?.paidAt).not.toBeNull();
});

test('what was paid in another way while its charge was begun is not charged', async () => {
  const id = await givenBegun();
  await (await t.as(adaId))(orders.markPaid, { id });
  await everyJob();
  expect(await charged()).toEqual(['1111']);
});

test('a voucher that was held when its plan was ordered is good for it, however long the card takes', async () => {
  const admin = await t.as(adaId);
  const { today } = await admin(settings.look, {});
  const given = { scope: 'subscription', percent: 50, amount: null, validUntil: today, maxUses: 1 } as const;
  await admin(vouchers.create, { voucherCode: 'SLOWLY', ...given });
  const asked = { planId: 'rs-monthly-1', voucherNo: 'SLOWLY' };
  await owner(voucherUse.look, asked);
  t.later(29 * minute);
  const { total } = await owner(subscriptions.quote, asked);
  stripe.hold(/confirm$/);
  const waiting = owner(subscriptions.create, { ...asked, insteadOf: null, total, billTo: 'Lindenhof', payBy: 'card' });
  await expect.poll(charged).toHaveLength(1);
  t.later(2 * minute);
  stripe.letGo();
  expect((await waiting).status).toBe('active');
  expect((await own()).orders).toMatchObject([{ total }]);
});

test('a plan that is chosen again with another card is paid by that one', async () => {
  stripe.fail(true);
  await expect(buyByCard(owner, 'rs-monthly-1')).rejects.toMatchObject({ problem: { code: 'provider-unreachable' } });
  stripe.fail(false);
  await nameCard(owner, stripe, { last4: '2222' });
  await buyByCard(owner, 'rs-monthly-1');
  expect(await charged()).toEqual(['2222']);
});
