import type { Call } from '@vitrine/contract/caller.ts';
import { progressAsking } from '@vitrine/contract/progress-flow/asking.ts';
import { expect, test } from 'vitest';
import { startWorld } from '../../../test/world.ts';
import { givenCompany, givenHiringManager } from '../accounts/fixtures.ts';
import { givenJobAd } from '../job-ads/fixtures.ts';

const t = await startWorld();
const refused = (code: string) => expect.objectContaining({ problem: expect.objectContaining({ code }) });
const titles = (list: { items: { pfTitle: string }[] }) => list.items.map(({ pfTitle }) => pfTitle);

async function givenAsking(...names: string[]) {
  const { owner, companyId } = await givenCompany(t.world);
  const recruiter = await t.as(owner.id);
  let list = { items: [] as { pfId: string; pfTitle: string; pfSLNo: number }[] };
  for (const pfTitle of names) list = await recruiter(progressAsking.create, { pfTitle });
  return { recruiter, companyId, ids: list.items.map(({ pfId }) => pfId) };
}

test('what is asked for stands in the order in which it was added, numbered from 1', async () => {
  const { recruiter } = await givenAsking('Tax number', 'Health insurance');
  const made = await recruiter(progressAsking.create, { pfTitle: 'Certificate', why: 'For your grade', dueDays: 14 });
  expect(made.items[2]).toMatchObject({
    pfTitle: 'Certificate',
    pfSLNo: 3,
    why: 'For your grade',
    dueDays: 14,
    dueDate: null,
    bookings: [],
  });
  expect(await recruiter(progressAsking.list, {})).toEqual(made);
});

test('a day takes the place of a number of days, and both at once are refused', async () => {
  const { recruiter, ids } = await givenAsking('Tax number');
  const [pfId = ''] = ids;
  await recruiter(progressAsking.update, { pfId, dueDays: 10 });
  const { items } = await recruiter(progressAsking.update, { pfId, dueDate: '2031-05-01' });
  expect(items[0]).toMatchObject({ dueDate: '2031-05-01', dueDays: null });
  await expect(recruiter(progressAsking.update, { pfId, dueDate: '2031-05-01', dueDays: 3 })).rejects.toMatchObject({
    problem: { code: 'invalid', errors: [{ field: 'dueDays' }] },
  });
});

test('a new order holds, and what it does not name follows as it stood', async () => {
  const { recruiter, ids } = await givenAsking('A', 'B', 'C');
  const [a = '', , c = ''] = ids;
  expect(titles(await recruiter(progressAsking.reorder, { pfIds: [c, a] }))).toEqual(['C', 'A', 'B']);
  await recruiter(progressAsking.update, { pfId: c, delete: true });
  expect(titles(await recruiter(progressAsking.list, {}))).toEqual(['A', 'B']);
});

test('two who order at once end in one of both orders', async () => {
  const { recruiter, ids } = await givenAsking('A', 'B', 'C', 'D');
  const orders = [ids, ids.toReversed()];
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, at) => recruiter(progressAsking.reorder, { pfIds: orders[at % 2] ?? ids })),
  );
  const after = titles(await recruiter(progressAsking.list, {})).join('');
  expect(['ABCD', 'DCBA']).toContain(after);
  for (const one of answers) expect(['ABCD', 'DCBA']).toContain(titles(one).join(''));
});

test('each job has its own set, of jobs of the company alone', async () => {
  const { recruiter } = await givenAsking('For everybody');
  const [bakery, kitchen] = [await givenJobAd(recruiter, { title: 'Baker' }), await givenJobAd(recruiter, { title: 'Cook' })];
  await recruiter(progressAsking.create, { pfTitle: 'Health certificate', bookings: [kitchen.bookingId] });
  expect(titles(await recruiter(progressAsking.list, { bookingId: bakery.bookingId }))).toEqual(['For everybody']);
  expect(titles(await recruiter(progressAsking.list, { bookingId: kitchen.bookingId }))).toEqual(['For everybody', 'Health certificate']);
  const other = await givenAsking();
  await expect(other.recruiter(progressAsking.create, { pfTitle: 'X', bookings: [bakery.bookingId] })).rejects.toEqual(
    refused('not-found'),
  );
});

test('what another company asks for does not exist, and hiring managers ask for nothing', async () => {
  const { recruiter, companyId, ids } = await givenAsking('A');
  const [pfId = ''] = ids;
  const stranger: Call = (await givenAsking()).recruiter;
  expect((await stranger(progressAsking.list, {})).items).toEqual([]);
  await expect(stranger(progressAsking.update, { pfId, pfTitle: 'Mine' })).rejects.toEqual(refused('not-found'));
  await expect(stranger(progressAsking.reorder, { pfIds: [pfId] })).rejects.toEqual(refused('not-found'));
  const manager = await t.as((await givenHiringManager(t.world, companyId)).id);
  await expect(manager(progressAsking.list, {})).rejects.toEqual(refused('not-allowed'));
  expect(titles(await recruiter(progressAsking.list, {}))).toEqual(['A']);
});
