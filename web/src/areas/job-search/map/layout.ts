import type { JobSpot, MapTown } from '@vitrine/contract/job-search/map.ts';

interface Spot {
  lat: number;
  lon: number;
}

/** A point of a square map, in pixels from its upper left corner. */
export interface Point {
  x: number;
  y: number;
}

const kmPerDegree = 111.195;
/** Pixels between the circle and the edge. */
const edge = 18;

/** Pixels of a kilometre on a square map of a circle. */
export const pixelsPerKm = (size: number, radius: number) => (size / 2 - edge) / radius;

/** Draws spots around the middle of a square of so many pixels; at the distances of a search the world is flat. */
export const projection =
  (middle: Spot, radius: number, size: number) =>
  ({ lat, lon }: Spot): Point => {
    const pixels = pixelsPerKm(size, radius) * kmPerDegree;
    const wide = Math.cos((middle.lat * Math.PI) / 180);
    return { x: size / 2 + (lon - middle.lon) * wide * pixels, y: size / 2 - (lat - middle.lat) * pixels };
  };

/** Jobs that a map of this size shows as one. */
export interface Marker extends Point {
  name: string;
  text: string;
  jobs: number;
  /** Pixels across. */
  across: number;
}

/** Markers do not lie closer than this, so that a finger meets the one that is meant. */
const apart = 40;
const [smallest, largest] = [28, 46];

const acrossOf = (jobs: number) => Math.min(largest, smallest + Math.log2(jobs) * 3);

/** Puts spots that would lie upon each other together, named after the one with the most jobs. */
export function markersOf(spots: readonly JobSpot[], place: (spot: Spot) => Point): Marker[] {
  const markers: Marker[] = [];
  for (const { lat, lon, name, text, jobs } of spots) {
    const at = place({ lat, lon });
    const near = markers.find(({ x, y }) => Math.hypot(x - at.x, y - at.y) < apart);
    if (near) near.jobs += jobs;
    else markers.push({ ...at, name, text, jobs, across: 0 });
  }
  return markers.map((one) => ({ ...one, across: acrossOf(one.jobs) }));
}

export interface Label extends Point {
  name: string;
  /** Of a place with jobs. */
  strong: boolean;
}

const [letterWide, lineHigh] = [6.6, 15];
/** More names than this are a list and no map. */
const mostNames = 22;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const meet = (one: Box, other: Box) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const around = ({ x, y }: Point, half: number): Box => ({ left: x - half, right: x + half, top: y - half, bottom: y + half });

/** Names that can be read: of markers first, then of towns, the largest first; below, above or beside, as long as none lies upon another. */
export function labelsOf(markers: readonly Marker[], towns: readonly MapTown[], place: (spot: Spot) => Point, size: number): Label[] {
  const taken = markers.map((one) => around(one, one.across / 2));
  const labels: Label[] = [];
  const free = ({ left, right, top, bottom }: Box) =>
    left >= 0 && right <= size && top >= 0 && bottom <= size && !taken.some((other) => meet({ left, right, top, bottom }, other));
  const put = (name: string, { x, y }: Point, distance: number, strong: boolean) => {
    if (labels.length >= mostNames || labels.some((one) => one.name === name)) return;
    const half = (name.length * letterWide) / 2;
    const boxAt = (left: number, top: number): Box => ({ left, right: left + 2 * half, top, bottom: top + lineHigh });
    const beside = y - lineHigh / 2;
    const boxes = [
      boxAt(x - half, y + distance),
      boxAt(x - half, y - distance - lineHigh),
      boxAt(x - distance - 2 * half, beside),
      boxAt(x + distance, beside),
    ];
    const box = boxes.find(free);
    if (!box) return;
    taken.push(box);
    labels.push({ name, strong, x: (box.left + box.right) / 2, y: box.bottom - 3 });
  };
  for (const one of markers) put(one.name, one, one.across / 2 + 1, true);
  for (const town of towns) put(town.name, place(town), 4, false);
  return labels;
}

const lengths = [1, 2, 5, 10, 20, 50, 100];

/** Kilometres of the line that tells the scale: about a quarter of the map. */
export const scaleOf = (radius: number) => lengths.findLast((km) => km <= radius / 2) ?? 1;
