import { type CandidateFacet, type CandidateFilters, candidateFacets } from '@vitrine/contract/recruiting-search/filters.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { World } from '../../platform/context.ts';
import { facetCodes, formsOf } from '../../platform/search/lexicon.sql.ts';
import type { Wanted } from '../../platform/search/selectivity.ts';
import { all, chosenOf, meant, wordsIn } from '../../platform/search/tsquery.ts';
import { knownLexicon, termsOf } from '../job-search/index.ts';
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

/**
 * Turns what was asked into a search: words into all their forms, names of occupations into what they are called elsewhere, values
 * of facets into codes. The language is that of whoever asks.
 */
export async function buildQuery(
  world: Pick<World, 'db' | 'bus'>,
  filters: CandidateFilters,
  language?: Language,
): Promise<WantedCandidates> {
  const { db } = world;
  const said = wordsIn(filters.textsearch ?? '');
  const [forms, lexicon, known, skills] = await Promise.all([
    formsOf(
      db,
      candidateTerms,
      said.map((word) => [0, meant(word)] as const),
    ),
    knownLexicon(world),
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
  const own = said.map((_, index) => forms.find(({ position }) => position === index + 1));
  const terms = await termsOf(db, lexicon, { words: said, forms: own, scope: 'anywhere' }, language);
  const facetByCode = new Map(codes.map(({ code, facet }) => [code, facet]));
  // stages are stored under a key and said as words
  const careerstage = filters.careerstage?.map((one) => one.trim().replace(/ /g, '_'));
  return {
    words: terms.map(({ term }) => term).filter(Boolean),
    names: [],
    title: all(terms.map(({ title }) => title)),
    chosen: chosenOf(candidateFacets, { ...filters, careerstage }, codes),
    facetOf: (code) => (code >= firstSkill ? 'skills' : facetByCode.get(code)),
    values: new Map(codes.map(({ code, value }) => [code, value])),
  };
}
