import { orders } from '@vitrine/contract/billing/orders.ts';
import { parties } from '@vitrine/contract/billing/parties.ts';
import { settings } from '@vitrine/contract/billing/settings.ts';
import { subscriptions } from '@vitrine/contract/billing/subscriptions.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { day } from '@vitrine/contract/durations.ts';
import { invoices } from '@vitrine/contract/invoices/invoices.ts';
import { audit } from '@vitrine/contract/privacy/audit.ts';
import { privacy } from '@vitrine/contract/privacy/privacy.ts';
import { shopPayments } from '@vitrine/contract/shop/payments.ts';
import { trialPayments } from '@vitrine/contract/shop/trial.ts';
import { withdrawing } from '@vitrine/contract/shop/withdrawing.ts';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { findingsOf } from '../../../test/en16931/checking.ts';
import { enclosedIn, readPdf } from '../../../test/pdf.ts';
import { startWorld } from '../../../test/world.ts';
import { atomically, ownContext } from '../../platform/context.ts';
import { givenAdministrator, givenCandidate, givenCompany, givenTeammate, testPassword } from '../accounts/fixtures.ts';
import { choosePlan, givenBuying } from '../billing/fixtures.ts';
import { lockCompany } from '../billing/subscriptions.sql.ts';
import { givenCloseupShop, givenPurchase } from '../shop/fixtures.ts';
import { testSeller } from './fixtures.ts';
import { forgetInvoices } from './forgetting.jobs.ts';
import { beginSeries, creditInvoice, issueInvoice } from './issuing.ts';

const t = await startWorld();
t.noon();
let admin: Call;
beforeAll(async () => {
  admin = await t.as((await givenAdministrator(t.world)).id);
  await givenBuying(admin);
  await givenCloseupShop(admin);
});

const paging = { page: 1, count: 50 };
const code = (code: string) => expect.objectContaining({ problem: expect.objectContaining({ code }) });
const ownOf = async (call: Call) => (await call(invoices.own, paging)).items;
async function bytesOf(call: Call, id: string) {
  const { url } = await call(invoices.file, { id });
  return (await t.app.inject({ url })).rawPayload;
}

/** Buys a closeup and pays with a card for trying. */
async function givenBought(call: Call, startsNow = true) {
  const { paymentId, total, number } = await givenPurchase(call);
  const asked = { paymentId, total, startsNow, knowsLoss: startsNow };
  const { redirectUrl } = await call(shopPayments.execute, asked);
  await call(trialPayments.pay, { session: new URL(redirectUrl ?? '').searchParams.get('session') ?? '', card: '4242 4242 4242 4242' });
  return { paymentId, number, asked };
}

test('what a company orders has an invoice with a number, as PDF with data that keep EN 16931, and it is mailed to the owner', async () => {
  const { owner } = await givenCompany(t.world);
  const call = await t.as(owner.id);
  await choosePlan(call, 'rs-monthly-3', 'Bäckerei Lindenhof\nAm Markt 1\n99999 Lindenhof');
  const [pending] = await ownOf(call);
  await expect(call(invoices.file, { id: pending?.id ?? '' })).rejects.toEqual(code('invoice-not-ready'));
  await t.work();
  const [one, ...others] = await ownOf(call);
  expect(others).toEqual([]);
  expect(one).toMatchObject({ kind: 'invoice', buyer: 'Bäckerei Lindenhof', net: 29_700, vat: 5643, total: 35_343, ready: true });
  expect(one?.number).toMatch(/^20\d\d-\d{6}$/);
  const pdf = await bytesOf(call, one?.id ?? '');
  const xml = enclosedIn(pdf);
  expect(findingsOf(xml)).toEqual([]);
  expect(xml).toContain('<ram:GrandTotalAmount>353.43</ram:GrandTotalAmount>');
  const { marked, loose, structure } = readPdf(pdf);
  expect({ marked, loose }).toEqual({ marked: true, loose: [] });
  const words = JSON.stringify(structure);
  for (const said of [one?.number ?? '', 'Bäckerei Lindenhof', testSeller.name, 'DE123456789', '€353.43', 'DE02 1203 0000 0000 2020 51'])
    expect(words).toContain(said);
  const text = pdf.toString('latin1');
  for (const mark of [
    '/AFRelationship /Alternative',
    '/OutputIntents',
    '<pdfaid:part>3</pdfaid:part>',
    '<fx:ConformanceLevel>EN 16931</fx:',
  ])
    expect(text).toContain(mark);
  const mails = (await t.mailsTo(owner.email)).filter(({ subject }) => subject === `Your invoice ${one?.number}`);
  expect(mails).toHaveLength(1);
  const sent = await t.world.db.selectFrom('mail').select('attachments').where('subject', '=', `Your invoice ${one?.number}`).execute();
  expect(sent[0]?.attachments).toMatchObject([{ name: `${one?.number}.pdf`, content: pdf.toString('base64') }]);
});

test('the invoice of a larger plan names its whole price and, on a line of its own, what was left of the plan before', async () => {
  const { owner } = await givenCompany(t.world);
  const call = await t.as(owner.id);
  await choosePlan(call, 'jobad-monthly-1');
  const larger = { planId: 'jobad-year-3' };
  const { credit, net, total } = await call(subscriptions.quote, larger);
  expect([credit, net + credit]).toEqual([4900, 147_000]);
  const instead = { insteadOf: 'jobad-monthly-1', insteadOfStatus: 'active' } as const;
  await call(subscriptions.create, { ...larger, ...instead, total, billTo: 'Bäckerei Lindenhof' });
  await t.work();
  const [newest] = await ownOf(call);
  expect(newest?.net).toBe(net);
  const xml = enclosedIn(await bytesOf(call, newest?.id ?? ''));
  expect(findingsOf(xml)).toEqual([]);
  const decimal = (cents: number) => (cents / 100).toFixed(2);
  const lines = [...xml.matchAll(/<ram:BilledQuantity[^>]*>(.*?)<.*?<ram:LineTotalAmount>(.*?)</g)].map(([, ...line]) => line);
  expect(lines).toEqual([
    ['1', decimal(net + credit)],
    ['-1', decimal(-credit)],
  ]);
});

test('only who bought and administrators read an invoice', async () => {
  const { owner, companyId } = await givenCompany(t.world);
  const call = await t.as(owner.id);
  await choosePlan(call, 'rs-monthly-3');
  await t.work();
  const id = (await ownOf(call))[0]?.id ?? '';
  const strangers = [await givenTeammate(t.world, companyId), (await givenCompany(t.world, 'Others')).owner, await givenCandidate(t.world)];
  for (const one of strangers) await expect((await t.as(one.id))(invoices.file, { id })).rejects.toEqual(code('not-found'));
  expect(await ownOf(await t.as(strangers[1]?.id))).toEqual([]);
  await expect((await t.as(strangers[0]?.id))(invoices.own, paging)).rejects.toEqual(code('not-allowed'));
  expect((await bytesOf(admin, id)).subarray(0, 5).toString()).toBe('%PDF-');
});

test('a candidate has one invoice for what was paid, however often it was clicked, told and asked for', async () => {
  const mia = await givenCandidate(t.world, { language: 'de' });
  const call = await t.as(mia.id);
  const { paymentId, asked } = await givenBought(call);
  const again = Array.from({ length: 10 }, () => [call(shopPayments.execute, asked), call(shopPayments.status, { paymentId })]);
  await Promise.all(again.flat());
  await t.work();
  const [one, ...others] = await ownOf(call);
  expect(others).toEqual([]);
  expect(one).toMatchObject({ net: 4118, vat: 782, total: 4900 });
  const xml = enclosedIn(await bytesOf(call, one?.id ?? ''));
  expect(findingsOf(xml)).toEqual([]);
  expect(xml).toContain('<ram:DuePayableAmount>0.00</ram:DuePayableAmount>');
  expect((await t.mailsTo(mia.email)).filter(({ subject }) => subject === `Ihre Rechnung ${one?.number}`)).toHaveLength(1);
});

test('administrators who look at the invoices of people stand in the log, whichever way they look', async () => {
  const mia = await givenCandidate(t.world, { firstName: 'Mia', lastName: 'Looked-at' });
  const call = await t.as(mia.id);
  await givenBought(call);
  await t.work();
  const [one] = await ownOf(call);
  const noted = async () =>
    (await admin(audit.list, { count: 200 })).items.filter(
      ({ subjectName, object }) => subjectName === 'Mia Looked-at' && object === 'invoice',
    );
  expect(await noted()).toEqual([]);
  await admin(invoices.all, paging);
  await admin(invoices.month, { month: t.world.now().toISOString().slice(0, 7) });
  await admin(invoices.file, { id: one?.id ?? '' });
  expect(await noted()).toMatchObject([{ objectId: one?.id }, { objectId: t.world.now().toISOString().slice(0, 7) }, { objectId: '' }]);
});

test('numbers follow each other without a gap, also where many buy at once and some of it fails', async () => {
  const places = async () => (await t.world.db.selectFrom('invoice').select('place').orderBy('place').execute()).map(({ place }) => place);
  const before = (await places()).length;
  const buyers = await Promise.all(Array.from({ length: 12 }, (_, place) => givenCompany(t.world, `Bakery ${place}`)));
  const failing = async (companyId: string) =>
    atomically(ownContext(t.world), async (ctx) => {
      await issueInvoice(ctx, {
        what: { orderId: ctx.newId() },
        of: { companyId },
        seller: testSeller,
        buyer: { name: 'Nobody', address: [], country: 'DE', vatNumber: null, consultation: null },
        line: () => ({ name: 'Nothing', from: null, to: null }),
        category: 'S',
        vatRate: 1900,
        net: 100,
        vat: 19,
        total: 119,
        payment: 'paid',
      });
      throw new Error('it was taken back');
    }).catch(() => undefined);
  await Promise.all(
    buyers.flatMap(({ owner, companyId }) => [t.as(owner.id).then((call) => choosePlan(call, 'rs-monthly-3')), failing(companyId)]),
  );
  expect(await places()).toEqual(Array.from({ length: before + 12 }, (_, place) => place + 1));
});

test('after a restore numbers go on under another name, so that none is given twice', async () => {
  const { owner } = await givenCompany(t.world);
  const call = await t.as(owner.id);
  const numbers = async () => (await ownOf(call)).map(({ number }) => number);
  await choosePlan(call, 'rs-monthly-3');
  const [before = ''] = await numbers();
  await beginSeries(t.world);
  // what was restored is moved on at once
  await beginSeries(t.world);
  await choosePlan(call, 'jobad-monthly-3');
  const [after = ''] = await numbers();
  const place = (number: string) => Number(number.split('-').at(-1));
  expect(after).toMatch(/^\d{4}-[\dA-Z]{6}-\d{6}$/);
  expect(place(after)).toBe(place(before) + 1);
  await t.world.db.deleteFrom('invoice_series').execute();
});

test('an invoice that was written is never changed', async () => {
  const first = sql`(select id from invoice limit 1)`;
  await expect(sql`update invoice set total = total + 1, net = net + 1 where id = ${first}`.execute(t.world.db)).rejects.toThrow(
    /never changed/,
  );
  await expect(sql`update invoice set buyer = '{}' where id = ${first}`.execute(t.world.db)).rejects.toThrow(/never changed/);
});

test('for nothing there is no invoice, and nothing is sold before somebody said who sells', async () => {
  const other = await startWorld();
  const call = await other.as((await givenAdministrator(other.world)).id);
  const { today: countsFrom } = await call(settings.look, {});
  await expect(call(settings.insert, { countsFrom, closeupPrice: 4900 })).rejects.toEqual(code('seller-missing'));
  const { vatNumber: _, taxNumber: __, ...rest } = testSeller;
  const nameless = call(settings.insert, { countsFrom, seller: { ...rest, vatNumber: null, taxNumber: null } });
  await expect(nameless).rejects.toMatchObject({ problem: { errors: [{ field: 'seller.taxNumber' }] } });
  const foreign = call(settings.insert, { countsFrom, seller: { ...testSeller, country: 'FR' } });
  await expect(foreign).rejects.toMatchObject({ problem: { errors: [{ field: 'seller.vatNumber' }] } });
  await call(settings.insert, { countsFrom, seller: testSeller, closeupPrice: 4900 });
  expect((await call(settings.look, {})).history.map(({ name, value }) => [name, value])).toContainEqual(['seller', testSeller.name]);
});

test('a company of another country of the Union is charged VAT until its number is known to be right; one outside is not', async () => {
  const { owner } = await givenCompany(t.world);
  const call = await t.as(owner.id);
  const wrong = call(parties.save, { country: 'AT', vatNumber: 'DE123456789' });
  await expect(wrong).rejects.toMatchObject({ problem: { errors: [{ field: 'vatNumber' }] } });
  const misshapen = call(parties.save, { country: 'AT', vatNumber: 'ATU1' });
  await expect(misshapen).rejects.toMatchObject({ problem: { errors: [{ field: 'vatNumber' }] } });
  expect(await call(parties.save, { country: 'AT', vatNumber: 'atu 123.456-78' })).toMatchObject({
    vatNumber: 'ATU12345678',
    chargedAnyway: 'unchecked',
  });
  expect(await call(subscriptions.quote, { planId: 'rs-monthly-3' })).toMatchObject({
    vat: 5643,
    vatCategory: 'S',
    chargedAnyway: 'unchecked',
  });
  await call(parties.save, { country: 'CH', vatNumber: null });
  expect(await call(subscriptions.quote, { planId: 'rs-monthly-3' })).toMatchObject({ vat: 0, total: 29_700, vatCategory: 'O' });
  await choosePlan(call, 'rs-monthly-3');
  await t.work();
  const [one] = await ownOf(call);
  const xml = enclosedIn(await bytesOf(call, one?.id ?? ''));
  expect(findingsOf(xml)).toEqual([]);
  expect(xml).toContain('<ram:CategoryCode>O</ram:CategoryCode>');
  expect((await admin(orders.list, {})).items.find(({ billTo }) => billTo === 'Lindenhof')).toBeTruthy();
});

test('an order that administrators take back has one credit note that names its invoice, and nothing is to be paid for it', async () => {
  const { owner } = await givenCompany(t.world, 'Taken back');
  const call = await t.as(owner.id);
  const { subscriptionId } = await choosePlan(call, 'rs-monthly-3');
  const { id } = (await call(subscriptions.own, {})).orders[0] ?? { id: '' };
  const ada = await t.as((await givenAdministrator(t.world)).id);
  await Promise.all([ada(orders.credit, { id }), ada(orders.credit, { id })]);
  await t.work();
  const [credit, invoice, ...others] = await ownOf(call);
  expect(others).toEqual([]);
  expect(credit).toMatchObject({ kind: 'credit-note', corrects: invoice?.number, total: invoice?.total });
  const xml = enclosedIn(await bytesOf(call, credit?.id ?? ''));
  expect(findingsOf(xml)).toEqual([]);
  expect(xml).toContain(`<ram:IssuerAssignedID>${invoice?.number}</ram:IssuerAssignedID>`);
  expect((await call(subscriptions.own, {})).orders[0]).toMatchObject({ creditedAt: expect.any(String), paidAt: expect.any(String) });
  expect((await call(subscriptions.details, { subscriptionId })).status).toBe('active');
  expect((await t.mailsTo(owner.email)).map(({ subject }) => subject)).toContain(`Your credit note ${credit?.number}`);
  await expect(call(orders.credit, { id })).rejects.toEqual(code('not-allowed'));
});

test('administrators take a month along for accounting: a line for each number in its order, and the PDFs', async () => {
  await t.work();
  const ada = await t.as((await givenAdministrator(t.world)).id);
  const items = (await ada(invoices.all, { page: 1, count: 200 })).items.toReversed();
  const month = items[0]?.issuedOn.slice(0, 7) ?? '';
  const { csv, files } = await ada(invoices.month, { month });
  const lines = csv.trim().split('\r\n').slice(1);
  expect(lines.map((line) => line.split(',')[0])).toEqual(items.map(({ number }) => number));
  expect(lines.find((line) => line.includes('credit-note'))).toMatch(/-297,-56\.43,-353\.43/);
  expect(files.map(({ name }) => name)).toEqual(items.map(({ number }) => `${number}.pdf`));
  expect((await t.app.inject({ url: files[0]?.url ?? '' })).rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await ada(invoices.month, { month: '2001-01' })).files).toEqual([]);
});

test('whoever holds a company may wait for a number: nobody holds a number and waits for a company', async () => {
  const { owner, companyId } = await givenCompany(t.world);
  const call = await t.as(owner.id);
  for (const plan of ['rs-monthly-3', 'jobad-monthly-1']) await choosePlan(call, plan);
  const written = await t.world.db.selectFrom('invoice').select('order_id').where('company_id', '=', companyId).execute();
  const [one = '', two = ''] = written.map(({ order_id }) => order_id ?? '');
  const holds = Promise.withResolvers<void>();
  const otherWaits = Promise.withResolvers<void>();
  const holding = atomically(ownContext(t.world), async (ctx) => {
    await lockCompany(ctx.db, companyId);
    holds.resolve();
    await otherWaits.promise;
    return creditInvoice(ctx, { orderId: one });
  });
  await holds.promise;
  const other = atomically(ownContext(t.world), (ctx) => creditInvoice(ctx, { orderId: two }));
  const waiting = async () =>
    (
      await sql<{ n: number }>`select count(*)::integer as n from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(t.world.db)
    ).rows[0]?.n;
  await expect.poll(waiting).toBe(1);
  otherWaits.resolve();
  const [first, second] = await Promise.all([holding, other]);
  expect(second?.place).toBe((first?.place ?? 0) + 1);
});

test('who withdraws in time gets the money and a credit note, once', async () => {
  const mia = await givenCandidate(t.world);
  const call = await t.as(mia.id);
  const { number } = await givenBought(call, false);
  const withdraw = async () => (await t.as())(withdrawing.declare, { name: 'Mia', number, email: mia.email });
  await Promise.all([withdraw(), withdraw()]);
  await t.work();
  expect((await ownOf(call)).map(({ kind, total }) => [kind, total])).toEqual([
    ['credit-note', 4900],
    ['invoice', 4900],
  ]);
});

test('what was written for somebody is told to them, stays without them for administrators alone, and goes after eight years', async () => {
  const mia = await givenCandidate(t.world, { password: true });
  const call = await t.as(mia.id);
  await givenBought(call);
  await t.work();
  const [one] = await ownOf(call);
  const id = one?.id ?? '';
  const stored = (await t.world.db.selectFrom('invoice').select('stored').where('id', '=', id).executeTakeFirst())?.stored ?? '';
  await call(privacy.erase, { password: testPassword });
  t.later(2 * day);
  await t.work();
  const kept = async () => (await (await t.as((await givenAdministrator(t.world)).id))(invoices.all, { ...paging, q: one?.number })).items;
  expect(await kept()).toMatchObject([{ number: one?.number, buyer: 'Mia Held' }]);
  expect(await t.world.files.get(stored)).toBeTruthy();
  const year = new Date(t.world.now()).getUTCFullYear();
  t.later(Date.UTC(year + 8, 11, 31, 12) - t.world.now().getTime());
  await forgetInvoices.run(ownContext(t.world), {});
  expect(await kept()).toHaveLength(1);
  t.later(2 * day);
  await forgetInvoices.run(ownContext(t.world), {});
  await t.work();
  expect(await kept()).toEqual([]);
  expect(await t.world.files.get(stored)).toBeFalsy();
});
