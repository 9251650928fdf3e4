import { orders } from '@vitrine/contract/billing/orders.ts';
import { settings } from '@vitrine/contract/billing/settings.ts';
import { subscriptions } from '@vitrine/contract/billing/subscriptions.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { invoices } from '@vitrine/contract/invoices/invoices.ts';
import { jobAdEditing } from '@vitrine/contract/job-ads/editing.ts';
import { shopPayments } from '@vitrine/contract/shop/payments.ts';
import { expect, test } from 'vitest';
import { startWorld } from '../../../../test/world.ts';
import { givenAdministrator, givenCandidate, givenCompany } from '../../accounts/fixtures.ts';
import { testSeller } from '../../invoices/fixtures.ts';
import { choosePlan, givenBuying } from '../fixtures.ts';

// without a provider of payments there are invoices alone; the shop has the one for trying
const t = await startWorld();
t.noon();
const ada = await givenAdministrator(t.world);
const admin: Call = async (...asked) => (await t.as(ada.id))(...asked);
const company = await givenCompany(t.world);
const owner: Call = async (...asked) => (await t.as(company.owner.id))(...asked);

const runs = async (...names: string[]) => {
  for (const name of names) await t.world.jobs.enqueue(t.world.db, name, {}, undefined, undefined);
  await t.work();
};
const own = () => owner(subscriptions.own, {});
const written = async () => (await owner(invoices.own, {})).items.length;
const refused = (code: string) => ({ problem: { code } });

/** An installation that sold before invoices were written: nobody has ever said who sells. */
const forgetSeller = () => t.world.db.deleteFrom('billing_setting').where('name', '=', 'seller').execute();

test('until somebody says who sells nothing new is sold and what runs goes on; then the invoices of what runs follow, once', async () => {
  await givenBuying(admin);
  const { today: countsFrom } = await admin(settings.look, {});
  await admin(settings.insert, { countsFrom, closeupPrice: 4900 });
  const candidate: Call = await t.as((await givenCandidate(t.world)).id);
  const { subscriptionId, periodTo } = await choosePlan(owner, 'jobad-monthly-3');
  expect(await written()).toBe(1);
  await forgetSeller();
  expect((await admin(settings.look, {})).seller).toBeNull();

  // neither another product, nor more seats, nor a closeup
  for (const planId of ['rs-monthly-1', 'jobad-monthly-10', 'jobad-year-3'])
    await expect(owner(subscriptions.quote, { planId })).rejects.toMatchObject(refused('buying-off'));
  const asked = { planId: 'rs-monthly-1', insteadOf: null, total: 11_781, billTo: 'Lindenhof' };
  await expect(owner(subscriptions.create, asked)).rejects.toMatchObject(refused('buying-off'));
  expect((await candidate(shopPayments.offer, {})).offer).toBeNull();
  await expect(candidate(shopPayments.create, {})).rejects.toMatchObject(refused('buying-off'));
  await expect(admin(settings.insert, { countsFrom, trialDays: 20 })).rejects.toMatchObject(refused('seller-missing'));

  // what they have is used, made smaller, cancelled and taken back as ever, and its next period begins
  await owner(jobAdEditing.create, { title: 'Baker' });
  const smaller = {
    planId: 'jobad-monthly-1',
    insteadOf: 'jobad-monthly-3',
    insteadOfStatus: 'active' as const,
    total: 0,
    billTo: 'Lindenhof',
  };
  expect((await owner(subscriptions.create, smaller)).nextPlanId).toBe('jobad-monthly-1');
  await owner(subscriptions.cancel, { subscriptionId });
  await owner(subscriptions.update, { subscriptionId, status: 'active' });
  t.later(Date.parse(periodTo) - t.world.now().getTime() + 1000);
  await runs('turn-subscriptions', 'invoice-all-later');
  expect((await own()).items[0]?.status).toBe('active');
  expect((await own()).orders).toHaveLength(2);
  expect(await written()).toBe(1);

  const { today } = await admin(settings.look, {});
  await admin(settings.insert, { countsFrom: today, seller: testSeller });
  for (let times = 0; times < 2; times++) await runs('invoice-all-later');
  expect(await written()).toBe(2);
  for (const { id } of (await own()).orders) await admin(orders.markPaid, { id });
  await choosePlan(owner, 'rs-monthly-1');
  expect(await written()).toBe(3);
  expect((await candidate(shopPayments.offer, {})).offer).not.toBeNull();
});
