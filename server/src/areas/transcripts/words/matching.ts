/** Which words of a text are those of another one, in order: what was corrected between them changed, what stands around it stayed. */

/** Pairs of places, both growing. */
export type Matches = (readonly [place: number, former: number])[];

interface Range {
  a: number;
  aEnd: number;
  b: number;
  bEnd: number;
}

/** More comparisons than this are not made for one stretch that changed: its words count as new. */
const mostCells = 250_000;

/** Pairs the words of `a` with those of `b` that they are; words are compared as they are given. */
export function matched(a: readonly string[], b: readonly string[]): Matches {
  const found: [number, number][] = [];
  within(a, b, { a: 0, aEnd: a.length, b: 0, bEnd: b.length }, found);
  return found.toSorted(([one], [other]) => one - other);
}

/** Takes what is the same on both ends, then goes by words that stand once on either side, then compares what is left. */
function within(a: readonly string[], b: readonly string[], whole: Range, found: [number, number][]) {
  const range = { ...whole };
  while (range.a < range.aEnd && range.b < range.bEnd && a[range.a] === b[range.b]) found.push([range.a++, range.b++]);
  while (range.a < range.aEnd && range.b < range.bEnd && a[range.aEnd - 1] === b[range.bEnd - 1]) found.push([--range.aEnd, --range.bEnd]);
  if (range.a === range.aEnd || range.b === range.bEnd) return;
  const pillars = pillarsOf(a, b, range);
  if (pillars.length === 0) return compare(a, b, range, found);
  let [fromA, fromB] = [range.a, range.b];
  for (const [atA, atB] of [...pillars, [range.aEnd, range.bEnd] as const]) {
    within(a, b, { a: fromA, aEnd: atA, b: fromB, bEnd: atB }, found);
    if (atA < range.aEnd) found.push([atA, atB]);
    [fromA, fromB] = [atA + 1, atB + 1];
  }
}

/** Where each word stands in a part; nothing for one that stands there more than once. */
function onceIn(words: readonly string[], from: number, to: number) {
  const places = new Map<string, number | null>();
  for (let at = from; at < to; at++) {
    const word = words[at] ?? '';
    places.set(word, places.has(word) ? null : at);
  }
  return places;
}

/** The longest row of words that stand once on either side, in the same order on both. */
function pillarsOf(a: readonly string[], b: readonly string[], range: Range): Matches {
  const inB = onceIn(b, range.b, range.bEnd);
  const pairs = [...onceIn(a, range.a, range.aEnd)].flatMap(([word, atA]) => {
    const atB = inB.get(word);
    return atA === null || atB === null || atB === undefined ? [] : [[atA, atB] as const];
  });
  const ends: number[] = [];
  const before: number[] = [];
  const placeAt = (index: number) => pairs[index]?.[1] ?? 0;
  for (const [index, [, atB]] of pairs.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (placeAt(ends[middle] ?? 0) < atB) low = middle + 1;
      else high = middle;
    }
    before[index] = low > 0 ? (ends[low - 1] ?? -1) : -1;
    ends[low] = index;
  }
  const row: (readonly [number, number])[] = [];
  for (let index = ends.at(-1) ?? -1; index >= 0; index = before[index] ?? -1) row.push(pairs[index] ?? [0, 0]);
  return row.reverse();
}

/** The longest common row of a short stretch. */
function compare(a: readonly string[], b: readonly string[], { a: a0, aEnd, b: b0, bEnd }: Range, found: [number, number][]) {
  const [rows, columns] = [aEnd - a0, bEnd - b0];
  if (rows * columns > mostCells) return;
  const width = columns + 1;
  const longest = new Uint16Array((rows + 1) * width);
  const at = (row: number, column: number) => longest[row * width + column] ?? 0;
  for (let row = rows - 1; row >= 0; row--)
    for (let column = columns - 1; column >= 0; column--)
      longest[row * width + column] =
        a[a0 + row] === b[b0 + column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1));
  for (let row = 0, column = 0; row < rows && column < columns; ) {
    if (a[a0 + row] === b[b0 + column]) found.push([a0 + row++, b0 + column++]);
    else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
}
