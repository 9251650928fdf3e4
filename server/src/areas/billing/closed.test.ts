import { closing } from '@vitrine/contract/admin/closing.ts';
import { subscriptions } from '@vitrine/contract/billing/subscriptions.ts';
import { day } from '@vitrine/contract/durations.ts';
import { expect, test } from 'vitest';
import { startWorld } from '../../../test/world.ts';
import { givenAdministrator, givenCompany } from '../accounts/fixtures.ts';
import { choosePlan, givenBuying } from './fixtures.ts';

const t = await startWorld();
t.noon();
const ada = await givenAdministrator(t.world);
await givenBuying(await t.as(ada.id));

test('a company that was closed for months is charged for none of them, and has the days left to pay that it had', async () => {
  const { companyId, owner } = await givenCompany(t.world, 'Closed');
  const call: Awaited<ReturnType<typeof t.as>> = async (...asked) => (await t.as(owner.id))(...asked);
  const { subscriptionId } = await choosePlan(call, 'jobad-monthly-1');
  t.later(4 * day);
  await (await t.as(ada.id))(closing.deactivateCompany, { companyId, name: 'Closed' });
  t.later(100 * day);
  await (await t.as(ada.id))(closing.activateCompany, { companyId });
  for (const name of ['turn-subscriptions', 'chase-orders']) await t.world.jobs.enqueue(t.world.db, name, {}, undefined, undefined);
  await t.work();

  const { items, orders } = await call(subscriptions.own, {});
  expect(items).toMatchObject([{ status: 'paused' }]);
  expect(orders).toHaveLength(1);
  expect((Date.parse(orders[0]?.dueAt ?? '') - t.world.now().getTime()) / day).toBeCloseTo(10);
  expect((await t.mailsTo(owner.email)).map(({ subject }) => subject)).not.toContainEqual(expect.stringContaining('reminder'));

  const total = orders[0]?.total;
  expect(await call(subscriptions.update, { subscriptionId, status: 'active', total })).toMatchObject({ status: 'active' });
  expect((await call(subscriptions.own, {})).orders).toHaveLength(2);
});
