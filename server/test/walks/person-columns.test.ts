import fs from 'node:fs';
import { people } from '@vitrine/contract/people/people.ts';
import { languages } from '@vitrine/contract/vocabulary.ts';
import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import { givenCompany } from '../../src/areas/accounts/fixtures.ts';
import { givenAdded } from '../../src/areas/applicants/fixtures.ts';
import { givenJobCode } from '../../src/areas/job-codes/fixtures.ts';
import { eraseAccount } from '../../src/areas/privacy/erasing.ts';
import { personalData } from '../../src/areas.ts';
import { atomically, ownContext } from '../../src/platform/context.ts';
import { tracesOf } from '../traces.ts';
import { startWorld } from '../world.ts';
import { accountColumns, colleagues, endsWithAccount, fillColumns, timesNamed, untold } from './person-columns.ts';

const { world, as } = await startWorld();
const { companyId, owner } = await givenCompany(world);
const recruiter = await as(owner.id);
const columns = await accountColumns(world.db);
const ofCandidates = columns.filter((one) => !colleagues.includes(one));

/** A candidate whom the company added and who is named wherever a candidate can be. */
async function givenEverywhere() {
  const { bookingId, id: jobCodeId } = await givenJobCode(recruiter);
  const person = await givenAdded(world, companyId, { firstName: 'Ana', lastName: 'Roth' });
  await fillColumns(world, person.id, { companyId, recruiterId: owner.id, bookingId, jobCodeId });
  return person;
}

test('the lists name columns that there are', () => {
  const named = [...colleagues, ...Object.keys(endsWithAccount)];
  expect(named.filter((one) => !columns.includes(one))).toEqual([]);
  expect(Object.keys(untold).filter((table) => !ofCandidates.some((one) => one.startsWith(`${table}.`)))).toEqual([]);
});

test('a candidate can be in every column that refers to people: a new one is filled in person-columns.ts, or said to name colleagues', async () => {
  const person = await givenEverywhere();
  const named = await timesNamed(world.db, ofCandidates, person.id);
  expect(Object.keys(named).filter((one) => named[one] === 0)).toEqual([]);
});

test('after a merge every column names the one who stays as often as both were named before, and nothing names the one who goes', async () => {
  const drop = await givenEverywhere();
  const keep = await givenAdded(world, companyId, { firstName: 'Ana', lastName: 'Roth' });
  const moved = ofCandidates.filter((one) => !(one in endsWithAccount));
  // a profile is one and stays one
  const before = { ...(await timesNamed(world.db, moved, drop.id)), 'candidate_profile.account_id': 1 };
  await recruiter(people.merge, { keepId: keep.id, dropId: drop.id, take: [] });
  expect(await timesNamed(world.db, moved, keep.id)).toEqual(before);
  expect(await tracesOf(world, [drop.id])).toEqual([]);
});

test('what both have is kept once, and the merge goes on', async () => {
  const [drop, keep] = [await givenEverywhere(), await givenEverywhere()];
  await recruiter(people.merge, { keepId: keep.id, dropId: drop.id, take: ['email'] });
  const named = await timesNamed(world.db, ofCandidates, keep.id);
  expect(named).toMatchObject({ 'candidate_contact.account_id': 1, 'candidate_skill.account_id': 1, 'profile_view.account_id': 1 });
  expect(named).toMatchObject({ 'application.account_id': 2, 'bookmark.account_id': 2, 'mail.about': 2, 'share_link_view.subject': 2 });
});

test('what is stored of somebody is told by an area, or not for a reason', async () => {
  const person = await givenEverywhere();
  const read = new Set<string>();
  const noting: KyselyPlugin = {
    transformQuery({ node }) {
      for (const [, name] of JSON.stringify(node).matchAll(
        /"TableNode","table":\{"kind":"SchemableIdentifierNode","identifier":\{"kind":"IdentifierNode","name":"(\w+)"/g,
      ))
        read.add(name ?? '');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const ctx = { ...world, db: world.db.withPlugin(noting) };
  for (const one of personalData) await one.tell(ctx, { ...person, confirmed: true });
  const tables = new Set(ofCandidates.map((one) => one.split('.')[0] ?? ''));
  expect([...tables].filter((table) => !read.has(table)).toSorted()).toEqual(Object.keys(untold));
});

test('every kind of what is stored has words in every language, on the page that shows it', async () => {
  const told = await Promise.all(personalData.map((one) => one.tell(world, { ...owner, confirmed: true })));
  const kinds = told.flatMap(({ data }) => Object.keys(data));
  expect(kinds.length).toBeGreaterThan(30);
  const file = new URL('../../../web/src/areas/privacy/texts.json', import.meta.url);
  const words = JSON.parse(fs.readFileSync(file, 'utf8')).kinds;
  for (const language of languages) expect(kinds.filter((kind) => !words[kind]?.[language])).toEqual([]);
});

test('after an erasure nothing names the person, wherever they stood', async () => {
  const person = await givenEverywhere();
  await atomically(ownContext(world), (ctx) => eraseAccount(ctx, personalData, { ...person, confirmed: true }));
  expect(await tracesOf(world, [person.id, person.email])).toEqual([]);
});
