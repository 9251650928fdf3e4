import { companies } from '@vitrine/contract/admin/companies.ts';
import { people } from '@vitrine/contract/admin/people.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { closeupAdministering } from '@vitrine/contract/closeup/administering.ts';
import { audit } from '@vitrine/contract/privacy/audit.ts';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { startWorld, type TestWorld } from '../../../test/world.ts';
import { givenAdministrator, givenCandidate, givenCompany, givenTeammate } from '../accounts/fixtures.ts';

let t: TestWorld;
let admin: Call;
beforeAll(async () => {
  t = await startWorld();
  admin = await t.as((await givenAdministrator(t.world)).id);
});

const found = async (wanted: Parameters<typeof admin<typeof people.candidates>>[1]) =>
  (await admin(people.candidates, wanted)).items.map(({ email }) => email);

test('candidates are found by every word of a name or an address, and nobody else is', async () => {
  const lina = await givenCandidate(t.world, { firstName: 'Lina', lastName: 'Öztürk', email: 'lina_o@search.test' });
  await givenCandidate(t.world, { firstName: 'Lina', lastName: 'Berg', email: 'linaxo@search.test' });
  await givenCompany(t.world, 'Search', { firstName: 'Lina', lastName: 'Öztürk', email: 'recruiter@search.test' });
  for (const typed of ['ÖZT lina', 'ozturk']) expect(await found({ textSearch: typed })).toEqual([lina.email]);
  // an underscore is a letter and not a wildcard
  expect(await found({ textSearch: 'lina_o' })).toEqual([lina.email]);
  expect(await found({ textSearch: '%' })).toEqual([]);
  // fewer than three letters are a beginning of a word
  expect(await found({ textSearch: 'li öz' })).toEqual([lina.email]);
  expect(await found({ textSearch: 'in öz' })).toEqual([]);
  expect(await admin(people.candidates, { textSearch: 'search.test', count: 1 })).toMatchObject({
    total: 2,
    items: [{ firstName: 'Lina' }],
  });
});

test('how an account stands is said, and can be asked for', async () => {
  const states = {
    active: await givenCandidate(t.world, { email: 'active@states.test' }),
    unconfirmed: await givenCandidate(t.world, { email: 'unconfirmed@states.test', activated: false }),
    guest: await givenCandidate(t.world, { email: 'guest@states.test', guest: true }),
    deactivated: await givenCandidate(t.world, { email: 'deactivated@states.test' }),
  };
  await t.world.db
    .updateTable('account')
    .set({ deactivated_at: t.world.now().toISOString() })
    .where('id', '=', states.deactivated.id)
    .execute();
  for (const state of ['active', 'unconfirmed', 'guest', 'deactivated'] as const)
    expect(await found({ textSearch: 'states.test', state })).toEqual([states[state].email]);
});

test('a look at one candidate is noted, and says nothing of the profile', async () => {
  const { id } = await givenCandidate(t.world, { firstName: 'Noor' });
  const seen = await admin(people.person, { accountId: id });
  expect(seen).toEqual({
    id,
    userType: 'Candidate',
    role: null,
    companyId: null,
    companyName: null,
    closeUpConnected: false,
    firstName: 'Noor',
    lastName: expect.any(String),
    email: expect.any(String),
    state: 'active',
    language: 'en',
    createdAt: expect.any(String),
    activatedAt: expect.any(String),
    applications: 0,
  });
  expect((await admin(audit.list, {})).items[0]).toMatchObject({ action: 'seen', object: 'account', objectId: id, actorKind: 'User' });
});

test('people of companies are found by their company too, and never among candidates', async () => {
  const { companyId, owner } = await givenCompany(t.world, 'Elsewhere Ångström', { firstName: 'Olga', email: 'olga@elsewhere.test' });
  await givenTeammate(t.world, companyId, { firstName: 'Theo', email: 'theo@elsewhere.test' });
  const recruiters = async (textSearch: string) =>
    (await admin(people.recruiters, { textSearch })).items.map(({ email, companyName }) => [email, companyName]);
  expect(await recruiters('angstrom olga')).toEqual([[owner.email, 'Elsewhere Ångström']]);
  expect((await recruiters('angstrom')).length).toBe(2);
  expect(await found({ textSearch: 'elsewhere.test' })).toEqual([]);
  // the owner stands first, whoever came later
  expect((await admin(people.ofCompany, { compId: companyId })).items.map(({ role }) => role)).toEqual(['owner', 'recruiter']);
  expect((await admin(people.administrators, { textSearch: 'elsewhere.test' })).items).toEqual([]);
});

test('a word of very many companies, or of very many people, still finds the one that is meant', async () => {
  const { owner } = await givenCompany(t.world, 'Seltenheit Verbund', { firstName: 'Quirina', email: 'quirina@rare.test' });
  await sql`insert into company (id, name, slug, created_at) select gen_random_uuid(), 'Verbund ' || n, 'verbund-' || n, now() - interval '1 year'
    from generate_series(1, 1100) n`.execute(t.world.db);
  await sql`insert into account (id, email, user_type, company_id, company_role, first_name, last_name, created_at, activated_at)
    select gen_random_uuid(), slug || '@mail.test', 'Recruiter', id, 'owner', 'Vielfach', 'Person', created_at, now()
    from company where slug like 'verbund-%'`.execute(t.world.db);
  expect((await admin(people.recruiters, { textSearch: 'quirina verbund' })).items.map(({ email }) => email)).toEqual([owner.email]);
  expect((await admin(people.recruiters, { textSearch: 'verbund' })).total).toBe(1101);
  expect(await admin(companies.list, { textSearch: 'seltenheit quirina' })).toMatchObject({
    total: 1,
    items: [{ companyName: 'Seltenheit Verbund' }],
  });
  expect((await admin(companies.list, { textSearch: 'vielfach verbund' })).total).toBe(1100);
});

test('names in a list are noted as seen, once for looks that follow each other', async () => {
  const { id } = await givenCandidate(t.world, { email: 'listed@noted.test' });
  const noted = async () => (await admin(audit.list, { count: 200 })).items.filter((one) => one.subjectName?.includes('Noted'));
  await t.world.db.updateTable('account').set({ last_name: 'Noted' }).where('id', '=', id).execute();
  await found({ textSearch: 'noted.test' });
  await found({ textSearch: 'noted.test' });
  expect(await noted()).toMatchObject([{ action: 'seen', object: 'account', actorKind: 'User' }]);
});

test('those alone who have a closeup are found, with how they came to it', async () => {
  const { id, email } = await givenCandidate(t.world, { email: 'closeup@search.test' });
  await admin(closeupAdministering.update, { candidate_id: id, months: 1 });
  const { items } = await admin(people.candidates, { closeup: true });
  expect(items).toMatchObject([{ email, closeUpConnected: true, closeUpEnrollType: 'admin' }]);
});

test('beyond ten thousand the total is an estimate and says so', async () => {
  await sql`insert into account (id, email, user_type, first_name, last_name, created_at, activated_at)
    select gen_random_uuid(), 'many' || n || '@many.test', 'Candidate', 'Many', 'People', now() - interval '1 year', now()
    from generate_series(1, 10500) n`.execute(t.world.db);
  await sql`analyze account`.execute(t.world.db);
  const { total, totalIsEstimate } = await admin(people.candidates, {});
  expect(totalIsEstimate).toBe(true);
  expect(total).toBeGreaterThan(10_000);
  expect(await admin(people.candidates, { textSearch: 'many999@many.test' })).toMatchObject({ total: 1, totalIsEstimate: false });
  expect((await admin(people.candidates, { textSearch: 'many', page: 2, count: 200 })).items).toHaveLength(200);
});

test('only administrators look', async () => {
  const { companyId, owner } = await givenCompany(t.world, 'Elsewhere');
  const call = await t.as(owner.id);
  for (const look of [
    () => call(people.candidates, {}),
    () => call(people.recruiters, {}),
    () => call(people.ofCompany, { compId: companyId }),
    () => call(people.person, { accountId: owner.id }),
  ])
    await expect(look()).rejects.toMatchObject({ problem: { code: 'not-allowed' } });
  await expect(admin(people.person, { accountId: companyId })).rejects.toMatchObject({ problem: { code: 'not-found' } });
});
