import type { Language } from '@vitrine/contract/vocabulary.ts';
import { exonyms } from '../../platform/places/exonyms.ts';
import { namesOf, placesBeginning, placesCalled, plainCode } from '../../platform/places/finding.ts';
import { keyOf } from '../../platform/places/key.ts';
import { isRegion, type KnownPlace, placesOfCode, townsWith } from '../../platform/places/list.ts';
import { misspelt } from '../../platform/search/spelling.ts';

const lettersOf = (code: number) => String.fromCharCode(65 + Math.floor(code / 26), 65 + (code % 26));

/** Two-letter codes of countries by their names in the three languages. */
const countries = new Map<string, string>();
for (const locale of ['en', 'de', 'fr']) {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
  for (let code = 0; code < 26 * 26; code += 1) {
    const name = names.of(lettersOf(code));
    // codes that are retired are called by the name of their successor
    const current = new Intl.Locale(`und-${lettersOf(code)}`).region === lettersOf(code);
    if (current && name && !countries.has(keyOf(name))) countries.set(keyOf(name), lettersOf(code).toLowerCase());
  }
}

const partsOf = (said: string) =>
  said
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
const countryOf = (part: string) => countries.get(keyOf(part));

/** What a typed place stands for where nobody knows where it is: words, and countries. Parts between commas narrow. */
export function placeWords(said: string): { words: string[]; countries: string[] } {
  const parts = partsOf(said);
  return { words: parts.filter((part) => !countryOf(part)), countries: parts.flatMap((part) => countryOf(part) ?? []) };
}

const code = /^(?:[A-Za-z]{1,2}[\s-]+)?(\d{4,5})(?:\s+(.*))?$/;

/** Places of a postal code, those whose town is named beside it first. */
function coded(text: string): KnownPlace[] {
  const [, digits = '', town = ''] = code.exec(text) ?? [];
  const places = digits ? placesOfCode(plainCode(digits)) : [];
  const named = (place: KnownPlace) => Number(town !== '' && keyOf(place.name).startsWith(keyOf(town)));
  return places.toSorted((a, b) => named(b) - named(a) || b.people - a.people);
}

/**
 * The places that a text may mean, the likeliest first: a name in any language or a postal code, narrowed by a country or a region
 * after a comma. None for a country, a region, and what nobody knows.
 */
export function placesMeant(said: string): KnownPlace[] {
  const [name = '', ...narrowing] = partsOf(said);
  if (countryOf(said) || (narrowing.length === 0 && countryOf(name))) return [];
  const within = (place: KnownPlace) =>
    narrowing.every(
      (part) => countryOf(part) === place.country.toLowerCase() || (place.region !== '' && keyOf(place.region) === keyOf(part)),
    );
  const places = code.test(name) ? coded(name) : placesCalled(name);
  return places.filter(within);
}

/** Letters of a name that may be a town's, misspelt. */
const [shortestGuessed, longestGuessed] = [4, 40];

/** A town whose name looks like this; undefined where none does. */
export function placeLike(said: string): KnownPlace | undefined {
  const key = keyOf(said);
  if (key.length < shortestGuessed || key.length > longestGuessed || /\d/.test(key) || isRegion(key)) return undefined;
  const first = key[0] ?? '';
  const others = exonyms
    .flatMap(({ others }) => others.map((other) => ({ key: keyOf(other), name: other })))
    .filter((one) => one.key.startsWith(first));
  const words = [
    ...townsWith(first).map(({ key: folded, place }) => ({ folded, shown: place.name, uses: place.people })),
    ...others.flatMap(({ key: folded, name }) =>
      placesCalled(name)
        .slice(0, 1)
        .map(({ people }) => ({ folded, shown: name, uses: people })),
    ),
  ];
  const best = misspelt(key, words);
  return best && placesCalled(best.shown)[0];
}

/** Words by which an ad of a place is found that does not say where it is. */
export const wordsFor = (said: string, place: KnownPlace) => [...new Set([...placeWords(said).words, ...namesOf(place)])];

const displayNames = (language: Language) => new Intl.DisplayNames(language, { type: 'region' });

/** How a place is asked for so that it alone is meant: its name, where others are called so with its region or its country. */
export function textFor(place: KnownPlace, language: Language): string {
  const only = (text: string) => {
    const [first] = placesMeant(text);
    return first?.lat === place.lat && first.lon === place.lon;
  };
  const country = displayNames(language).of(place.country) ?? place.country;
  const texts = [place.name, ...(place.region ? [`${place.name}, ${place.region}`] : []), `${place.name}, ${country}`];
  return texts.find(only) ?? (texts.at(-1) || place.name);
}

/** With fewer letters too many names begin like this. */
const enough = 3;

/** Countries of which smaller places are suggested too, and how many people make a place worth a suggestion. */
const nearby = new Set(['DE', 'AT', 'CH', 'LI', 'FR', 'LU', 'BE']);
const [large, small] = [100_000, 1000];

/** Names of places that begin like this in some language, the largest first, each so that it alone is meant. */
export function placesSuggested(begun: string, language: Language, most: number): string[] {
  const key = keyOf(begun);
  if (key.length < enough || /\d/.test(key)) return [];
  const places = placesBeginning(key).filter(({ people, country }) => people >= (nearby.has(country) ? small : large));
  return [...new Set(places.slice(0, most).map((place) => textFor(place, language)))];
}

/** The other names of the towns one of whose names begins like this: "Cologne" stands for "Köln". */
export function otherTownNames(begun: string): string[] {
  const text = keyOf(begun);
  if (text.length < enough) return [];
  return exonyms
    .map(({ name, others }) => [name, ...others])
    .filter((list) => list.some((name) => keyOf(name).startsWith(text)))
    .flatMap((list) => list.filter((name) => !keyOf(name).startsWith(text)));
}
