import { type Facet, facets, type SearchFilters } from '@vitrine/contract/job-search/search.ts';
import type { Db } from '../../platform/db.ts';
import { placeWords } from './places.ts';
import { facetCodes, formsOf, type WordForms } from './words.sql.ts';

/** A search as the database understands it. */
export interface Wanted {
  /** Everything but the facets, as a tsquery; empty where nothing narrows. */
  base: string;
  /** True for ads whose title has all the words; empty without words. */
  title: string;
  /** The codes chosen in each facet: one of them must fit. */
  chosen: Map<Facet, number[]>;
  /** All facet values by their codes. */
  codes: Map<number, { facet: Facet; value: string }>;
  salaryFrom: number | undefined;
}

const maxWords = 12;
const wordPattern = /\.net\b|c\+\+|c#|[\p{L}\p{N}\p{M}]+/giu;

/** The words of a text as they are typed; names made of signs count as one. */
export const wordsIn = (said: string) => (said.normalize('NFC').match(wordPattern) ?? []).slice(0, maxWords);

const quoted = (lexeme: string) => `'${lexeme.slice(0, 80).replace(/['\\]/g, '$&$&')}'`;
const any = (terms: string[]) => (terms.length > 0 ? `(${[...new Set(terms)].join(' | ')})` : '');
export const all = (terms: readonly string[]) => terms.filter(Boolean).join(' & ');
export const without = (query: string) => `!(${query})`;
export const anyCode = (codes: readonly number[]) => (codes.length > 0 ? any(codes.map((code) => quoted(`c:${code}`))) : quoted('c:none'));

/** From three letters on a word also finds what begins with it: compounds, and what is still being typed. */
const beginning = (prefix: string, word: string) => (word.length >= 3 ? [`${quoted(prefix + word)}:*`] : [quoted(prefix + word)]);
const spellings = ({ word, spelt }: WordForms) => (spelt === word ? [word] : [word, ...spelt.split(' ')]);

const spoken = ['e:', 'd:', 'f:'];
/** A form in the title: `t` before a stem, `t:` before a word as it is. */
const titled = (form: string) => (form.includes(':') ? `t${form}` : `t:${form}`);

/** A word in any of its forms, anywhere or in the title; empty for a word that says nothing. */
function asTerm(scope: 'anywhere' | 'title', one: WordForms) {
  if (one.forms.length === 0) return '';
  const forms = [...one.forms, ...one.compounds].map((form) => quoted(scope === 'title' ? titled(form) : form));
  const places = scope === 'title' ? ['t:'] : ['', ...(one.word.length >= 3 ? spoken : [])];
  return any([...forms, ...spellings(one).flatMap((word) => places.flatMap((place) => beginning(place, word)))]);
}

const asName = (prefix: string, one: WordForms) => any(spellings(one).flatMap((word) => beginning(prefix, word)));
const inTitle = (one: WordForms) => any(one.forms.map((form) => quoted(titled(form))));

/** "IT" alone is a word that says nothing to three languages; ads keep it under another name. */
const meant = (word: string) => (word.toLowerCase() === 'it' ? 'infotech' : word);

/** Turns what was asked into a search: words into all their forms, values of facets into codes. */
export async function wantedOf(db: Db, filters: SearchFilters): Promise<Wanted> {
  const { textSearch = '', jobTitle = '', position = '', jobLocation = '', companyName = '' } = filters;
  const places = placeWords(jobLocation);
  const said = [textSearch, `${jobTitle} ${position}`, places.words.join(' '), companyName];
  const [forms, known] = await Promise.all([
    formsOf(
      db,
      said.flatMap((text, part) => wordsIn(text).map((word) => [part, meant(word)] as const)),
    ),
    facetCodes(db),
  ]);
  const part = (number: number) => forms.filter((one) => one.part === number);
  const base = all([
    ...part(0).map((one) => asTerm('anywhere', one)),
    ...part(1).map((one) => asTerm('title', one)),
    places.alternatives ? any(part(2).map((one) => asName('l:', one))) : all(part(2).map((one) => asName('l:', one))),
    ...places.countries.map((country) => quoted(`l:=${country}`)),
    ...part(3).map((one) => asName('b:', one)),
    filters.companyId ? quoted(`k:${filters.companyId.toLowerCase()}`) : '',
  ]);
  return {
    base,
    title: all([...part(0), ...part(1)].map(inTitle)),
    chosen: chosenOf(filters, known),
    codes: new Map(known.map(({ code, facet, value }) => [code, { facet: facet as Facet, value }])),
    salaryFrom: filters.salaryFrom,
  };
}

/** A value that no ad ever had has no code, and finds nothing. */
function chosenOf(filters: SearchFilters, known: { code: number; facet: string; value: string }[]) {
  const chosen = new Map<Facet, number[]>();
  for (const facet of facets) {
    const values = filters[facet]?.map((one) => one.toLowerCase()).filter((one) => one !== '') ?? [];
    if (values.length === 0) continue;
    const codes = known.filter((one) => one.facet === facet && values.includes(one.value.toLowerCase())).map((one) => one.code);
    chosen.set(facet, codes);
  }
  return chosen;
}
