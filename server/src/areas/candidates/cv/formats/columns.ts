/** Puts pieces of text that stand somewhere on a page into the order in which people read them. */
import { spanIn } from '../rules/dates.ts';
import { type Line, tidy } from '../rules/lines.ts';
import { isLabel } from '../rules/person.ts';
import { sectionCalled } from '../rules/sections.ts';

/** A piece of text of a page: points from its left edge and from its foot. */
export interface Piece {
  text: string;
  x: number;
  right: number;
  y: number;
  size: number;
}

/** Pieces without a gap between them. */
type Run = Piece;

/** Pieces of one height, from left to right, joined to runs where no gap parts them. */
function rowsOf(pieces: Piece[]): Run[][] {
  const rows: Piece[][] = [];
  for (const piece of pieces.toSorted((a, b) => b.y - a.y || a.x - b.x)) {
    const row = rows.at(-1);
    const level = row?.[0];
    if (row && level && Math.abs(level.y - piece.y) < Math.min(level.size, piece.size) * 0.45) row.push(piece);
    else rows.push([piece]);
  }
  return rows.map((row) => joined(row.toSorted((a, b) => a.x - b.x)));
}

function joined(row: Piece[]): Run[] {
  const runs: Run[] = [];
  for (const piece of row) {
    const last = runs.at(-1);
    const gap = last ? piece.x - last.right : Number.POSITIVE_INFINITY;
    const size = Math.max(piece.size, last?.size ?? 0);
    // drawn twice in the same place to look bold
    if (last && last.text === piece.text && Math.abs(last.x - piece.x) < 1) continue;
    if (last && gap < size * 1.1) {
      last.text += `${gap > size * 0.18 && !/\s$/.test(last.text) && !/^\s/.test(piece.text) ? ' ' : ''}${piece.text}`;
      last.right = Math.max(last.right, piece.right);
      last.size = size;
    } else runs.push({ ...piece });
  }
  return runs;
}

/** Where a second column may begin: left edges that several runs share, none of which has a run across it. */
function gutterOf(rows: Run[][], width: number): number | undefined {
  const runs = rows.flat();
  const edges = new Map<number, number>();
  for (const { x } of runs) {
    const key = Math.round(x / 4);
    edges.set(key, (edges.get(key) ?? 0) + 1);
  }
  const likely = [...edges]
    .filter(([key, count]) => count >= 3 && key * 4 > width * 0.2 && key * 4 < width * 0.8)
    .map(([key]) => key * 4)
    .map((edge) => {
      const at = edge - 4;
      const crossing = runs.filter(({ x, right }) => x < at && right > at + 1).length;
      const [left, right] = [runs.filter((one) => one.right <= at + 1).length, runs.filter(({ x }) => x >= at).length];
      return { at, crossing, least: Math.min(left, right) };
    })
    .filter(({ crossing, least }) => least >= 3 && crossing <= runs.length * 0.3);
  return likely.toSorted((a, b) => a.crossing - b.crossing || b.least - a.least)[0]?.at;
}

const asLine = (runs: Run[], column: number): Line => ({
  text: runs
    .map(({ text }) => tidy(text))
    .filter(Boolean)
    .join('\t'),
  size: Math.max(...runs.map(({ size }) => size)),
  column,
});

const labels = (text: string) => text.endsWith(':') || isLabel(text) || sectionCalled(text) !== undefined;
const isDate = (text: string) => {
  const span = spanIn(text);
  return span !== undefined && text.length - span.length <= 3;
};

/**
 * Whether what stands left of a gutter belongs to what stands right of it, row by row, as dates stand beside posts and
 * labels beside their words: then most of what shares its height with something on the right is one of them.
 */
function isBeside(rows: { left: Run[]; right: Run[] }[]) {
  const both = rows.filter((one) => one.left.length > 0 && one.right.length > 0);
  const leading = both.filter(({ left }) => left.some(({ text }) => isDate(tidy(text)) || labels(tidy(text))));
  return leading.length > 0 && leading.length >= both.length / 2;
}

/** The lines of a page: across the page, and where columns stand beside each other one column after the other. */
export function inReadingOrder(pieces: Piece[], width: number): Line[] {
  const rows = rowsOf(pieces);
  const gutter = gutterOf(rows, width);
  if (gutter === undefined) return rows.map((row) => asLine(row, 0));
  const lines: Line[] = [];
  let band: { left: Run[]; right: Run[]; row: Run[] }[] = [];
  const flush = () => {
    const [left, right] = [
      band.map((one) => one.left).filter((one) => one.length > 0),
      band.map((one) => one.right).filter((one) => one.length > 0),
    ];
    if (left.length === 0 || right.length === 0 || left.length + right.length < 5 || isBeside(band))
      lines.push(...band.map(({ row }) => asLine(row, 0)));
    else lines.push(...left.map((row) => asLine(row, 1)), ...right.map((row) => asLine(row, 2)));
    band = [];
  };
  for (const row of rows) {
    if (row.some(({ x, right }) => x < gutter && right > gutter + 1)) {
      flush();
      lines.push(asLine(row, 0));
    } else band.push({ left: row.filter(({ right }) => right <= gutter + 1), right: row.filter(({ x }) => x >= gutter), row });
  }
  flush();
  return lines.filter(({ text }) => text !== '');
}
