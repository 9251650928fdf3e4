import { blindReview } from '@vitrine/contract/applicants/blind.ts';
import { applying } from '@vitrine/contract/applying/applying.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { finding } from '@vitrine/contract/home/finding.ts';
import { home } from '@vitrine/contract/home/needs.ts';
import { beforeEach, expect, test } from 'vitest';
import { startWorld } from '../../../test/world.ts';
import { givenCandidate, givenCompany, givenHiringManager } from '../accounts/fixtures.ts';
import { givenMessage } from '../chat/fixtures.ts';
import { givenJobAd } from '../job-ads/fixtures.ts';

const t = await startWorld();
let companyId: string;
let owner: { id: string; email: string };
let recruiter: Call;
let bookingId: string;
beforeEach(async () => {
  ({ companyId, owner } = await givenCompany(t.world, 'Lindenhof'));
  recruiter = await t.as(owner.id);
  ({ bookingId } = await givenJobAd(recruiter, { title: 'Bäcker in Rye' }));
});

async function applied(firstName: string, lastName: string) {
  const person = await givenCandidate(t.world, { firstName, lastName });
  await (await t.as(person.id))(applying.apply, { bookingId, consent: true });
  return person;
}

const found = async (textSearch: string, call = recruiter) => {
  const { people, jobs, messages } = await call(finding.search, { textSearch });
  return [people.map(({ face }) => face.name || face.alias), jobs.map(({ title }) => title), messages.map(({ excerpt }) => excerpt)];
};

test('people, jobs and messages are found by what was typed, whatever its capitals and accents', async () => {
  const lina = await applied('Línä', 'Berg');
  await applied('Bo', 'Roth');
  await givenMessage(t.world, lina.id, owner.email, 'Rye bread is my favourite', { bookingId });
  expect(await found('lina be')).toEqual([['Línä Berg'], [], []]);
  expect(await found('ro')).toEqual([['Bo Roth'], [], []]);
  expect(await found('rye')).toEqual([[], ['Bäcker in Rye'], ['Rye bread is my favourite']]);
  expect(await found('BACKER')).toEqual([[], ['Bäcker in Rye'], []]);
  expect(await found(lina.email)).toEqual([['Línä Berg'], [], []]);
  for (const nothing of ['%', '_', '\\', "' or 1=1 --", 'zzz']) expect(await found(nothing)).toEqual([[], [], []]);
  await expect(recruiter(finding.search, { textSearch: ' ' })).rejects.toMatchObject({ problem: { errors: [{ field: 'textSearch' }] } });
});

test('whoever is judged without names is found by what they are called, and never by the name', async () => {
  const lina = await applied('Lina', 'Berg');
  await givenMessage(t.world, lina.id, owner.email, 'It is me', { bookingId });
  await recruiter(blindReview.set, { blindReview: true });
  const [need] = (await recruiter(home.show, {})).needs;
  const alias = need?.faces[0]?.alias ?? '';
  for (const name of ['Lina', 'berg', lina.email, 'It is me']) expect(await found(name)).toEqual([[], [], []]);
  expect(await found(alias.toLowerCase())).toEqual([[alias], [], []]);
  await recruiter(blindReview.set, { blindReview: false });
  // what somebody is called leads to nobody whose name is known
  expect((await found(alias))[0]).toEqual([]);
});

test('hiring managers find what is of their jobs, and other companies nothing', async () => {
  await applied('Lina', 'Berg');
  await givenJobAd(recruiter, { title: 'Cook' });
  const given = await t.as((await givenHiringManager(t.world, companyId, [bookingId])).id);
  const none = await t.as((await givenHiringManager(t.world, companyId, [])).id);
  const stranger = await t.as((await givenCompany(t.world, 'Elsewhere')).owner.id);
  expect(await found('lina', given)).toEqual([['Lina Berg'], [], []]);
  expect(await found('cook', given)).toEqual([[], [], []]);
  for (const call of [none, stranger]) for (const word of ['lina', 'bäcker', 'cook']) expect(await found(word, call)).toEqual([[], [], []]);
});
