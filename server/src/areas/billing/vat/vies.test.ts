import { parties } from '@vitrine/contract/billing/parties.ts';
import { subscriptions } from '@vitrine/contract/billing/subscriptions.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { day, minute } from '@vitrine/contract/durations.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { findingsOf } from '../../../../test/en16931/checking.ts';
import { startVies } from '../../../../test/outside/vies.ts';
import { startWorld, type TestWorld } from '../../../../test/world.ts';
import { givenAdministrator, givenCompany } from '../../accounts/fixtures.ts';
import { ciiOf } from '../../invoices/cii.ts';
import { documentOf } from '../../invoices/document.ts';
import { choosePlan, givenBuying } from '../fixtures.ts';

let t: TestWorld;
let vies: Awaited<ReturnType<typeof startVies>>;
beforeAll(async () => {
  vies = await startVies();
  t = await startWorld({ VIES: '1', VIES_API: vies.url });
  await givenBuying(await t.as((await givenAdministrator(t.world)).id));
});

let owner: Call;
let companyId: string;
beforeEach(async () => {
  vies.turn('answers');
  vies.valid.clear();
  vies.asked.length = 0;
  const made = await givenCompany(t.world);
  companyId = made.companyId;
  owner = async (...asked) => (await t.as(made.owner.id))(...asked);
});

const planId = 'rs-monthly-3';
const quote = () => owner(subscriptions.quote, { planId });
const save = (vatNumber = 'ATU12345678') => owner(parties.save, { country: 'AT', vatNumber });
const lastInvoice = () =>
  t.world.db.selectFrom('invoice').selectAll().where('company_id', '=', companyId).orderBy('issued_at', 'desc').executeTakeFirstOrThrow();

test('where VIES knows the number the buyer owes the VAT, and the invoice keeps what proves the check', async () => {
  vies.valid.add('ATU12345678');
  expect(await save()).toMatchObject({ vatNumberState: 'valid', vatCategory: 'AE', chargedAnyway: null });
  expect(vies.asked).toEqual([{ countryCode: 'AT', vatNumber: 'U12345678', requesterMemberStateCode: 'DE', requesterNumber: '123456789' }]);
  expect(await quote()).toMatchObject({ vat: 0, total: 29_700, vatCategory: 'AE' });
  await choosePlan(owner, planId);
  const written = await lastInvoice();
  expect(written).toMatchObject({ vat_category: 'AE', vat: 0, buyer: { vatNumber: 'ATU12345678', consultation: 'WAPIAAAAX1' } });
  expect(findingsOf(ciiOf(documentOf(written)).toString())).toEqual([]);
  expect(vies.asked).toHaveLength(1);
});

test('where it does not, VAT is charged and it says why', async () => {
  expect(await save()).toMatchObject({ vatNumberState: 'invalid', vatCategory: 'S', chargedAnyway: 'invalid' });
  expect(await quote()).toMatchObject({ vat: 5643, chargedAnyway: 'invalid' });
});

test.each(['fault', 'broken', 'cut', 'silent'] as const)(
  'where VIES is %s the sale goes on with VAT, and never calls the number wrong',
  async (mode) => {
    vies.turn(mode);
    expect(await save()).toMatchObject({ vatNumberState: 'unreachable', chargedAnyway: 'unreachable' });
    expect(await quote()).toMatchObject({ vat: 5643, chargedAnyway: 'unreachable' });
    await choosePlan(owner, planId);
    expect(await lastInvoice()).toMatchObject({ vat_category: 'S', vat: 5643 });
    // asked anew a while later, and not at every click
    expect(vies.asked).toHaveLength(1);
    vies.turn('answers');
    vies.valid.add('ATU12345678');
    t.later(6 * minute);
    expect(await owner(subscriptions.quote, { planId: 'rs-monthly-10' })).toMatchObject({ vatCategory: 'AE' });
  },
);

test('what was right counts for thirty days where nobody answers, and is asked for again with every period', async () => {
  vies.valid.add('ATU12345678');
  await save();
  await choosePlan(owner, planId);
  vies.turn('fault');
  t.later(2 * day);
  expect(await quote()).toMatchObject({ when: 'no-change', vatCategory: 'AE' });
  t.later(30 * day);
  await t.world.jobs.enqueue(t.world.db, 'turn-subscriptions', {}, undefined, undefined);
  await t.work();
  expect(await lastInvoice()).toMatchObject({ vat_category: 'S', vat: 5643 });
  vies.turn('answers');
  t.later(31 * day);
  await t.world.jobs.enqueue(t.world.db, 'turn-subscriptions', {}, undefined, undefined);
  await t.work();
  expect(await lastInvoice()).toMatchObject({ vat_category: 'AE', vat: 0 });
});

test('another number is asked for anew, and one of the own country not at all', async () => {
  vies.valid.add('ATU12345678');
  await save();
  expect(await save('ATU87654321')).toMatchObject({ vatNumberState: 'invalid' });
  expect(await owner(parties.save, { country: 'DE', vatNumber: 'DE123456789' })).toMatchObject({
    vatNumberState: 'unchecked',
    chargedAnyway: null,
  });
  expect(vies.asked).toHaveLength(2);
});
