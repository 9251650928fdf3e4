import { usualRadius } from '@vitrine/contract/job-search/radius.ts';
import { type Facet, facets, type SearchFilters } from '@vitrine/contract/job-search/search.ts';
import { omitUndefined } from '@vitrine/contract/omit-undefined.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { World } from '../../platform/context.ts';
import { cellsAround } from '../../platform/places/cells.ts';
import type { KnownPlace } from '../../platform/places/list.ts';
import { facetCodes, formsOf, type WordForms } from '../../platform/search/lexicon.sql.ts';
import type { Wanted } from '../../platform/search/selectivity.ts';
import { all, any, asName, chosenOf, meant as meantBy, quoted, wordsIn } from '../../platform/search/tsquery.ts';
import { type Around, adTerms, anyAdFits } from './find-jobs.sql.ts';
import { knownLexicon } from './occupations/known.ts';
import { termsOf } from './occupations/terms.ts';
import { placeLike, placesMeant, placeWords, textFor, wordsFor } from './places.ts';

/** A search for ads as the database understands it. */
export interface WantedAds extends Wanted<Facet> {
  /** All facet values by their codes. */
  codes: Map<number, { facet: Facet; value: string }>;
  salaryFrom: number | undefined;
  /** Around which place, if it is known. */
  around: (Around & { place: KnownPlace; others: KnownPlace[] }) | undefined;
}

interface How {
  /** Of whoever asks. */
  language?: Language;
  /** One of the words is enough. */
  anyWord?: boolean;
}

/** The texts of a search by their numbers; the names of a place come after them. */
const [anywhereText, titleText, placeText, companyText, firstName] = [0, 1, 2, 3, 4];

/**
 * Turns what was asked into a search: words into all their forms, names of occupations into what they are called elsewhere, a place
 * into what lies around it, values of facets into codes.
 */
export async function buildQuery(
  world: Pick<World, 'db' | 'bus'>,
  filters: SearchFilters,
  { language, anyWord = false }: How = {},
): Promise<WantedAds> {
  const { textSearch = '', jobTitle = '', position = '', jobLocation = '', companyName = '' } = filters;
  const meant = placesMeant(jobLocation);
  const [place] = meant;
  const places = placeWords(jobLocation);
  const placeNames = place ? wordsFor(jobLocation, place) : [];
  const said = [textSearch, `${jobTitle} ${position}`, place ? '' : places.words.join(' '), companyName, ...placeNames].map(wordsIn);
  const asked = said.flatMap((words, part) => words.map((word) => [part, meantBy(word)] as const));
  const { db } = world;
  const [forms, known, lexicon] = await Promise.all([formsOf(db, adTerms, asked), facetCodes(db, facets), knownLexicon(world)]);
  const part = (number: number) => forms.filter((one) => one.part === number);
  const towns = part(placeText).map((one) => asName('l:', one));
  const like = await guessed(world, jobLocation, towns);
  if (like) return buildQuery(world, { ...filters, jobLocation: textFor(like, language ?? 'en') }, omitUndefined({ language, anyWord }));
  const terms = async (number: number, scope: 'anywhere' | 'title') => {
    const from = asked.findIndex(([part]) => part === number) + 1;
    const words = said[number] ?? [];
    const own = words.map((_, index) => forms.find((one) => one.position === from + index));
    return termsOf(db, lexicon, { words, forms: own, scope }, language);
  };
  const words = [...(await terms(anywhereText, 'anywhere')), ...(await terms(titleText, 'title'))];
  const wanted = words.flatMap(({ term }) => (term ? [`(${term})`] : []));
  const around =
    place &&
    aroundPlace(
      place,
      filters.radius ?? usualRadius,
      placeNames.map((_, index) => part(firstName + index)),
    );
  const names = [
    ...(around ? [around.query] : [...towns, ...places.countries.map((country) => quoted(`l:=${country}`))]),
    ...part(companyText).map((one) => asName('b:', one)),
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
    around: around && place && { ...around, place, others: meant.slice(1) },
  };
}

/** A place that nobody knows and that stands in no ad may be a town that was misspelt. */
async function guessed({ db }: Pick<World, 'db'>, jobLocation: string, towns: string[]) {
  if (towns.length === 0 || (await anyAdFits(db, all(towns)))) return undefined;
  return placeLike(jobLocation);
}

/** What lies around a place, and ads of an unknown place that is called so in the same country. */
function aroundPlace({ lat, lon, country }: KnownPlace, km: number, names: WordForms[][]) {
  const cells = cellsAround({ lat, lon }, km).map((cell) => quoted(cell));
  const called = any(
    names
      .map((words) => all(words.map((one) => asName('l:', one))))
      .filter(Boolean)
      .map((words) => `(${words})`),
  );
  const unplaced = all([quoted('g:?'), quoted(`l:=${country.toLowerCase()}`), called || quoted('g:none')]);
  return { lat, lon, km, called: unplaced, query: any([...cells, `(${unplaced})`]) };
}
