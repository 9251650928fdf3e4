import type { Place } from '@vitrine/contract/job-ads/shapes.ts';
import { placesCalled, plainCode } from '../../../platform/places/finding.ts';
import { placesOfCode } from '../../../platform/places/list.ts';
import { plain } from '../guessing.ts';

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** Names of countries in our languages, and the codes of two letters, with the code of each. */
const countries = (() => {
  const codes = letters.flatMap((one) => letters.map((other) => one + other));
  const found = new Map<string, string>([
    ['uk', 'GB'],
    ['usa', 'US'],
    ['deu', 'DE'],
    ['aut', 'AT'],
    ['che', 'CH'],
    ['fra', 'FR'],
    ['gbr', 'GB'],
  ]);
  for (const language of ['en', 'de', 'fr']) {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    for (const code of codes) {
      const name = names.of(code);
      if (!name) continue;
      found.set(plain(code), code);
      found.set(plain(name), code);
    }
  }
  return found;
})();

/** The two letters of a country by its name in one of our languages or its code. */
export const countryOf = (value: string) => countries.get(plain(value));

const ofZones: Record<string, string> = {
  'Europe/Vienna': 'AT',
  'Europe/Zurich': 'CH',
  'Europe/Paris': 'FR',
  'Europe/London': 'GB',
  'Europe/Brussels': 'BE',
  'Europe/Luxembourg': 'LU',
};

/** The country in which a company works, as its time zone says it. */
export const homeOf = (timeZone: string) => ofZones[timeZone] ?? 'DE';

interface Told {
  city: string;
  postalCode: string;
  street: string;
  region: string;
  country: string | undefined;
}

/** In which country a town lies where no cell says it: at home, if one is called so there, else where it likely is. */
function countryOfTown(city: string, postalCode: string, home: string) {
  const called = placesCalled(city);
  const here =
    called.some(({ country }) => country === home) || placesOfCode(plainCode(postalCode)).some(({ country }) => country === home);
  return here ? home : (called[0]?.country ?? home);
}

/** "60311 Frankfurt, Germany": the parts of a place that stands in one cell. */
function partsOf(value: string) {
  const pieces = value
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  const last = pieces.length > 1 ? countryOf(pieces.at(-1) ?? '') : undefined;
  const town = (last ? pieces.slice(0, -1) : pieces).join(', ');
  const coded = /^(?:[A-Z]{1,2}-)?(\d{4,5})\s+(\D.*)$/.exec(town);
  return { city: coded?.[2] ?? town, postalCode: coded?.[1] ?? '', country: last };
}

/** The places of a line, several of which may stand in its cell; street and postal code of their own columns belong to the first. */
export function placesFrom({ city, postalCode, street, region, country }: Told, home: string): Place[] {
  const towns = city
    .split(/[;|\n]|\s\/\s/)
    .map((one) => one.trim())
    .filter(Boolean);
  return (towns.length === 0 && postalCode ? [''] : towns).map((town, index) => {
    const found = partsOf(town);
    const code = (index === 0 && postalCode) || found.postalCode;
    const name = found.city || (placesOfCode(plainCode(code)).find((one) => one.country === (country ?? home))?.name ?? '');
    return {
      street: index === 0 ? street : '',
      postalCode: code,
      city: name,
      region,
      country: country ?? found.country ?? countryOfTown(name, code, home),
    };
  });
}
