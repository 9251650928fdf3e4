import { subscriptions } from '@vitrine/contract/billing/subscriptions.ts';
import { expect, test } from 'vitest';
import { startWorld } from '../../test/world.ts';
import { givenAdministrator, givenCompany, givenTeammate } from '../areas/accounts/fixtures.ts';
import { openShop } from './shop.ts';

const t = await startWorld();

test('the bakeries of the demo have every product for a year, paid', async () => {
  const { companyId, owner } = await givenCompany(t.world);
  await givenTeammate(t.world, companyId);
  const call = await t.as(owner.id);
  await openShop(await t.as((await givenAdministrator(t.world)).id), call);
  const { items, orders } = await call(subscriptions.own, {});
  expect(items.map(({ productName, status }) => [productName, status])).toEqual([
    ['JobAd+', 'active'],
    ['Jobcode Pro', 'active'],
    ['RS', 'active'],
  ]);
  expect(orders.every(({ paidAt }) => paidAt)).toBe(true);
});
