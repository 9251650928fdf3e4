import { type CandidateFacet, type CandidateFilters, candidateFacets } from '@vitrine/contract/recruiting-search/filters.ts';
import type { Db } from '../../platform/postgres/db.ts';
import { facetCodes, formsOf } from '../../platform/search/lexicon.sql.ts';
import type { Wanted } from '../../platform/search/selectivity.ts';
import { all, asTerm, chosenOf, inTitle, meant, wordsIn } from '../../platform/search/tsquery.ts';
import { candidateTerms, skillCodes } from './find-candidates.sql.ts';

/** A search for candidates as the database understands it. */
export interface WantedCandidates extends Wanted<CandidateFacet> {
  /** What is stored, by its code; skills by what they were called in the question. */
  values: Map<number, string>;
}

/** Codes from here on are those of skills. */
const firstSkill = 100_000;
const prefix = 'candidate:';
const closed = candidateFacets.filter((facet) => facet !== 'skills');

/** Turns what was asked into a search: words into all their forms, values of facets into codes. */
export async function buildQuery(db: Db, filters: CandidateFilters): Promise<WantedCandidates> {
  const [forms, known, skills] = await Promise.all([
    formsOf(
      db,
      candidateTerms,
      wordsIn(filters.textsearch ?? '').map((word) => [0, meant(word)] as const),
    ),
    facetCodes(
      db,
      closed.map((facet) => prefix + facet),
    ),
    skillCodes(db, filters.skills?.filter(Boolean) ?? []),
  ]);
  const codes = [
    ...known.map(({ code, facet, value }) => ({ code, facet: facet.slice(prefix.length) as CandidateFacet, value })),
    ...skills.map(({ code, name }) => ({ code, facet: 'skills' as const, value: name })),
  ];
  const facetByCode = new Map(codes.map(({ code, facet }) => [code, facet]));
  // stages are stored under a key and said as words
  const careerstage = filters.careerstage?.map((one) => one.trim().replace(/ /g, '_'));
  return {
    words: forms.map((one) => asTerm('anywhere', one)).filter(Boolean),
    names: [],
    title: all(forms.map(inTitle)),
    chosen: chosenOf(candidateFacets, { ...filters, careerstage }, codes),
    facetOf: (code) => (code >= firstSkill ? 'skills' : facetByCode.get(code)),
    values: new Map(codes.map(({ code, value }) => [code, value])),
  };
}
