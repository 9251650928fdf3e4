import { exonyms } from './exonyms.ts';
import { keyOf, withoutUmlauts } from './key.ts';
import { type KnownPlace, placesFrom, placesOfCode } from './list.ts';

/** How much less likely a place is meant by another name of it, and by the beginning of its name, than by its name. */
const [byOtherName, byBeginning] = [10, 3];

const townsCalled = new Map<string, { country: string; key: string }[]>();
for (const { country, name, others } of exonyms) {
  for (const other of others) {
    const key = keyOf(other);
    townsCalled.set(key, [...(townsCalled.get(key) ?? []), { country, key: keyOf(name) }]);
  }
}

interface Likely {
  place: KnownPlace;
  likely: number;
}

const mostPeople = (places: KnownPlace[]) => places.toSorted((a, b) => b.people - a.people).slice(0, 1);

function likelyFor(key: string): Likely[] {
  const own = placesFrom(key).flatMap(({ key: found, place }) => {
    if (found === key) return [{ place, likely: place.people + 1 }];
    return found.startsWith(`${key} `) ? [{ place, likely: (place.people + 1) / byBeginning }] : [];
  });
  const others = (townsCalled.get(key) ?? []).flatMap((town) => {
    const towns = placesFrom(town.key).filter((one) => one.key === town.key && one.place.country === town.country);
    return mostPeople(towns.map(({ place }) => place)).map((place) => ({ place, likely: (place.people + 1) / byOtherName }));
  });
  return [...own, ...others];
}

const sameSpot = (one: KnownPlace, other: KnownPlace) => one.lat === other.lat && one.lon === other.lon;

/** Places that are called so, also in another language, without accents or in short, the likeliest first: mostly the one with most people. */
export function placesCalled(name: string): KnownPlace[] {
  const key = keyOf(name);
  if (key === '') return [];
  const found = likelyFor(key);
  const likely = found.length > 0 ? found : likelyFor(withoutUmlauts(key));
  const sorted = likely.toSorted((a, b) => b.likely - a.likely).map(({ place }) => place);
  return sorted.filter((place, index) => sorted.findIndex((one) => sameSpot(one, place)) === index);
}

/** Places one of whose names begins like this key, those with most people first. */
export function placesBeginning(key: string): KnownPlace[] {
  const others = [...townsCalled].filter(([other]) => other.startsWith(key)).flatMap(([, towns]) => towns);
  const called = others.flatMap((town) =>
    mostPeople(placesFrom(town.key).flatMap(({ key, place }) => (key === town.key && place.country === town.country ? [place] : []))),
  );
  const own = placesFrom(key).map(({ place }) => place);
  return [...new Map([...own, ...called].map((place) => [`${place.lat} ${place.lon}`, place])).values()].toSorted(
    (a, b) => b.people - a.people,
  );
}

/** Everything that a place is called, its name in the list first. */
export function namesOf({ name, country }: KnownPlace): string[] {
  const town = exonyms.find((one) => one.country === country && one.name === name);
  return [name, ...(town?.others ?? [])];
}

/** A postal code as the list has it: without the letters of its country and without spaces. */
export const plainCode = (code: string) => code.replace(/^\s*[A-Za-z]{1,3}[\s-]+(?=\d)/, '').replace(/\s/g, '');

/** Kilometres between two spots that are not far apart. */
export const kilometres = (one: Spot, other: Spot) =>
  111.195 * Math.hypot(one.lat - other.lat, (one.lon - other.lon) * Math.cos(((one.lat + other.lat) * Math.PI) / 360));

/** Degrees. */
export interface Spot {
  lat: number;
  lon: number;
}

interface Address {
  postalCode: string;
  city: string;
  region: string;
  country: string;
}

/** Kilometres from its town on within which a postal code is believed. */
const believed = 30;

/** Countries in which a part of a town is written after a dash: Köln-Ehrenfeld. Elsewhere a dash is part of many names. */
const dashed = new Set(['DE', 'AT', 'CH', 'LI']);

/** The town of a part of it: of "Köln-Ehrenfeld", "Wien (Favoriten)" and "Paris, La Défense". */
function townOfPart(city: string, country: string) {
  const [town = ''] = city.split(dashed.has(country) ? /[,(/–-]/ : /[,(/–]/);
  return placesCalled(town).filter((place) => namesOf(place).some((name) => keyOf(name) === keyOf(town)));
}

/** Where an address is, by its postal code and its town; undefined where neither is known in its country. */
export function locate({ postalCode, city, region, country }: Address): Spot | undefined {
  const here = (places: KnownPlace[]) => places.filter((place) => place.country === country);
  const [coded] = here(placesOfCode(plainCode(postalCode)));
  const whole = here(placesCalled(city));
  const named = whole.length > 0 ? whole : here(townOfPart(city, country));
  if (coded && (named.length === 0 || named.some((place) => kilometres(place, coded) < believed)))
    return { lat: coded.lat, lon: coded.lon };
  const inRegion = region === '' ? undefined : named.find((place) => keyOf(place.region) === keyOf(region));
  const place = inRegion ?? named[0];
  return place && { lat: place.lat, lon: place.lon };
}

/** Where addresses are, as ads keep it: latitude and longitude of those that are known, one after the other. */
export const spotsOf = (addresses: readonly Address[]) =>
  addresses.flatMap((address) => {
    const spot = locate(address);
    return spot ? [spot.lat, spot.lon] : [];
  });
