import { type CandidateFacet, candidateFacets } from '@vitrine/contract/recruiting-search/filters.ts';
import { type CareerStageKey, careerStages } from '@vitrine/contract/reference-lists.ts';
import type { Db } from '../../platform/postgres/db.ts';
import { type Asked, type Found, runSearch } from '../../platform/search/engine.ts';
import { candidateIndex, skillNames } from './find-candidates.sql.ts';
import type { WantedCandidates } from './query.ts';

/** So many skills are offered as a choice. */
const offeredSkills = 30;

export interface FoundCandidates extends Omit<Found<CandidateFacet>, 'facets'> {
  facets: Record<CandidateFacet, { value: string; count: number }[]>;
}

type Counted = Found<CandidateFacet>['facets'][CandidateFacet];

/** A career stage as it is said on the wire. */
export const stageOf = (key: string | null) => (key === null ? null : (careerStages[key as CareerStageKey] ?? key));

/** Finds the candidates of one page by their rows, how many there are, and how many each facet value would give. */
export async function findCandidates(db: Db, wanted: WantedCandidates, asked: Asked): Promise<FoundCandidates> {
  const found = await runSearch({ db, index: candidateIndex, facets: candidateFacets }, wanted, asked);
  const skills = mostOf(found.facets.skills, wanted.chosen.get('skills') ?? []);
  const names = await skillNames(
    db,
    skills.map(({ code }) => code),
  );
  const nameOf = (facet: CandidateFacet, code: number) => {
    const value = names.get(code) ?? wanted.values.get(code) ?? '';
    return facet === 'careerstage' ? (stageOf(value) ?? value) : value;
  };
  const named = (facet: CandidateFacet) =>
    (facet === 'skills' ? skills : found.facets[facet])
      .map(({ code, count }) => ({ value: nameOf(facet, code), count }))
      .filter(({ value }) => value !== '')
      .toSorted((a, b) => b.count - a.count || a.value.localeCompare(b.value));
  return {
    ...found,
    facets: Object.fromEntries(candidateFacets.map((facet) => [facet, named(facet)])) as FoundCandidates['facets'],
  };
}

/** The most frequent, and what is chosen. */
function mostOf(counted: Counted, chosen: readonly number[]) {
  const sorted = counted.toSorted((a, b) => b.count - a.count || a.code - b.code);
  return sorted.filter(({ code }, index) => index < offeredSkills || chosen.includes(code));
}
