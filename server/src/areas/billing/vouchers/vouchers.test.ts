import { settings } from '@vitrine/contract/billing/settings.ts';
import { subscriptions } from '@vitrine/contract/billing/subscriptions.ts';
import { vouchers, voucherUse } from '@vitrine/contract/billing/vouchers.ts';
import { day, minute } from '@vitrine/contract/durations.ts';
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

test('a deleted voucher is gone for everybody, and its code is free again', async () => {
  const { voucherCode, id } = await givenVoucher();
  await expect(givenVoucher({ voucherCode })).rejects.toMatchObject({ problem: { code: 'voucher-exists' } });
  const owner = await givenOwner();
  await owner(voucherUse.look, { voucherNo: voucherCode });
  const admin = await t.as(ada.id);
  await admin(vouchers.delete, { id });
  await expect(buy(owner, voucherCode)).rejects.toMatchObject({ problem: { code: 'voucher-not-held' } });
  await givenVoucher({ voucherCode });
});
