import { closing } from '@vitrine/contract/admin/closing.ts';
import { orders } from '@vitrine/contract/billing/orders.ts';
import { settings } from '@vitrine/contract/billing/settings.ts';
import { subscriptions } from '@vitrine/contract/billing/subscriptions.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { day } from '@vitrine/contract/durations.ts';
import { invitations } from '@vitrine/contract/invitations/invitations.ts';
import { privacy } from '@vitrine/contract/privacy/privacy.ts';
import { recruitingSearch } from '@vitrine/contract/recruiting-search/search.ts';
import { beforeEach, expect, test } from 'vitest';
import { startWorld } from '../../../test/world.ts';
import { givenAdministrator, givenCompany, testPassword } from '../accounts/fixtures.ts';
import { givenJobCode } from '../job-codes/fixtures.ts';
import { givenProfile } from '../recruiting-search/fixtures.ts';
import { choosePlan, givenBuying } from './fixtures.ts';

const t = await startWorld();
t.noon();
const ada = await givenAdministrator(t.world);
await givenBuying(await t.as(ada.id));

let owner: Call;
beforeEach(async () => {
  const made = await givenCompany(t.world);
  owner = async (...asked) => (await t.as(made.owner.id))(...asked);
});

test('a plan for the search alone invites whom it finds to an interview that is open, and nobody else', async () => {
  const { bookingId } = await givenJobCode(owner);
  const person = await givenProfile(t.world, {});
  t.later(15 * day);
  await choosePlan(owner, 'rs-monthly-1');
  expect(await owner(recruitingSearch.invite, { id: person.id, bookingId })).toEqual({ repeated: false });
  const inviting = owner(invitations.invite, { bookingId, candidates: [{ email: 'other@mail.test' }] });
  await expect(inviting).rejects.toMatchObject({ problem: { code: 'jobcode-plan-needed' } });
});

test('the most expensive plan can be bought, VAT and all', async () => {
  const admin = await t.as(ada.id);
  const { today: countsFrom } = await admin(settings.look, {});
  const plan = { productName: 'RS', intervalType: 'Year', maxRecruiter: 1000, price: 100_000_000 } as const;
  await admin(settings.insert, { countsFrom, price: plan });
  await choosePlan(owner, 'rs-year-1000');
  expect((await owner(subscriptions.own, {})).orders[0]?.total).toBe(119_000_000);
});

test('when the last of a company goes, its plans end and forget whom the bills named, and its orders keep it', async () => {
  const alone = await givenCompany(t.world, 'Alone', { password: true });
  const call: Call = async (...asked) => (await t.as(alone.owner.id))(...asked);
  await choosePlan(call, 'rs-monthly-1', 'Erika Muster');
  await call(privacy.erase, { password: testPassword });
  t.later(2 * day);
  await t.work();
  const of = async (rows: Promise<{ bill_to: string }[]>) => (await rows).map(({ bill_to }) => bill_to);
  const { companyId } = alone;
  expect(await of(t.world.db.selectFrom('subscription').selectAll().where('company_id', '=', companyId).execute())).toEqual(['']);
  expect(await of(t.world.db.selectFrom('billing_order').selectAll().where('company_id', '=', companyId).execute())).toEqual([
    'Erika Muster',
  ]);
});

test('a company that was closed for months is charged for none of them, and has the days left to pay that it had', async () => {
  const closed = await givenCompany(t.world, 'Closed');
  const { companyId } = closed;
  const call: Call = async (...asked) => (await t.as(closed.owner.id))(...asked);
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
  expect((await t.mailsTo(closed.owner.email)).map(({ subject }) => subject)).not.toContainEqual(expect.stringContaining('reminder'));

  const total = orders[0]?.total;
  expect(await call(subscriptions.update, { subscriptionId, status: 'active', total })).toMatchObject({ status: 'active' });
  expect((await call(subscriptions.own, {})).orders).toHaveLength(2);
});

test('what was taken back, and so given back, is not taken off a larger plan once more', async () => {
  await choosePlan(owner, 'rs-monthly-1');
  const year = () => owner(subscriptions.quote, { planId: 'rs-year-1' });
  expect(await year()).toMatchObject({ credit: 9900 });
  const [order] = (await owner(subscriptions.own, {})).orders;
  await (await t.as(ada.id))(orders.credit, { id: order?.id ?? '' });
  expect(await year()).toMatchObject({ credit: 0, price: 99_000 });
});
