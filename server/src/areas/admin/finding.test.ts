import { closing } from '@vitrine/contract/admin/closing.ts';
import { companies } from '@vitrine/contract/admin/companies.ts';
import { people } from '@vitrine/contract/admin/people.ts';
import { products } from '@vitrine/contract/admin/products.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { jobCodeEditing } from '@vitrine/contract/job-codes/editing.ts';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { startWorld, type TestWorld } from '../../../test/world.ts';
import { personalData } from '../../areas.ts';
import { atomically, ownContext } from '../../platform/context.ts';
import { givenAdministrator, givenCandidate, givenCompany, givenTeammate } from '../accounts/fixtures.ts';
import { givenJobAd } from '../job-ads/fixtures.ts';
import { givenJobCode } from '../job-codes/fixtures.ts';
import { eraseAccount } from '../privacy/erasing.ts';

let t: TestWorld;
let admin: Call;
beforeEach(async () => {
  t = await startWorld();
  admin = await t.as((await givenAdministrator(t.world)).id);
});

async function entries() {
  const { rows } = await sql<{ line: string }>`select one::text as line from admin_search one order by 1`.execute(t.world.db);
  return rows.map(({ line }) => line);
}

/** What is searched, which has to be what all of it would be if it were read anew. */
async function expectTrue() {
  const kept = await entries();
  await t.world.db.deleteFrom('admin_search').execute();
  await sql`call admin_search_fill()`.execute(t.world.db);
  expect(kept).toEqual(await entries());
  return kept.join('\n');
}

const change = (table: 'account' | 'company', id: string, set: Record<string, unknown>) =>
  t.world.db
    .updateTable(table)
    .set(set as never)
    .where('id', '=', id)
    .execute();

test('what is searched follows names, addresses, titles and companies, and forgets what they were', async () => {
  const { companyId, owner } = await givenCompany(t.world, 'Gärtnerei Böhm', { firstName: 'Olga' });
  const mate = await givenTeammate(t.world, companyId, { firstName: 'Theo' });
  const person = await givenCandidate(t.world, { firstName: 'Ludmilla', activated: false });
  const { bookingId } = await givenJobAd(await t.as(owner.id), { title: 'Florist' });
  expect(await expectTrue()).toMatch(/gartnerei[\s\S]*florist[\s\S]*gartnerei/);
  await change('company', companyId, { name: 'Baumschule Böhm', phone: '+41 44 000 00 00' });
  await change('account', mate.id, { last_name: 'Zwinggi' });
  await change('account', person.id, { first_name: 'Ludmila', guest: true });
  await t.world.db.updateTable('job_ad').set({ title: 'Gardener' }).where('booking_id', '=', bookingId).execute();
  const changed = await expectTrue();
  expect(changed).toMatch(/booking[^\n]*gardener[^\n]*baumschule/);
  expect(changed).toMatch(/company[^\n]*baumschule[^\n]*zwinggi/);
  expect(changed).not.toMatch(/gartnerei|florist|ludmilla/);
});

test('what is searched follows those who are closed, brought back and gone', async () => {
  const { companyId, owner } = await givenCompany(t.world, 'Gärtnerei Böhm');
  const mate = await givenTeammate(t.world, companyId, { firstName: 'Theo', lastName: 'Zwinggi' });
  const recruiter = await t.as(owner.id);
  const code = await givenJobCode(recruiter, { title: 'Florist' });
  const ad = await givenJobAd(recruiter, { title: 'Gardener' });
  const person = await givenCandidate(t.world, { firstName: 'Ludmilla', lastName: 'Vogt' });
  await admin(closing.deactivateAccount, { accountId: person.id, name: 'Ludmilla Vogt' });
  await admin(closing.deactivateCompany, { companyId, name: 'Gärtnerei Böhm' });
  expect((await expectTrue()).match(/deactivated/g)?.length).toBeGreaterThan(1);
  await admin(closing.activateCompany, { companyId });
  await admin(closing.activateAccount, { accountId: person.id });
  expect(await expectTrue()).not.toContain('deactivated');
  await t.world.db.deleteFrom('job_ad').where('booking_id', '=', ad.bookingId).execute();
  await (await t.as(owner.id))(jobCodeEditing.remove, { id: code.id });
  for (const one of [person, mate])
    await atomically(ownContext(t.world), (ctx) => eraseAccount(ctx, personalData, { ...one, confirmed: true }));
  expect(await expectTrue()).not.toMatch(/ludmilla|zwinggi|florist|gardener/);
});

test('of two people of a company who are renamed at once both find it', async () => {
  const { companyId, owner } = await givenCompany(t.world, 'Gärtnerei Böhm');
  const mates = await Promise.all([1, 2, 3, 4].map(() => givenTeammate(t.world, companyId)));
  await Promise.all([owner, ...mates].map(({ id }, at) => change('account', id, { last_name: `Gleichzeitig${at}` })));
  for (const at of [0, 1, 2, 3, 4])
    expect((await admin(companies.list, { textSearch: `gleichzeitig${at} böhm` })).items.map((one) => one.companyId)).toEqual([companyId]);
  await expectTrue();
});

test('a job code that is digits alone and the ad of that number are two products', async () => {
  const { owner, companyId } = await givenCompany(t.world);
  const { bookingId } = await givenJobAd(await t.as(owner.id), { title: 'Roofer' });
  await sql`insert into job_code (id, booking_id, company_id, title, created_at, updated_at)
    select id::text, booking_id, company_id, 'Slater', now(), now() from job_ad where booking_id = ${bookingId}`.execute(t.world.db);
  const titles = async () => (await admin(products.list, { compId: companyId })).items.map(({ title }) => title).toSorted();
  expect(await titles()).toEqual(['Roofer', 'Slater']);
  await t.world.db.deleteFrom('job_ad').where('booking_id', '=', bookingId).execute();
  expect(await titles()).toEqual(['Slater']);
  await expectTrue();
});

test('a long word is found by all of its letters, wherever they stand', async () => {
  const one = await givenCandidate(t.world, { lastName: 'Donaudampfschifffahrt', email: 'max.donaudampf4711@schiff.test' });
  await givenCandidate(t.world, { lastName: 'Donaudampfer', email: 'max.donaudampf4712@schiff.test' });
  for (const typed of [
    'DONAUDAMPFSCHIFF',
    'naudampfschifffahrt',
    'donaudampf4711@schiff.test',
    'dampf4711@',
    '4711@schiff.test',
    '@schiff.test 4711',
  ])
    expect((await admin(people.candidates, { textSearch: typed })).items.map(({ id }) => id)).toEqual([one.id]);
  expect((await admin(people.candidates, { textSearch: '@schiff.test' })).total).toBe(2);
  expect((await admin(people.candidates, { textSearch: 'donaudampf4713@schiff.test' })).total).toBe(0);
  // what is no letter is no wildcard either
  for (const typed of ['_', '\\', 'donau%schiff', 'donaudampf____@schiff.test'])
    expect((await admin(people.candidates, { textSearch: typed })).total).toBe(0);
});
