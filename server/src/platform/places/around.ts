import { kilometres, type Spot } from './finding.ts';
import { eachPlace, type KnownPlace, placeNumber } from './list.ts';

/** Where every place of the list is, from the south to the north. */
interface Grid {
  numbers: Uint32Array;
  lat: Float64Array;
  lon: Float64Array;
  people: Float64Array;
}

function readGrid(): Grid {
  const rows = eachPlace(({ lat, lon, people }, number) => ({ lat, lon, people, number })).sort((a, b) => a.lat - b.lat);
  return {
    numbers: Uint32Array.from(rows, (row) => row.number),
    lat: Float64Array.from(rows, (row) => row.lat),
    lon: Float64Array.from(rows, (row) => row.lon),
    people: Float64Array.from(rows, (row) => row.people),
  };
}

let read: Grid | undefined;
/** Read when a map is first drawn: some 100 ms, and two megabytes. */
const grid = () => {
  read ??= readGrid();
  return read;
};

/** The first row that does not lie south of this. */
function firstFrom(lat: Float64Array, south: number) {
  let [low, high] = [0, lat.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lat[middle] ?? 0) < south) low = middle + 1;
    else high = middle;
  }
  return low;
}

const kmPerDegree = 111.195;

/** Rows of the places within a circle. */
function rowsWithin(spot: Spot, km: number) {
  const { lat, lon } = grid();
  const [south, north] = [spot.lat - km / kmPerDegree, spot.lat + km / kmPerDegree];
  const found: number[] = [];
  for (let row = firstFrom(lat, south); row < lat.length && (lat[row] ?? 0) <= north; row += 1)
    if (kilometres({ lat: lat[row] ?? 0, lon: lon[row] ?? 0 }, spot) <= km) found.push(row);
  return found;
}

const placeOfRow = (row: number) => placeNumber(grid().numbers[row] ?? 0);

/** The places around a spot, those with most people first, at most so many. */
export function placesAround(spot: Spot, km: number, most: number): KnownPlace[] {
  const { people } = grid();
  return rowsWithin(spot, km)
    .toSorted((a, b) => (people[b] ?? 0) - (people[a] ?? 0))
    .slice(0, most)
    .map(placeOfRow);
}

/** Within so many kilometres somebody there names a place; where there is none, within the next. */
const reaches = [3, 12, 50];

/** The place that somebody there would name: the nearest, or a larger one that is hardly farther away. */
export function placeAt(spot: Spot): KnownPlace | undefined {
  const likely = (place: KnownPlace) => Math.log10(place.people + 10) - kilometres(place, spot);
  for (const km of reaches) {
    const near = rowsWithin(spot, km).map(placeOfRow);
    if (near.length > 0) return near.reduce((best, place) => (likely(place) > likely(best) ? place : best));
  }
  return undefined;
}
