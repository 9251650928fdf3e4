import { expect, test } from 'vitest';
import { findSheet, type Pixels } from './edges.ts';
import type { Corners, Point } from './geometry.ts';
import { pdfOf } from './pdf.ts';
import { evenlyLit, projection, sizeOf, straightened } from './straighten.ts';

type Colour = readonly [number, number, number];
const wood: Colour = [120, 84, 60];

/** A photograph in which a colour stands for each place, with the noise of a camera; the same in every run. */
function photograph(width: number, height: number, colourAt: (x: number, y: number) => Colour): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  let seed = 7;
  for (let at = 0; at < width * height; at++) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    const noise = (seed / 2_147_483_648 - 0.5) * 24;
    const colour = colourAt((at % width) / width, Math.floor(at / width) / height);
    for (let channel = 0; channel < 3; channel++) data[at * 4 + channel] = (colour[channel] ?? 0) + noise;
    data[at * 4 + 3] = 255;
  }
  return { width, height, data };
}

/** Where a place lies on a sheet with these corners: both from 0 to 1 within it. */
function onSheet(corners: Corners, { x, y }: Point) {
  const sides = corners.map((one, at) => {
    const next = corners[(at + 1) % 4] ?? one;
    return (next.x - one.x) * (y - one.y) - (next.y - one.y) * (x - one.x);
  });
  return sides.every((side) => side >= 0);
}

const farthest = (found: Corners, wanted: Corners) =>
  Math.max(...found.map((one, at) => Math.hypot(one.x - (wanted[at]?.x ?? 9), one.y - (wanted[at]?.y ?? 9))));

const sheets: [string, Corners][] = [
  [
    'straight',
    [
      { x: 0.2, y: 0.15 },
      { x: 0.8, y: 0.15 },
      { x: 0.8, y: 0.85 },
      { x: 0.2, y: 0.85 },
    ],
  ],
  [
    'turned',
    [
      { x: 0.3, y: 0.1 },
      { x: 0.9, y: 0.3 },
      { x: 0.7, y: 0.9 },
      { x: 0.1, y: 0.7 },
    ],
  ],
  [
    'seen from below',
    [
      { x: 0.3, y: 0.15 },
      { x: 0.7, y: 0.17 },
      { x: 0.92, y: 0.9 },
      { x: 0.08, y: 0.86 },
    ],
  ],
];

test.each(sheets)('a sheet that lies %s is found by its corners, with print, a shadow and noise', (_, corners) => {
  const picture = photograph(180, 240, (x, y) => {
    if (!onSheet(corners, { x, y })) return wood;
    const shade = 1 - 0.25 * x;
    const printed = Math.floor(y * 60) % 4 === 0 && x > 0.3 && x < 0.7;
    return printed ? [60, 60, 60] : [240 * shade, 238 * shade, 232 * shade];
  });
  const found = findSheet(picture);
  expect(found).toBeDefined();
  expect(
    farthest(
      found ?? [
        { x: 9, y: 9 },
        { x: 9, y: 9 },
        { x: 9, y: 9 },
        { x: 9, y: 9 },
      ],
      corners,
    ),
  ).toBeLessThan(0.03);
});

test.each<[string, (x: number, y: number) => Colour]>([
  ['a table and nothing on it', () => wood],
  ['a dark thing on a white table', (x, y) => (Math.hypot(x - 0.5, y - 0.5) < 0.25 ? wood : [240, 240, 240])],
  ['a lamp', (x, y) => (Math.hypot(x - 0.5, y - 0.5) < 0.1 ? [250, 250, 250] : wood)],
])('%s is no sheet: the person is asked for the corners', (_, colourAt) => {
  expect(findSheet(photograph(180, 240, colourAt))).toBeUndefined();
});

test('a straightened sheet has its corners in the corners, its middle where a lens sees it, and its sides in proportion', () => {
  const corners: Corners = [
    { x: 0.3, y: 0.1 },
    { x: 0.7, y: 0.1 },
    { x: 0.9, y: 0.9 },
    { x: 0.1, y: 0.9 },
  ];
  const map = projection(corners);
  for (const [at, [u, v]] of (
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ] as const
  ).entries()) {
    expect(map(u, v).x).toBeCloseTo(corners[at]?.x ?? 9, 6);
    expect(map(u, v).y).toBeCloseTo(corners[at]?.y ?? 9, 6);
  }
  // the diagonals of a sheet cross in its middle, however it is seen: here at a third of the height
  expect(map(0.5, 0.5).x).toBeCloseTo(0.5, 6);
  expect(map(0.5, 0.5).y).toBeCloseTo(0.1 + 0.8 / 3, 6);
  const flat: Corners = [
    { x: 0.25, y: 0.25 },
    { x: 0.75, y: 0.25 },
    { x: 0.75, y: 0.75 },
    { x: 0.25, y: 0.75 },
  ];
  expect(sizeOf(flat, { width: 400, height: 600, data: new Uint8ClampedArray() })).toEqual({ width: 200, height: 300 });
  const quarters = photograph(200, 200, (x, y) => (x < 0.5 === y < 0.5 ? [200, 40, 40] : [40, 40, 200]));
  const page = straightened(quarters, flat);
  const red = (x: number, y: number) => page.data[(Math.floor(y * page.height) * page.width + Math.floor(x * page.width)) * 4] ?? 0;
  expect([red(0.2, 0.2), red(0.8, 0.8)].every((value) => value > 150)).toBe(true);
  expect([red(0.8, 0.2), red(0.2, 0.8)].every((value) => value < 90)).toBe(true);
});

test('in even light a shadow is gone and ink is still ink', () => {
  const page = evenlyLit(
    photograph(480, 480, (x, y) => {
      const shade = 1 - 0.5 * x;
      return Math.floor(y * 240) % 8 === 0 ? [40, 40, 40] : [235 * shade, 235 * shade, 235 * shade];
    }),
  );
  const at = (x: number, y: number) => page.data[(y * 480 + x) * 4] ?? 0;
  const mean = (x: number, rows: number[]) => rows.reduce((sum, y) => sum + at(x, y), 0) / rows.length;
  const paper = [8, 24, 40, 56, 72, 88];
  const ink = [0, 16, 32, 48, 64, 80];
  for (const x of [30, 240, 440]) {
    expect(mean(x, paper), `paper at ${x}`).toBeGreaterThan(225);
    expect(mean(x, ink), `ink at ${x}`).toBeLessThan(110);
  }
});

test('a PDF of several pages names every object where it lies, and keeps the pictures as they are', async () => {
  const jpeg = Uint8Array.from([0xff, 0xd8, 1, 2, 3, 0xff, 0xd9]);
  const bytes = Buffer.from(
    await pdfOf(
      [
        { bytes: jpeg, width: 1240, height: 1754 },
        { bytes: jpeg, width: 800, height: 400 },
      ],
      'Ausweis „A“',
    ).arrayBuffer(),
  );
  const text = bytes.toString('latin1');
  const table = Number(/startxref\n(\d+)/.exec(text)?.[1]);
  const rows = text.slice(table).match(/^\d{10} 00000 n /gm) ?? [];
  expect(rows).toHaveLength(9);
  for (const [at, row] of rows.entries()) expect(text.slice(Number(row.slice(0, 10))).startsWith(`${at + 1} 0 obj`)).toBe(true);
  expect(text).toContain('/MediaBox [0 0 595.18 841.89]');
  expect(text.split('/DCTDecode /Length 7')).toHaveLength(3);
  expect(bytes.includes(Buffer.from(jpeg))).toBe(true);
});
