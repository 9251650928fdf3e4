import { savedCandidateSearches } from '@vitrine/contract/recruiting-search/saved.ts';
import { candidateFavorites, recruitingSearch } from '@vitrine/contract/recruiting-search/search.ts';
import { expect, test } from 'vitest';
import { startWorld } from '../../../test/world.ts';
import { givenCompany } from '../accounts/fixtures.ts';
import { givenJobCode } from '../job-codes/fixtures.ts';
import { keptBySearch } from './fixtures.sql.ts';
import { givenProfile } from './fixtures.ts';
import { recruitingSearchData } from './personal-data.ts';

const it = await startWorld();
const { world } = it;
const { owner } = await givenCompany(world, 'Lindenhof');
const recruiter = await it.as(owner.id);
const confirmed = <T extends object>(person: T) => ({ ...person, confirmed: true });

test('a candidate sees who found them, a recruiter what they kept; erasing takes all of it away', async () => {
  const person = await givenProfile(world, { profession: 'Quillmaker' });
  const job = await givenJobCode(recruiter);
  await recruiter(candidateFavorites.add, { id: person.id });
  await recruiter(savedCandidateSearches.save, { name: 'Quills', query: { textsearch: 'quill' } });
  await recruiter(recruitingSearch.invite, { id: person.id, bookingId: job.bookingId });
  expect((await recruitingSearchData.tell(world, confirmed(person))).data).toMatchObject({
    foundBy: [{ company: 'Lindenhof' }],
    keptCandidates: [],
  });
  expect((await recruitingSearchData.tell(world, confirmed(owner))).data).toMatchObject({
    foundBy: [],
    keptCandidates: [{}],
    savedCandidateSearches: [{ name: 'Quills' }],
  });

  await recruitingSearchData.erase(world, confirmed(owner));
  expect((await recruitingSearchData.tell(world, confirmed(owner))).data).toEqual({
    foundBy: [],
    keptCandidates: [],
    savedCandidateSearches: [],
  });
  expect((await recruiter(recruitingSearch.search, { textsearch: 'quillmaker' })).total).toBe(1);
  await recruitingSearchData.erase(world, confirmed(person));
  expect((await recruitingSearchData.tell(world, confirmed(person))).data).toMatchObject({ foundBy: [] });
  expect(await keptBySearch(world.db)).not.toMatch(/quill/i);
});
