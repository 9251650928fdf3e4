import type { Spot } from './finding.ts';

/** Kilometres of a degree of latitude. */
const degree = 111.195;
/** Up to so many kilometres around, squares of 1, 2, 4 and 8 tenths of a degree are asked for: some fifty of them at most. */
const reach = [25, 50, 100] as const;

/**
 * The squares that a circle touches, as the docs of ads name them (`search_cells` in the database): `g1:239:39` is a square of
 * two tenths of a degree.
 */
export function cellsAround({ lat, lon }: Spot, km: number): string[] {
  const found = reach.findIndex((most) => km <= most);
  const level = found < 0 ? reach.length : found;
  const size = 2 ** level / 10;
  // what lies on the edge is not missed for a rounding
  const high = (km + 0.5) / degree;
  const wide = high / Math.max(0.05, Math.cos(((Math.abs(lat) + high) * Math.PI) / 180));
  const from = (degrees: number) => Math.floor(degrees / size);
  const cells: string[] = [];
  for (let row = from(lat - high); row <= from(lat + high); row += 1) {
    for (let column = from(lon - wide); column <= from(lon + wide); column += 1) {
      const north = Math.max(row * size - lat, lat - (row + 1) * size, 0) / high;
      const east = Math.max(column * size - lon, lon - (column + 1) * size, 0) / wide;
      if (Math.hypot(north, east) <= 1) cells.push(`g${level}:${row}:${column}`);
    }
  }
  return cells;
}
