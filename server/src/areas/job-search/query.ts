import { type Facet, facets, type SearchFilters } from '@vitrine/contract/job-search/search.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { World } from '../../platform/context.ts';
import { facetCodes, formsOf } from '../../platform/search/lexicon.sql.ts';
import type { Wanted } from '../../platform/search/selectivity.ts';
import { all, any, asName, chosenOf, meant, quoted, wordsIn } from '../../platform/search/tsquery.ts';
import { adTerms } from './find-jobs.sql.ts';
import { knownLexicon } from './occupations/known.ts';
import { termsOf } from './occupations/terms.ts';
import { placeWords } from './places.ts';

/** A search for ads as the database understands it. */
export interface WantedAds extends Wanted<Facet> {
  /** All facet values by their codes. */
  codes: Map<number, { facet: Facet; value: string }>;
  salaryFrom: number | undefined;
}

interface How {
  /** Of whoever asks. */
  language?: Language;
  /** One of the words is enough. */
  anyWord?: boolean;
}

/**
 * Turns what was asked into a search: words into all their forms, names of occupations into what they are called elsewhere, values
 * of facets into codes.
 */
export async function buildQuery(
  world: Pick<World, 'db' | 'bus'>,
  filters: SearchFilters,
  { language, anyWord = false }: How = {},
): Promise<WantedAds> {
  const { textSearch = '', jobTitle = '', position = '', jobLocation = '', companyName = '' } = filters;
  const places = placeWords(jobLocation);
  const said = [textSearch, `${jobTitle} ${position}`, places.words.join(' '), companyName].map(wordsIn);
  const asked = said.flatMap((words, part) => words.map((word) => [part, meant(word)] as const));
  const { db } = world;
  const [forms, known, lexicon] = await Promise.all([formsOf(db, adTerms, asked), facetCodes(db, facets), knownLexicon(world)]);
  const part = (number: number) => forms.filter((one) => one.part === number);
  const towns = part(2).map((one) => asName('l:', one));
  const terms = async (number: number, scope: 'anywhere' | 'title') => {
    const from = asked.findIndex(([part]) => part === number) + 1;
    const words = said[number] ?? [];
    const own = words.map((_, index) => forms.find((one) => one.position === from + index));
    return termsOf(db, lexicon, { words, forms: own, scope }, language);
  };
  const words = [...(await terms(0, 'anywhere')), ...(await terms(1, 'title'))];
  const wanted = words.flatMap(({ term }) => (term ? [`(${term})`] : []));
  const names = [
    ...(places.alternatives ? [any(towns)] : towns),
    ...places.countries.map((country) => quoted(`l:=${country}`)),
    ...part(3).map((one) => asName('b:', one)),
    ...(filters.companyId ? [quoted(`k:${filters.companyId.toLowerCase()}`)] : []),
  ];
  const codes = new Map(known.map(({ code, facet, value }) => [code, { facet: facet as Facet, value }]));
  return {
    words: (anyWord ? [any(wanted)] : wanted).filter(Boolean),
    names: names.filter(Boolean),
    title: all(words.map(({ title }) => title)),
    chosen: chosenOf(facets, filters, known),
    facetOf: (code) => codes.get(code)?.facet,
    codes,
    salaryFrom: filters.salaryFrom,
  };
}
