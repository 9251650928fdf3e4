import { type Facet, facets, type SearchFilters } from '@vitrine/contract/job-search/search.ts';
import type { Db } from '../../platform/postgres/db.ts';
import { facetCodes, formsOf } from '../../platform/search/lexicon.sql.ts';
import type { Wanted } from '../../platform/search/selectivity.ts';
import { all, any, asName, asTerm, chosenOf, inTitle, meant, quoted, wordsIn } from '../../platform/search/tsquery.ts';
import { adTerms } from './find-jobs.sql.ts';
import { placeWords } from './places.ts';

/** A search for ads as the database understands it. */
export interface WantedAds extends Wanted<Facet> {
  /** All facet values by their codes. */
  codes: Map<number, { facet: Facet; value: string }>;
  salaryFrom: number | undefined;
}

/** Turns what was asked into a search: words into all their forms, values of facets into codes. */
export async function buildQuery(db: Db, filters: SearchFilters): Promise<WantedAds> {
  const { textSearch = '', jobTitle = '', position = '', jobLocation = '', companyName = '' } = filters;
  const places = placeWords(jobLocation);
  const said = [textSearch, `${jobTitle} ${position}`, places.words.join(' '), companyName];
  const [forms, known] = await Promise.all([
    formsOf(
      db,
      adTerms,
      said.flatMap((text, part) => wordsIn(text).map((word) => [part, meant(word)] as const)),
    ),
    facetCodes(db, facets),
  ]);
  const part = (number: number) => forms.filter((one) => one.part === number);
  const towns = part(2).map((one) => asName('l:', one));
  const words = [...part(0).map((one) => asTerm('anywhere', one)), ...part(1).map((one) => asTerm('title', one))];
  const names = [
    ...(places.alternatives ? [any(towns)] : towns),
    ...places.countries.map((country) => quoted(`l:=${country}`)),
    ...part(3).map((one) => asName('b:', one)),
    ...(filters.companyId ? [quoted(`k:${filters.companyId.toLowerCase()}`)] : []),
  ];
  const codes = new Map(known.map(({ code, facet, value }) => [code, { facet: facet as Facet, value }]));
  return {
    words: words.filter(Boolean),
    names: names.filter(Boolean),
    title: all([...part(0), ...part(1)].map(inTitle)),
    chosen: chosenOf(facets, filters, known),
    facetOf: (code) => codes.get(code)?.facet,
    codes,
    salaryFrom: filters.salaryFrom,
  };
}
