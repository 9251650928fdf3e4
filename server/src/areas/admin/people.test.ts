import { people } from '@vitrine/contract/admin/people.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { closeupEditing } from '@vitrine/contract/closeup/editing.ts';
import { audit } from '@vitrine/contract/privacy/audit.ts';
import { beforeAll, expect, test } from 'vitest';
import { startWorld, type TestWorld } from '../../../test/world.ts';
import { givenAdministrator, givenCandidate, givenCompany } from '../accounts/fixtures.ts';

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

test('candidates who have a closeup can be asked for', async () => {
  const mia = await givenCandidate(t.world, { email: 'mia@closeups.test' });
  await givenCandidate(t.world, { email: 'noor@closeups.test' });
  await (await t.as(mia.id))(closeupEditing.open, {});
  expect(await found({ textSearch: 'closeups.test', closeup: true })).toEqual([mia.email]);
});

test('a look at one candidate is noted, and says nothing of the profile', async () => {
  const { id } = await givenCandidate(t.world, { firstName: 'Noor' });
  const seen = await admin(people.candidate, { candidate_id: id });
  expect(seen).toEqual({
    id,
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

test('a recruiter is no candidate, and only administrators look', async () => {
  const { owner } = await givenCompany(t.world, 'Elsewhere');
  await expect(admin(people.candidate, { candidate_id: owner.id })).rejects.toMatchObject({ problem: { code: 'not-found' } });
  await expect((await t.as(owner.id))(people.candidates, {})).rejects.toMatchObject({ problem: { code: 'not-allowed' } });
});
