import type { Pixels } from './edges.ts';
import type { Corners, Point } from './geometry.ts';

/** The longer side of a straightened page, in pixels: A4 at 150 dots an inch. */
const longest = 1754;

const distance = (one: Point, other: Point, { width, height }: Pixels) => Math.hypot((one.x - other.x) * width, (one.y - other.y) * height);

/** The size of a page whose corners lie there: as the sides are in the picture, no longer than a page is wanted. */
export function sizeOf(corners: Corners, pixels: Pixels) {
  const [a, b, c, d] = corners;
  const width = Math.max(distance(a, b, pixels), distance(d, c, pixels), 1);
  const height = Math.max(distance(a, d, pixels), distance(b, c, pixels), 1);
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** From the unit square onto a figure of four corners (a projective map, as a lens sees a flat sheet). */
export function projection([a, b, c, d]: Corners) {
  const [dx1, dx2, dx3] = [b.x - c.x, d.x - c.x, a.x - b.x + c.x - d.x];
  const [dy1, dy2, dy3] = [b.y - c.y, d.y - c.y, a.y - b.y + c.y - d.y];
  const whole = dx1 * dy2 - dx2 * dy1;
  const g = whole === 0 ? 0 : (dx3 * dy2 - dx2 * dy3) / whole;
  const h = whole === 0 ? 0 : (dx1 * dy3 - dx3 * dy1) / whole;
  const [xu, xv] = [b.x - a.x + g * b.x, d.x - a.x + h * d.x];
  const [yu, yv] = [b.y - a.y + g * b.y, d.y - a.y + h * d.y];
  return (u: number, v: number): Point => {
    const depth = g * u + h * v + 1;
    return { x: (xu * u + xv * v + a.x) / depth, y: (yu * u + yv * v + a.y) / depth };
  };
}

/** The sheet between these corners, straight, as large as it was photographed. */
export function straightened(pixels: Pixels, corners: Corners): Pixels {
  const size = sizeOf(corners, pixels);
  const map = projection(corners);
  const data = new Uint8ClampedArray(size.width * size.height * 4);
  for (let row = 0; row < size.height; row++) {
    for (let column = 0; column < size.width; column++) {
      const { x, y } = map((column + 0.5) / size.width, (row + 0.5) / size.height);
      sample(pixels, x * pixels.width - 0.5, y * pixels.height - 0.5, data, (row * size.width + column) * 4);
    }
  }
  return { ...size, data };
}

const within = (value: number, most: number) => Math.min(most, Math.max(0, value));

/** Between four pixels, by how near each is. */
function sample({ width, height, data }: Pixels, x: number, y: number, into: Uint8ClampedArray, at: number) {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [x - left, y - top];
  const [x0, x1] = [within(left, width - 1), within(left + 1, width - 1)];
  const [y0, y1] = [within(top, height - 1) * width, within(top + 1, height - 1) * width];
  for (let channel = 0; channel < 3; channel++) {
    const upper = (data[(y0 + x0) * 4 + channel] ?? 0) * (1 - fx) + (data[(y0 + x1) * 4 + channel] ?? 0) * fx;
    const lower = (data[(y1 + x0) * 4 + channel] ?? 0) * (1 - fx) + (data[(y1 + x1) * 4 + channel] ?? 0) * fx;
    into[at + channel] = upper * (1 - fy) + lower * fy;
  }
  into[at + 3] = 255;
}

/** So many pixels are lit alike. */
const block = 48;

/** The same page in even light: each place is measured by the brightest around it, which is paper; shadows go, ink stays. */
export function evenlyLit({ width, height, data }: Pixels): Pixels {
  const [columns, rows] = [Math.ceil(width / block), Math.ceil(height / block)];
  const light = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) light[row * columns + column] = paperIn({ width, height, data }, column, row);
  const lit = new Uint8ClampedArray(data.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const paper = lightAt(light, columns, rows, x / block - 0.5, y / block - 0.5);
      const at = (y * width + x) * 4;
      for (let channel = 0; channel < 3; channel++) lit[at + channel] = ((data[at + channel] ?? 0) * 250) / paper;
      lit[at + 3] = 255;
    }
  }
  return { width, height, data: lit };
}

/** The grey that nine of ten pixels of a block do not pass; where all is dark, a picture is printed there and stays dark. */
function paperIn({ width, height, data }: Pixels, column: number, row: number) {
  const greys: number[] = [];
  for (let y = row * block; y < Math.min(height, (row + 1) * block); y += 3) {
    for (let x = column * block; x < Math.min(width, (column + 1) * block); x += 3) {
      const at = (y * width + x) * 4;
      greys.push(0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0));
    }
  }
  greys.sort((one, other) => one - other);
  return Math.max(110, greys[Math.floor(greys.length * 0.9)] ?? 255);
}

function lightAt(light: Float32Array, columns: number, rows: number, x: number, y: number) {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [x - left, y - top];
  const of = (column: number, row: number) => light[within(row, rows - 1) * columns + within(column, columns - 1)] ?? 255;
  const upper = of(left, top) * (1 - fx) + of(left + 1, top) * fx;
  return upper * (1 - fy) + (of(left, top + 1) * (1 - fx) + of(left + 1, top + 1) * fx) * fy;
}
