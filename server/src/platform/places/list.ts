import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { keyOf } from './key.ts';

/** A place of the list. */
export interface KnownPlace {
  name: string;
  /** Two letters, ISO 3166. */
  country: string;
  /** As it is called there; empty where it is not known. */
  region: string;
  /** Degrees. */
  lat: number;
  lon: number;
  /** People, of a part of a town a quarter of them; 0 where they are not known. */
  people: number;
}

/** Sorted lines of text, of which few are ever read: they stay bytes. */
interface Lines {
  bytes: Buffer;
  starts: Uint32Array;
}

interface PlaceList {
  regions: string[];
  places: Lines;
  codes: Lines;
}

const newline = 10;

function linesOf(bytes: Buffer): Lines {
  const starts: number[] = [0];
  for (let at = bytes.indexOf(newline); at >= 0; at = bytes.indexOf(newline, at + 1)) starts.push(at + 1);
  return { bytes, starts: Uint32Array.from([...starts, bytes.length + 1]) };
}

const countOf = ({ starts }: Lines) => starts.length - 1;
const lineAt = ({ bytes, starts }: Lines, place: number) => bytes.toString('utf8', starts[place], (starts[place + 1] ?? 0) - 1);

function readList(): PlaceList {
  const all = zlib.brotliDecompressSync(fs.readFileSync(path.join(import.meta.dirname, 'places.tsv.br')));
  const first = all.indexOf('\n\n');
  const second = all.indexOf('\n\n', first + 2);
  return {
    regions: all.toString('utf8', 0, first).split('\t'),
    places: linesOf(all.subarray(first + 2, second)),
    codes: linesOf(all.subarray(second + 2)),
  };
}

let read: PlaceList | undefined;
/** Read when it is first asked for. */
const list = () => {
  read ??= readList();
  return read;
};

function placeOf(cells: string[], regions: string[]): KnownPlace {
  const [name = '', country = '', region, lat, lon, people] = cells;
  return {
    name,
    country,
    region: regions[Number(region)] ?? '',
    lat: Number(lat) / 1000,
    lon: Number(lon) / 1000,
    people: Number(people || 0),
  };
}

/** The first line whose key is not before this one. */
function firstFrom(lines: Lines, key: string, keyIn: (line: string) => string) {
  let [low, high] = [0, countOf(lines)];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (keyIn(lineAt(lines, middle)) < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

const nameKey = (line: string) => keyOf(line.slice(0, line.indexOf('\t')));
const codeKey = (line: string) => line.slice(0, line.indexOf('\t'));

/** No more lines than this are read for one beginning. */
const most = 400;

/** Places whose key begins like this, in the order of their keys; at most 400. */
export function placesFrom(key: string): { key: string; place: KnownPlace }[] {
  const { places, regions } = list();
  const found: { key: string; place: KnownPlace }[] = [];
  for (let at = firstFrom(places, key, nameKey); at < countOf(places) && found.length < most; at += 1) {
    const line = lineAt(places, at);
    const name = nameKey(line);
    if (!name.startsWith(key)) break;
    found.push({ key: name, place: placeOf(line.split('\t'), regions) });
  }
  return found;
}

/** Places with this postal code, one for each country that has it. */
export function placesOfCode(code: string): KnownPlace[] {
  const { codes, regions } = list();
  const found: KnownPlace[] = [];
  for (let at = firstFrom(codes, code, codeKey); at < countOf(codes); at += 1) {
    const [own, ...cells] = lineAt(codes, at).split('\t');
    if (own !== code) break;
    found.push(placeOf(cells, regions));
  }
  return found;
}

/** Whether a region of the list is called so there. */
export const isRegion = (key: string) => list().regions.some((region) => keyOf(region) === key);

/** With fewer people a town is not guessed at. */
const guessed = 5000;

/** Towns of 5,000 people and more whose key begins with this letter: what a misspelt name may have meant. */
export function townsWith(letter: string): { key: string; place: KnownPlace }[] {
  const { places, regions } = list();
  const found: { key: string; place: KnownPlace }[] = [];
  for (let at = firstFrom(places, letter, nameKey); at < countOf(places); at += 1) {
    const cells = lineAt(places, at).split('\t');
    const key = keyOf(cells[0] ?? '');
    if (!key.startsWith(letter)) break;
    if (Number(cells[5] || 0) >= guessed) found.push({ key, place: placeOf(cells, regions) });
  }
  return found;
}

/** What a reading makes of every place, in the order of the list. */
export function eachPlace<R>(make: (place: KnownPlace, number: number) => R): R[] {
  const { places, regions } = list();
  return Array.from({ length: countOf(places) }, (_, at) => make(placeOf(lineAt(places, at).split('\t'), regions), at));
}

/** A place by its number in the order of the list. */
export function placeNumber(at: number): KnownPlace {
  const { places, regions } = list();
  return placeOf(lineAt(places, at).split('\t'), regions);
}
