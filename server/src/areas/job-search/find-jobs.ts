import { type Facet, facets } from '@vitrine/contract/job-search/search.ts';
import { cellsAround } from '../../platform/places/cells.ts';
import type { Db } from '../../platform/postgres/db.ts';
import { type Asked, type Found, runSearch } from '../../platform/search/engine.ts';
import { any, anyCode, quoted } from '../../platform/search/tsquery.ts';
import { type Around, adIndex, nearestAds } from './find-jobs.sql.ts';
import type { WantedAds } from './query.ts';

export interface FoundAds extends Omit<Found<Facet>, 'facets'> {
  facets: Record<Facet, { value: string; count: number }[]>;
}

interface AskedAds extends Omit<Asked, 'sort'> {
  now: Date;
  /** The nearest first only where the place is known; else the newest. */
  sort: Asked['sort'] | 'Nearest';
}

/** Finds the ads of one page, how many there are, and how many each facet value would give, the most frequent first. */
export async function findJobs(db: Db, wanted: WantedAds, { now, sort, ...asked }: AskedAds): Promise<FoundAds> {
  const { around, salaryFrom } = wanted;
  const index = adIndex(now, { salaryFrom, around });
  const byDistance = sort === 'Nearest' && around !== undefined && asked.among === undefined && asked.since === undefined;
  const [found, nearest] = await Promise.all([
    runSearch({ db, index, facets }, wanted, { ...asked, sort: sort === 'Nearest' ? 'Recent' : sort }),
    byDistance ? nearestOf(db, wanted, around, { now, ...asked }) : undefined,
  ]);
  const named = (facet: Facet) =>
    found.facets[facet]
      .map(({ code, count }) => ({ value: wanted.codes.get(code)?.value ?? '', count }))
      .toSorted((a, b) => b.count - a.count || a.value.localeCompare(b.value));
  return {
    ...found,
    ids: nearest ?? found.ids,
    facets: Object.fromEntries(facets.map((facet) => [facet, named(facet)])) as FoundAds['facets'],
  };
}

const firstCircle = 5;
/** So many times as wide is the next circle that is looked at. */
const wider = 3;
/** An ad of an unknown place lies in no small circle. */
const nowhere = quoted('g:none');

/** One page of what fits, the nearest first: of small circles before the whole one, as soon as one holds the page. */
async function nearestOf(db: Db, wanted: WantedAds, around: Around, { now, page, count }: Omit<AskedAds, 'sort'>) {
  const { salaryFrom, words, names, chosen } = wanted;
  const fitting = [...words, ...names, ...[...chosen.values()].map(anyCode)];
  const of = { now, salaryFrom, skip: (page - 1) * count, take: count };
  for (let km = firstCircle; km < around.km; km *= wider) {
    const cells = any(cellsAround(around, km).map(quoted));
    const ids = await nearestAds(db, { ...of, queries: [cells, ...fitting], around: { ...around, km, called: nowhere } });
    if (ids.length === count) return ids;
  }
  return nearestAds(db, { ...of, queries: fitting, around });
}
