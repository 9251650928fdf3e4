import { type Facet, facets } from '@vitrine/contract/job-search/search.ts';
import type { Db } from '../../platform/postgres/db.ts';
import { type Asked, type Found, runSearch } from '../../platform/search/engine.ts';
import { adIndex } from './find-jobs.sql.ts';
import type { WantedAds } from './query.ts';

export interface FoundAds extends Omit<Found<Facet>, 'facets'> {
  facets: Record<Facet, { value: string; count: number }[]>;
}

/** Finds the ads of one page, how many there are, and how many each facet value would give, the most frequent first. */
export async function findJobs(db: Db, wanted: WantedAds, { now, ...asked }: Asked & { now: Date }): Promise<FoundAds> {
  const found = await runSearch({ db, index: adIndex(now, wanted.salaryFrom), facets }, wanted, asked);
  const named = (facet: Facet) =>
    found.facets[facet]
      .map(({ code, count }) => ({ value: wanted.codes.get(code)?.value ?? '', count }))
      .toSorted((a, b) => b.count - a.count || a.value.localeCompare(b.value));
  return { ...found, facets: Object.fromEntries(facets.map((facet) => [facet, named(facet)])) as FoundAds['facets'] };
}
