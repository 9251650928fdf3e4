import { account } from '@vitrine/contract/accounts/account.ts';
import { team } from '@vitrine/contract/accounts/team.ts';
import { closing } from '@vitrine/contract/admin/closing.ts';
import { companies } from '@vitrine/contract/admin/companies.ts';
import { people } from '@vitrine/contract/admin/people.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { day, hour } from '@vitrine/contract/durations.ts';
import { jobSearch } from '@vitrine/contract/job-search/search.ts';
import { audit } from '@vitrine/contract/privacy/audit.ts';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { startWorld, type TestWorld } from '../../../../test/world.ts';
import { givenAdministrator, givenCandidate, givenCompany, givenTeammate, testPassword } from '../../accounts/fixtures.ts';
import { givenAdded, givenApplication } from '../../applicants/fixtures.ts';
import { givenSubscription } from '../../billing/fixtures.ts';
import { givenJobAd } from '../../job-ads/fixtures.ts';
import { givenJobCode } from '../../job-codes/fixtures.ts';

let t: TestWorld;
let admin: Call;
let adminId: string;
beforeAll(async () => {
  t = await startWorld();
  const made = await givenAdministrator(t.world, { password: true });
  adminId = made.id;
});
// what is dangerous wants a password that was shown a short while ago, and tests move the clock
beforeEach(async () => {
  admin = await t.as(adminId);
});

const refused = (code: string) => ({ problem: { code } });
const signingIn = (email: string) =>
  t.app.inject({
    method: 'POST',
    url: '/api/login',
    headers: { authorization: `Basic ${Buffer.from(`${email}:${testPassword}`).toString('base64')}` },
    payload: {},
  });
const exists = async (id: string) => (await t.world.db.selectFrom('account').select('id').where('id', '=', id).execute()).length === 1;

test('whoever is closed is out at once and told, and is back as before', async () => {
  const mia = await givenCandidate(t.world, { firstName: 'Mia', lastName: 'Berg', password: true });
  const call = await t.as(mia.id);
  await expect(admin(closing.deactivateAccount, { accountId: mia.id, name: 'Mia  Borg' })).rejects.toMatchObject({
    problem: { code: 'name-differs', errors: [{ field: 'name' }] },
  });
  await admin(closing.deactivateAccount, { accountId: mia.id, name: ' Mia  Berg ' });
  await expect(call(account.own, {})).rejects.toMatchObject(refused('not-signed-in'));
  expect((await signingIn(mia.email)).json()).toMatchObject({ code: 'deactivated' });
  expect(await admin(people.person, { accountId: mia.id })).toMatchObject({ state: 'deactivated' });
  await admin(closing.activateAccount, { accountId: mia.id });
  // the session that ended stays ended
  await expect(call(account.own, {})).rejects.toMatchObject(refused('not-signed-in'));
  expect((await signingIn(mia.email)).statusCode).toBe(200);
  expect((await t.mailsTo(mia.email)).map(({ subject }) => subject)).toEqual(['Your account is open again', 'Your account was closed']);
  const noted = (await admin(audit.list, { count: 50 })).items.filter((one) => one.objectId === mia.id);
  expect(noted.map(({ action }) => action)).toEqual(expect.arrayContaining(['changed', 'seen']));
});

test('what is touched is told before', async () => {
  const { companyId, owner } = await givenCompany(t.world, 'Touched');
  const recruiter = await t.as(owner.id);
  const { bookingId } = await givenJobCode(recruiter);
  const lea = await givenCandidate(t.world, { firstName: 'Lea', lastName: 'Sand' });
  await t.as(lea.id);
  await givenApplication(t.world, bookingId, lea.id);
  expect(await admin(closing.ofAccount, { accountId: lea.id })).toEqual({
    name: 'Lea Sand',
    applications: 1,
    answers: 0,
    documents: 0,
    conversations: 0,
    sessions: 1,
    closedHere: false,
    eraseAt: null,
    obstacle: null,
    secondStep: { passkeys: 0, app: false },
  });
  expect(await admin(closing.ofAccount, { accountId: owner.id })).toMatchObject({ obstacle: 'owner-stays' });
  expect(await admin(closing.ofCompany, { companyId })).toEqual({
    name: 'Touched',
    recruiters: 1,
    openJobs: 0,
    applications: 1,
    candidates: 1,
    plans: 0,
    eraseAt: null,
  });
});

test('a deleted account can be brought back for a day, and is gone with everything after it', async () => {
  const noor = await givenCandidate(t.world, { firstName: 'Noor', lastName: 'Aziz' });
  const given = { accountId: noor.id, name: 'Noor Aziz' };
  await expect(admin(closing.deleteAccount, { ...given, password: 'wrong' })).rejects.toMatchObject(refused('wrong-password'));
  const { eraseAt } = await admin(closing.deleteAccount, { ...given, password: testPassword });
  expect(new Date(eraseAt).getTime() - t.world.now().getTime()).toBeGreaterThan(23.9 * hour);
  expect(await admin(people.candidates, { state: 'deleting' })).toMatchObject({ items: [{ id: noor.id }] });
  await admin(closing.activateAccount, { accountId: noor.id });
  t.later(25 * hour);
  await runErasing();
  expect(await exists(noor.id)).toBe(true);

  await admin(closing.deleteAccount, { ...given, password: testPassword });
  t.later(23 * hour);
  await runErasing();
  expect(await exists(noor.id)).toBe(true);
  t.later(2 * hour);
  await runErasing();
  expect(await exists(noor.id)).toBe(false);
  await expect(admin(closing.activateAccount, { accountId: noor.id })).rejects.toMatchObject(refused('not-found'));
});

/** What the clock would queue every ten minutes. */
async function runErasing() {
  for (const name of ['erase-closed-accounts', 'erase-closed-companies'])
    await t.world.jobs.enqueue(t.world.db, name, {}, undefined, undefined);
  await t.work();
}

test('nobody closes themselves, and one administrator is left whoever is faster', async () => {
  const other = await givenAdministrator(t.world, { firstName: 'Other', lastName: 'Admin' });
  await expect(admin(closing.deactivateAccount, { accountId: adminId, name: 'x' })).rejects.toMatchObject(refused('name-differs'));
  const { name } = await admin(closing.ofAccount, { accountId: adminId });
  await expect(admin(closing.deactivateAccount, { accountId: adminId, name })).rejects.toMatchObject(refused('own-account'));
  const otherCall = await t.as(other.id);
  const both = await Promise.allSettled([
    admin(closing.deactivateAccount, { accountId: other.id, name: 'Other Admin' }),
    otherCall(closing.deactivateAccount, { accountId: adminId, name }),
  ]);
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const open = await sql<{ n: number }>`select count(*) as n from account where user_type = 'User' and deactivated_at is null`.execute(
    t.world.db,
  );
  expect(Number(open.rows[0]?.n)).toBe(1);
  if (both[0].status === 'rejected') {
    await otherCall(closing.activateAccount, { accountId: adminId });
    admin = await t.as(adminId);
  } else await admin(closing.activateAccount, { accountId: other.id });
});

test('an owner is not deleted from under the company, and whom a company removed only it lets in again', async () => {
  const { companyId, owner } = await givenCompany(t.world, 'Owned', { firstName: 'Olga', lastName: 'Own' });
  const mate = await givenTeammate(t.world, companyId, { firstName: 'Theo', lastName: 'Mate' });
  const password = testPassword;
  await expect(admin(closing.deleteAccount, { accountId: owner.id, name: 'Olga Own', password })).rejects.toMatchObject(
    refused('owner-stays'),
  );
  await (await t.as(owner.id))(team.remove, { id: mate.id });
  await expect(admin(closing.activateAccount, { accountId: mate.id })).rejects.toMatchObject(refused('not-closed-here'));
  await admin(closing.deleteAccount, { accountId: mate.id, name: 'Theo Mate', password });
  await admin(closing.activateAccount, { accountId: mate.id });
  expect(await admin(people.person, { accountId: mate.id })).toMatchObject({ state: 'deactivated' });
});

test('a closed company is out of the search at once, nobody of it comes in, and all of it is back', async () => {
  const { companyId, owner } = await givenCompany(t.world, 'Winkel', { password: true });
  const recruiter = await t.as(owner.id);
  await givenJobAd(recruiter, { title: 'Winkelmacher' });
  const anyone = await t.as();
  const shown = async () => (await anyone(jobSearch.search, { textSearch: 'Winkelmacher' })).total;
  expect(await shown()).toBe(1);
  await admin(closing.deactivateCompany, { companyId, name: 'Winkel' });
  expect(await shown()).toBe(0);
  await expect(recruiter(account.own, {})).rejects.toMatchObject(refused('not-signed-in'));
  expect((await signingIn(owner.email)).json()).toMatchObject({ code: 'deactivated' });
  expect(await admin(companies.list, { textSearch: 'Winkel' })).toMatchObject({ items: [{ state: 'deactivated', openJobs: 0 }] });
  await admin(closing.activateCompany, { companyId });
  expect(await shown()).toBe(1);
  expect((await signingIn(owner.email)).statusCode).toBe(200);
});

test('a deleted company: plans end, candidates are told once and told when it is back', async () => {
  const { companyId, owner } = await givenCompany(t.world, 'Gerber');
  const { bookingId } = await givenJobCode(await t.as(owner.id));
  const [told, denied] = [await givenCandidate(t.world), await givenCandidate(t.world)];
  await givenApplication(t.world, bookingId, told.id);
  const gone = await givenApplication(t.world, bookingId, denied.id);
  await t.world.db.updateTable('application').set({ status: 'Denied' }).where('id', '=', gone).execute();
  await givenSubscription(t.world, companyId, owner.id, 'Gerber');
  const letters = async (email: string) => (await t.mailsTo(email)).map(({ subject }) => subject);

  await admin(closing.deleteCompany, { companyId, name: 'Gerber', password: testPassword });
  await t.work();
  await t.work();
  expect(await letters(told.email)).toEqual(['Gerber is leaving Vitrine']);
  expect(await letters(denied.email)).toEqual([]);
  expect((await letters(owner.email))[0]).toBe('Gerber is being deleted at Vitrine');
  const plans = await t.world.db.selectFrom('subscription').select('cancelled_at').where('company_id', '=', companyId).execute();
  expect(plans).toEqual([{ cancelled_at: expect.any(String) }]);

  await admin(closing.activateCompany, { companyId });
  await t.work();
  expect(await letters(told.email)).toEqual(['Gerber is back at Vitrine', 'Gerber is leaving Vitrine']);
  expect(await letters(denied.email)).toEqual([]);
  expect(await admin(companies.info, { companyId })).toMatchObject({ state: 'active', eraseAt: null });
});

test('undone before anybody was told, nobody is told anything', async () => {
  const { companyId, owner } = await givenCompany(t.world, 'Hastig');
  const { bookingId } = await givenJobCode(await t.as(owner.id));
  const candidate = await givenCandidate(t.world);
  await givenApplication(t.world, bookingId, candidate.id);
  await admin(closing.deleteCompany, { companyId, name: 'Hastig', password: testPassword });
  await admin(closing.activateCompany, { companyId });
  await t.work();
  expect(await t.mailsTo(candidate.email)).toEqual([]);
});

test('a company whose thirty days are over is not opened again, for it may be half gone', async () => {
  const { companyId, owner } = await givenCompany(t.world, 'Halbzeit');
  const { bookingId } = await givenJobCode(await t.as(owner.id));
  const candidate = await givenCandidate(t.world);
  await givenApplication(t.world, bookingId, candidate.id);
  await admin(closing.deleteCompany, { companyId, name: 'Halbzeit', password: testPassword });
  await t.work();
  t.later(30 * day + 1000);
  admin = await t.as(adminId);
  await expect(admin(closing.activateCompany, { companyId })).rejects.toMatchObject(refused('not-found'));
  await t.work();
  expect((await t.mailsTo(candidate.email)).map(({ subject }) => subject)).toEqual(['Halbzeit is leaving Vitrine']);
  await runErasing();
  await expect(admin(companies.info, { companyId })).rejects.toMatchObject(refused('not-found'));
});

test('after thirty days nothing in the database names the company but the log, and its orders stay without it', async () => {
  const { companyId, owner } = await givenCompany(t.world, 'Vergangen');
  const recruiter = await t.as(owner.id);
  await givenTeammate(t.world, companyId);
  await givenJobAd(recruiter);
  const { bookingId } = await givenJobCode(recruiter);
  const [candidate, added] = [
    await givenCandidate(t.world),
    await givenAdded(t.world, companyId, { firstName: 'Added', lastName: 'Alone' }),
  ];
  await givenApplication(t.world, bookingId, candidate.id);
  await givenSubscription(t.world, companyId, owner.id, 'Vergangen GmbH, Lange Gasse 1');
  await admin(closing.deleteCompany, { companyId, name: 'Vergangen', password: testPassword });
  t.later(29 * day);
  await runErasing();
  // by now the session of the administrator has ended
  admin = await t.as(adminId);
  expect(await admin(companies.info, { companyId })).toMatchObject({ state: 'deleting' });
  t.later(2 * day);
  await runErasing();
  await expect(admin(companies.info, { companyId })).rejects.toMatchObject(refused('not-found'));
  const orders = await sql`select company_id from billing_order where bill_to like 'Vergangen%'`.execute(t.world.db);
  expect(orders.rows).toEqual([{ company_id: null }]);

  const { rows: columns } = await sql<{ table: string; column: string }>`
    select c.table_name as table, c.column_name as column from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'uuid' and c.table_name <> 'audit_entry'`.execute(
    t.world.db,
  );
  for (const id of [companyId, added.id])
    for (const { table, column } of columns) {
      const { rows } = await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(t.world.db);
      expect(rows, `${table}.${column}`).toEqual([]);
    }
  // the candidate is somebody of their own
  expect(await exists(candidate.id)).toBe(true);
});
