import { day } from '@vitrine/contract/durations.ts';
import { jobCodeEditing } from '@vitrine/contract/job-codes/editing.ts';
import { jobCodeLists } from '@vitrine/contract/job-codes/lists.ts';
import { expect, test } from 'vitest';
import { startWorld } from '../../../test/world.ts';
import { givenCompany } from '../accounts/fixtures.ts';
import { givenJobAd } from '../job-ads/fixtures.ts';
import { aQuestion, givenJobCode } from './fixtures.ts';

const { world, as, later } = await startWorld();

test('the lists hold every product of the company, job ads and job codes, and filter by type', async () => {
  const { owner } = await givenCompany(world, 'Products');
  const elsewhere = await as((await givenCompany(world, 'Elsewhere')).owner.id);
  let own = await as(owner.id);
  const inState = async (state: keyof typeof jobCodeLists, type?: 'jobad' | 'jobcode') => {
    const { items, total, counts } = await own(jobCodeLists[state], type ? { type } : {});
    expect(total).toBe(items.length);
    expect(counts[state]).toBe(total);
    return items.map((one) => [one.type, one.bookingId, one.title]);
  };
  const code = ['jobcode', (await givenJobCode(own, { title: 'Baker by video' })).bookingId, 'Baker by video'];
  const { bookingId } = await givenJobAd(own, { title: 'Baker' });
  const ad = ['jobad', bookingId, 'Baker'];
  const draft = ['jobad', (await givenJobAd(own, { title: 'Miller', published: false })).bookingId, 'Miller'];
  // both under one booking
  const shared = await own(jobCodeEditing.create, { bookingId, title: 'Baker, shared', questions: [aQuestion('Why bread?')] });
  await own(jobCodeEditing.publish, { id: shared.id });
  const both = ['jobcode', bookingId, 'Baker, shared'];

  // changed at the same moment, so in any order
  expect(new Set(await inState('active'))).toEqual(new Set([ad, code, both]));
  expect(new Set(await inState('active', 'jobcode'))).toEqual(new Set([code, both]));
  expect(await inState('active', 'jobad')).toEqual([ad]);
  expect(await inState('inactive')).toEqual([draft]);
  expect((await own(jobCodeLists.active, { page: 2, count: 2 })).items).toHaveLength(1);
  expect((await own(jobCodeLists.active, { search: bookingId, type: 'jobad' })).total).toBe(1);
  expect((await elsewhere(jobCodeLists.active, {})).total).toBe(0);

  later(91 * day);
  own = await as(owner.id);
  expect(await inState('expired')).toEqual([ad]);
});
