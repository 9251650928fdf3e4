import { settings } from '@vitrine/contract/billing/settings.ts';
import { subscriptions } from '@vitrine/contract/billing/subscriptions.ts';
import { vouchers, voucherUse } from '@vitrine/contract/billing/vouchers.ts';
import { day, minute } from '@vitrine/contract/durations.ts';
import { audit } from '@vitrine/contract/privacy/audit.ts';
import { expect, test } from 'vitest';
import { startWorld } from '../../../../test/world.ts';
import { givenAdministrator, givenCompany, givenTeammate } from '../../accounts/fixtures.ts';
import { givenBuying } from '../fixtures.ts';

const t = await startWorld({ RATE_LIMIT_FACTOR: '1' });
t.noon();
const ada = await givenAdministrator(t.world);
await givenBuying(await t.as(ada.id));

let count = 0;
/** A voucher of the operator; returns its code and its id. */
async function givenVoucher(wanted: object = {}) {
  const admin = await t.as(ada.id);
  const voucherCode = `SPRING-${++count}`;
  const { today } = await admin(settings.look, {});
  const usual = { scope: 'subscription', percent: 20, amount: null, validUntil: today, maxUses: 1 } as const;
  const { id } = await admin(vouchers.create, { voucherCode, ...usual, ...wanted });
  return { voucherCode, id };
}
const givenOwner = async () => t.as((await givenCompany(t.world)).owner.id);
const planId = 'rs-monthly-1';
type Call = Awaited<ReturnType<typeof givenOwner>>;

/** Buys a plan with a voucher that is held. */
async function buy(owner: Call, voucherNo: string) {
  const { total } = await owner(subscriptions.quote, { planId, voucherNo });
  await owner(subscriptions.create, { planId, insteadOf: null, voucherNo, total, billTo: 'Lindenhof' });
  return total;
}

test('a voucher is found whatever its case and blanks, and takes its part off the first bill', async () => {
  const { voucherCode } = await givenVoucher();
  const owner = await givenOwner();
  expect(await owner(voucherUse.look, { voucherNo: ` ${voucherCode.toLowerCase().replace('-', ' - ')}` })).toMatchObject({ percent: 20 });
  // 9900 less 20 % is 7920, with 19 % VAT 9424.80
  expect(await buy(owner, voucherCode)).toBe(9425);
  const admin = await t.as(ada.id);
  expect((await admin(vouchers.list, {})).items[0]).toMatchObject({ voucherCode, used: 1, held: 0 });
});

test('the last use, taken twice at once, is held for one', async () => {
  const { voucherCode } = await givenVoucher();
  const owners = [await givenOwner(), await givenOwner(), await givenOwner()];
  const looks = await Promise.allSettled(owners.map((owner) => owner(voucherUse.look, { voucherNo: voucherCode })));
  expect(looks.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('who does not pay within half an hour gives the use back', async () => {
  const { voucherCode } = await givenVoucher();
  const [first, second] = [await givenOwner(), await givenOwner()];
  await first(voucherUse.look, { voucherNo: voucherCode });
  t.later(29 * minute);
  await expect(second(voucherUse.look, { voucherNo: voucherCode })).rejects.toMatchObject({ problem: { code: 'voucher-over' } });
  t.later(2 * minute);
  await second(voucherUse.look, { voucherNo: voucherCode });
  await expect(buy(first, voucherCode)).rejects.toMatchObject({ problem: { code: 'voucher-not-held' } });
  await buy(second, voucherCode);
});

test('a voucher ends after its last day, is for what it is for, and never gives money back', async () => {
  const ends = await givenVoucher({ maxUses: 5 });
  const closeup = await givenVoucher({ scope: 'closeup' });
  const large = await givenVoucher({ percent: null, amount: 5_000_000 });
  const owner = await givenOwner();
  await expect(owner(voucherUse.look, { voucherNo: closeup.voucherCode })).rejects.toMatchObject({ problem: { code: 'voucher-unknown' } });
  await owner(voucherUse.look, { voucherNo: large.voucherCode });
  expect(await buy(owner, large.voucherCode)).toBe(0);
  expect((await owner(subscriptions.own, {})).orders[0]).toMatchObject({ total: 0, net: 0, price: 9900, paidAt: expect.any(String) });
  t.later(day);
  const other = await givenOwner();
  await expect(other(voucherUse.look, { voucherNo: ends.voucherCode })).rejects.toMatchObject({ problem: { code: 'voucher-over' } });
});

test('a company uses a voucher once for each product, and not for what follows its first order', async () => {
  const { voucherCode: voucherNo } = await givenVoucher({ maxUses: 10 });
  const owner = await givenOwner();
  const over = { problem: { code: 'voucher-over' } };
  await owner(voucherUse.look, { voucherNo, planId });
  await buy(owner, voucherNo);
  await expect(owner(voucherUse.look, { voucherNo, planId: 'rs-year-3' })).rejects.toMatchObject(over);
  await owner(voucherUse.look, { voucherNo, planId: 'jobad-monthly-1' });
  await expect(owner(subscriptions.quote, { planId: 'rs-monthly-3', voucherNo })).rejects.toMatchObject(over);
  expect(await owner(subscriptions.quote, { planId: 'rs-monthly-3' })).toMatchObject({ takesVoucher: false });
});

test('somebody who guesses is stopped after ten in an hour, and only owners may guess at all', async () => {
  const { companyId, owner } = await givenCompany(t.world);
  const call = await t.as(owner.id);
  const guess = async (number: number) => call(voucherUse.look, { voucherNo: `GUESS-${number}` }).catch(({ problem }) => problem.code);
  const codes = [];
  for (let number = 0; number < 11; number++) codes.push(await guess(number));
  expect(codes.slice(9)).toEqual(['voucher-unknown', 'too-many-requests']);
  const colleague = await t.as((await givenTeammate(t.world, companyId)).id);
  await expect(colleague(voucherUse.look, { voucherNo: 'GUESS-1' })).rejects.toMatchObject({ problem: { code: 'not-allowed' } });
});

test('a deleted voucher takes nothing off for anybody, and its code is free again', async () => {
  const { voucherCode, id } = await givenVoucher();
  await expect(givenVoucher({ voucherCode })).rejects.toMatchObject({ problem: { code: 'voucher-exists' } });
  const owner = await givenOwner();
  await owner(voucherUse.look, { voucherNo: voucherCode });
  const admin = await t.as(ada.id);
  await admin(vouchers.delete, { id, name: voucherCode });
  await expect(buy(owner, voucherCode)).rejects.toMatchObject({ problem: { code: 'voucher-not-held' } });
  await expect(owner(voucherUse.look, { voucherNo: voucherCode })).rejects.toMatchObject({ problem: { code: 'voucher-unknown' } });
  await givenVoucher({ voucherCode });
});

const listed = async (id: string) => (await (await t.as(ada.id))(vouchers.list, {})).items.find((one) => one.id === id);
const isRefused = (code: string) => ({ problem: { code } });

test('deleting wants the code as it stands there, after saying how often it was used and is held', async () => {
  const { voucherCode, id } = await givenVoucher({ maxUses: 5 });
  const [first, second] = [await givenOwner(), await givenOwner()];
  for (const owner of [first, second]) await owner(voucherUse.look, { voucherNo: voucherCode });
  await buy(first, voucherCode);
  const admin = await t.as(ada.id);
  expect(await admin(vouchers.touched, { id })).toEqual({ name: voucherCode, used: 1, held: 1 });
  for (const name of [`${voucherCode},`, voucherCode.replace('-', ' -'), voucherCode.toLowerCase(), ''])
    await expect(admin(vouchers.delete, { id, name })).rejects.toMatchObject(isRefused('name-differs'));
  expect(await listed(id)).toMatchObject({ restoreUntil: null });
  await buy(second, voucherCode);
  await admin(vouchers.delete, { id, name: ` ${voucherCode} ` });
  await expect(admin(vouchers.touched, { id })).rejects.toMatchObject(isRefused('not-found'));
});

test('a voucher deleted within a day is listed with its end and works again when it is brought back, however often that is pressed', async () => {
  const { voucherCode, id } = await givenVoucher({ maxUses: 2 });
  const [first, second] = [await givenOwner(), await givenOwner()];
  await first(voucherUse.look, { voucherNo: voucherCode });
  await buy(first, voucherCode);
  const admin = await t.as(ada.id);
  const before = t.world.now().getTime();
  const { restoreUntil } = await admin(vouchers.delete, { id, name: voucherCode });
  expect(Date.parse(restoreUntil) - day).toBeGreaterThanOrEqual(before);
  expect(Date.parse(restoreUntil) - day).toBeLessThanOrEqual(t.world.now().getTime());
  t.later(minute);
  // deleted once more, it stays at the first moment
  expect(await admin(vouchers.delete, { id, name: voucherCode })).toEqual({ restoreUntil });
  expect(await listed(id)).toMatchObject({ restoreUntil });
  await expect(second(voucherUse.look, { voucherNo: voucherCode })).rejects.toMatchObject(isRefused('voucher-unknown'));
  await Promise.all([admin(vouchers.restore, { id }), admin(vouchers.restore, { id })]);
  await admin(vouchers.restore, { id });
  expect(await listed(id)).toMatchObject({ restoreUntil: null, used: 1 });
  await second(voucherUse.look, { voucherNo: voucherCode });
  await buy(second, voucherCode);

  const { items } = await admin(audit.list, { by: ada.id });
  const notes = items.filter(({ object, objectId }) => object === 'voucher' && objectId === id).map(({ action }) => action);
  expect(notes).toEqual(['changed', 'removed', 'added']);
});

test('a voucher is not brought back beside another of its code, nor after a day', async () => {
  const { voucherCode, id } = await givenVoucher();
  const admin = await t.as(ada.id);
  await admin(vouchers.delete, { id, name: voucherCode });
  const other = await givenVoucher({ voucherCode });
  await expect(admin(vouchers.restore, { id })).rejects.toMatchObject(isRefused('voucher-exists'));
  await admin(vouchers.delete, { id: other.id, name: voucherCode });
  // of two that are brought back at once, one comes back
  const both = await Promise.allSettled([admin(vouchers.restore, { id }), admin(vouchers.restore, { id: other.id })]);
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: isRefused('voucher-exists') });
  const back = (await listed(id))?.restoreUntil === null ? id : other.id;
  await admin(vouchers.delete, { id: back, name: voucherCode });
  t.later(day);
  const later = await t.as(ada.id);
  expect(await listed(back)).toBeUndefined();
  await expect(later(vouchers.restore, { id: back })).rejects.toMatchObject(isRefused('not-found'));
  await expect(later(vouchers.delete, { id: back, name: voucherCode })).rejects.toMatchObject(isRefused('not-found'));
  const owner = await givenOwner();
  await expect(owner(vouchers.restore, { id: back })).rejects.toMatchObject(isRefused('not-allowed'));
});
