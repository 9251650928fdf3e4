import { areaOf, type Corners, hullOf, inOrder, largestQuad, type Point } from './geometry.ts';

/** Pixels as a canvas gives them: four bytes each. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** A sheet fills at least this part of a photograph, and its figure of four corners is filled by it to this part. */
const leastShare = 0.12;
const leastFilled = 0.86;
/** A sheet is so much brighter than what it lies on, of 255; less is noise. */
const leastContrast = 35;
/** What is left of the picture where no sheet was found, to be set right by hand. */
const inset = 0.04;

export const wholePicture: Corners = [
  { x: inset, y: inset },
  { x: 1 - inset, y: inset },
  { x: 1 - inset, y: 1 - inset },
  { x: inset, y: 1 - inset },
];

/**
 * Finds a sheet of paper in a small picture: what is brighter than all around it, in one piece, with four corners. Where
 * nothing is like that, nothing: a white sheet on a white table is for the person to show.
 */
export function findSheet(pixels: Pixels): Corners | undefined {
  const { width, height } = pixels;
  const grey = blurred(greyOf(pixels), width, height);
  const { limit, contrast } = threshold(grey);
  const sheet = contrast < leastContrast ? undefined : largestPiece(grey, limit, width, height);
  if (!sheet || sheet.size < leastShare * width * height) return undefined;
  const quad = largestQuad(thinned(hullOf(sheet.border)));
  if (!quad) return undefined;
  const area = areaOf(quad);
  // a piece that reaches around the picture is a table
  if (sheet.size < leastFilled * area || area > 0.97 * width * height) return undefined;
  return inOrder(quad.map(({ x, y }) => ({ x: (x + 0.5) / width, y: (y + 0.5) / height })));
}

function greyOf({ data, width, height }: Pixels) {
  const grey = new Float32Array(width * height);
  for (let at = 0; at < grey.length; at++) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at * 4, at * 4 + 3);
    // paper has little colour: what is colourful counts as darker
    const colourful = Math.max(red, green, blue) - Math.min(red, green, blue);
    grey[at] = Math.max(0, 0.3 * red + 0.59 * green + 0.11 * blue - 0.5 * colourful);
  }
  return grey;
}

/** Means of five by five: letters and noise fade, edges stay. */
function blurred(grey: Float32Array, width: number, height: number) {
  const along = (from: Float32Array, length: number, place: (line: number, at: number) => number, lines: number) => {
    const to = new Float32Array(from.length);
    for (let line = 0; line < lines; line++) {
      for (let at = 0; at < length; at++) {
        let sum = 0;
        for (let by = -2; by <= 2; by++) sum += from[place(line, Math.min(length - 1, Math.max(0, at + by)))] ?? 0;
        to[place(line, at)] = sum / 5;
      }
    }
    return to;
  };
  const rows = along(grey, width, (line, at) => line * width + at, height);
  return along(rows, height, (line, at) => at * width + line, width);
}

/** The grey that parts the picture best into dark and bright (Otsu), and how far apart the two are. */
function threshold(grey: Float32Array) {
  const counts = Array.from({ length: 256 }, () => 0);
  for (const value of grey) counts[Math.round(value)] = (counts[Math.round(value)] ?? 0) + 1;
  const total = grey.length;
  const sum = counts.reduce((all, count, value) => all + count * value, 0);
  let [darker, darkSum, best, limit, contrast] = [0, 0, -1, 128, 0];
  for (const [value, count] of counts.entries()) {
    darker += count;
    darkSum += count * value;
    if (darker === 0 || darker === total) continue;
    const difference = (sum - darkSum) / (total - darker) - darkSum / darker;
    const apart = difference ** 2 * darker * (total - darker);
    if (apart > best) [best, limit, contrast] = [apart, value, difference];
  }
  return { limit, contrast };
}

interface Piece {
  size: number;
  /** The first and the last pixel of each row. */
  border: Point[];
}

/** The largest bright piece; dark letters within it count as of it, by its border. */
function largestPiece(grey: Float32Array, limit: number, width: number, height: number): Piece | undefined {
  const seen = new Uint8Array(grey.length);
  let best: Piece | undefined;
  for (let start = 0; start < grey.length; start++) {
    if (seen[start] || (grey[start] ?? 0) <= limit) continue;
    const [first, last] = [Array.from({ length: height }, () => -1), Array.from({ length: height }, () => -1)];
    const waiting = [start];
    seen[start] = 1;
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)];
      if ((first[y] ?? -1) < 0 || x < (first[y] ?? 0)) first[y] = x;
      if (x > (last[y] ?? -1)) last[y] = x;
      const around = [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width];
      for (const next of around) {
        if (next < 0 || next >= grey.length || seen[next] || (grey[next] ?? 0) <= limit) continue;
        seen[next] = 1;
        waiting.push(next);
      }
    }
    const rows = first.flatMap((from, y) => (from < 0 ? [] : [{ y, from, to: last[y] ?? from }]));
    const size = rows.reduce((sum, { from, to }) => sum + to - from + 1, 0);
    if (!best || size > best.size) {
      best = {
        size,
        border: rows.flatMap(({ y, from, to }) => [
          { x: from, y },
          { x: to, y },
        ]),
      };
    }
  }
  return best;
}

/** At most sixty points of a hull: more find no other corners. */
const thinned = (hull: Point[]) => {
  const step = Math.ceil(hull.length / 60);
  return hull.filter((_, at) => at % step === 0);
};
