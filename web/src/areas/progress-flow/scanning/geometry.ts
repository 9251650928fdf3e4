/** A place in a picture, as parts of its width and height: from 0 to 1. */
export interface Point {
  x: number;
  y: number;
}

/** The corners of a sheet, clockwise from its upper left. */
export type Corners = readonly [Point, Point, Point, Point];

const cross = (from: Point, one: Point, other: Point) => (one.x - from.x) * (other.y - from.y) - (one.y - from.y) * (other.x - from.x);

/** The points around all others, in one direction (monotone chain). */
export function hullOf(points: Point[]): Point[] {
  const sorted = points.toSorted((one, other) => one.x - other.x || one.y - other.y);
  const half = (all: Point[]) => {
    const chain: Point[] = [];
    for (const point of all) {
      for (;;) {
        const [before, last] = chain.slice(-2);
        if (!before || !last || cross(before, last, point) > 0) break;
        chain.pop();
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

export const areaOf = (points: readonly Point[]) =>
  Math.abs(
    points.reduce((sum, one, at) => {
      const next = points[(at + 1) % points.length] ?? one;
      return sum + one.x * next.y - next.x * one.y;
    }, 0),
  ) / 2;

/** The largest figure of four corners within a hull. */
export function largestQuad(hull: Point[]): [Point, Point, Point, Point] | undefined {
  const farthest = (from: number, to: number) => {
    const [one, other] = [hull[from], hull[to % hull.length]];
    let best: { point: Point; height: number } | undefined;
    for (let at = from + 1; at < to; at++) {
      const point = hull[at % hull.length];
      if (!one || !other || !point) continue;
      const height = Math.abs(cross(one, other, point));
      if (!best || height > best.height) best = { point, height };
    }
    return best;
  };
  let best: { corners: [Point, Point, Point, Point]; size: number } | undefined;
  for (let one = 0; one < hull.length; one++) {
    for (let other = one + 2; other < hull.length; other++) {
      const [between, beyond] = [farthest(one, other), farthest(other, one + hull.length)];
      const [start, end] = [hull[one], hull[other]];
      if (!between || !beyond || !start || !end) continue;
      const size = between.height + beyond.height;
      if (!best || size > best.size) best = { corners: [start, between.point, end, beyond.point], size };
    }
  }
  return best?.corners;
}

/** The same corners, clockwise from the one nearest to the upper left. */
export function inOrder(points: readonly Point[]): Corners {
  const middle = { x: points.reduce((sum, { x }) => sum + x, 0) / 4, y: points.reduce((sum, { y }) => sum + y, 0) / 4 };
  const angle = ({ x, y }: Point) => Math.atan2(y - middle.y, x - middle.x);
  const around = points.toSorted((one, other) => angle(one) - angle(other));
  const first = around.reduce((best, one, at) => (one.x + one.y < sumOf(around[best]) ? at : best), 0);
  return [0, 1, 2, 3].map((at) => around[(first + at) % 4] ?? { x: 0, y: 0 }) as unknown as Corners;
}

const sumOf = (point: Point | undefined) => (point ? point.x + point.y : Number.POSITIVE_INFINITY);
