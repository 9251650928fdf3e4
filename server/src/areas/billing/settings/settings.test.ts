import { settings } from '@vitrine/contract/billing/settings.ts';
import { day } from '@vitrine/contract/durations.ts';
import { expect, test } from 'vitest';
import { startWorld } from '../../../../test/world.ts';
import { givenAdministrator } from '../../accounts/fixtures.ts';
import { givenPlans } from '../fixtures.ts';

const t = await startWorld();
t.noon();
const ada = await givenAdministrator(t.world, { firstName: 'Ada', lastName: 'Winter' });
const admin = () => t.as(ada.id);
const plan = { productName: 'RS', intervalType: 'monthly', maxRecruiter: 1 } as const;
const today = async () => (await (await admin())(settings.look, {})).today;
const dayAfter = (from: string, days: number) => new Date(Date.parse(from) + days * day).toISOString().slice(0, 10);

test('companies can buy nothing until the operator has named a plan of each product', async () => {
  const call = await admin();
  expect(await call(settings.look, {})).toMatchObject({ buying: 'off', trialDays: 14, vatRate: 1900, plans: [], history: [] });
  const countsFrom = await today();
  const turningOn = call(settings.insert, { countsFrom, buying: 'invoice' });
  await expect(turningOn).rejects.toMatchObject({ problem: { code: 'nothing-for-sale' } });
  await givenPlans(call);
  await call(settings.insert, { countsFrom, buying: 'invoice' });
  const { buying, plans } = await call(settings.look, {});
  expect(buying).toBe('invoice');
  expect(plans).toHaveLength(18);
});

test('a change counts from its day, and what held before stays in the history with who and when', async () => {
  const call = await admin();
  const from = await today();
  const later = dayAfter(from, 10);
  await call(settings.insert, { countsFrom: from, price: { ...plan, price: 5000 } });
  t.later(1000);
  await call(settings.insert, { countsFrom: later, price: { ...plan, price: 6000 } });
  const priceNow = async () => (await (await admin())(settings.look, {})).plans.find(({ planId }) => planId === 'rs-monthly-1')?.price;
  expect(await priceNow()).toBe(5000);
  const [newest] = (await call(settings.look, {})).history;
  const told = { name: 'price', planId: 'rs-monthly-1', value: '6000', before: '5000', countsFrom: later, setBy: 'Ada Winter' };
  expect(newest).toMatchObject(told);
  t.later(9 * day);
  expect(await priceNow()).toBe(5000);
  t.later(day);
  expect(await priceNow()).toBe(6000);
});

test('nothing is changed for a day that is over, and a plan that is the last of its product stays while companies can buy', async () => {
  const call = await admin();
  const from = await today();
  const past = call(settings.insert, { countsFrom: dayAfter(from, -1), trialDays: 3 });
  await expect(past).rejects.toMatchObject({ problem: { errors: [{ field: 'countsFrom' }] } });
  const { plans } = await call(settings.look, {});
  const [last, ...others] = plans.filter(({ productName }) => productName === 'RS');
  for (const { planId: _, ...one } of others) await call(settings.insert, { countsFrom: from, price: { ...one, price: null } });
  const { planId: _, ...one } = last ?? { planId: '', ...plan };
  const withdrawing = call(settings.insert, { countsFrom: dayAfter(from, 30), price: { ...one, price: null } });
  await expect(withdrawing).rejects.toMatchObject({ problem: { code: 'nothing-for-sale' } });
  expect((await call(settings.look, {})).plans.filter(({ productName }) => productName === 'RS')).toHaveLength(1);
});

test('the last change of its kind is undone, ahead of its day and after it, and only by the password', async () => {
  const call = await admin();
  const from = await today();
  const changes = async () => (await call(settings.look, {})).history;
  const newest = async () => (await changes())[0]?.id ?? '';
  const days = async () => (await (await admin())(settings.look, {})).trialDays;
  t.later(1000);
  await call(settings.insert, { countsFrom: from, trialDays: 30 });
  t.later(1000);
  await call(settings.insert, { countsFrom: dayAfter(from, 5), trialDays: 60 });
  const ahead = await newest();
  const [, first] = (await changes()).filter(({ name }) => name === 'trialDays');
  expect((await changes()).filter(({ name }) => name === 'trialDays').map(({ undoable }) => undoable)).toEqual([true, false]);
  // what was set after it would be forgotten
  await expect(call(settings.undo, { id: first?.id ?? '' })).rejects.toMatchObject({ problem: { code: 'changed-elsewhere' } });
  t.later(1000);
  await call(settings.undo, { id: ahead });
  expect((await changes())[0]).toMatchObject({ name: 'trialDays', value: '30', before: '60', countsFrom: dayAfter(from, 5) });
  await expect(call(settings.undo, { id: ahead })).rejects.toMatchObject({ problem: { code: 'changed-elsewhere' } });
  t.later(6 * day);
  expect(await days()).toBe(30);

  // one that holds already, and of which nothing was set before: what is usual holds again
  const later = await admin();
  await later(settings.insert, { countsFrom: await today(), countryRate: { country: 'AT', vatRate: 2000 } });
  t.later(1000);
  const again = await admin();
  await again(settings.undo, { id: (await again(settings.look, {})).history[0]?.id ?? '' });
  expect((await again(settings.look, {})).countryRates).toEqual([]);
  await expect(again(settings.undo, { id: ada.id })).rejects.toMatchObject({ problem: { code: 'not-found' } });
  t.later(16 * 60_000);
  await expect(again(settings.undo, { id: ahead })).rejects.toMatchObject({ problem: { code: 'password-needed' } });
});

test('what was turned on is not undone into nothing for sale, and buying that nobody had set is off again', async () => {
  const call = await admin();
  const { history, buying } = await call(settings.look, {});
  expect(buying).toBe('invoice');
  const turnedOn = history.find(({ name }) => name === 'buying');
  const seller = history.find(({ name }) => name === 'seller');
  await expect(call(settings.undo, { id: seller?.id ?? '' })).rejects.toMatchObject({ problem: { code: 'seller-missing' } });
  expect((await call(settings.look, {})).seller).not.toBeNull();
  t.later(1000);
  // two who press at once undo it once
  const both = await Promise.allSettled([1, 2].map(() => call(settings.undo, { id: turnedOn?.id ?? '' })));
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await call(settings.look, {})).toMatchObject({ buying: 'off' });
  expect((await call(settings.look, {})).history[0]).toMatchObject({ name: 'buying', value: 'off', before: 'invoice' });
});
