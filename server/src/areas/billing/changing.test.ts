import { orders } from '@vitrine/contract/billing/orders.ts';
import { subscriptions } from '@vitrine/contract/billing/subscriptions.ts';
import { expect, test } from 'vitest';
import { startWorld } from '../../../test/world.ts';
import { givenAdministrator, givenCompany } from '../accounts/fixtures.ts';
import { choosePlan, givenBuying } from './fixtures.ts';

const t = await startWorld();
t.noon();
const admin = await t.as((await givenAdministrator(t.world)).id);
await givenBuying(admin);

test('what was taken back, and so given back, is not taken off a larger plan once more', async () => {
  const owner = await t.as((await givenCompany(t.world)).owner.id);
  await choosePlan(owner, 'rs-monthly-1');
  const year = () => owner(subscriptions.quote, { planId: 'rs-year-1' });
  expect(await year()).toMatchObject({ credit: 9900 });
  const [order] = (await owner(subscriptions.own, {})).orders;
  await admin(orders.credit, { id: order?.id ?? '' });
  expect(await year()).toMatchObject({ credit: 0, price: 99_000 });
});
