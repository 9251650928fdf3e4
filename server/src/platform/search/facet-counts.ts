/** Rows that fit, in the order in which they came, as much of each as counting needs. In flat lists: there may be thousands. */
export interface Rows {
  ids: number[];
  /** Whether the words stand in its title. */
  titled: boolean[];
  /** The codes of all rows, one row after the other; those of row n are from `starts[n]` up to `starts[n + 1]`. */
  codes: number[];
  starts: number[];
}

const [comma, colon, space, t, zero] = [44, 58, 32, 116, 48];

/** Reads rows written as `id:t:code code,...`, sign by sign: taking such a text apart by its commas costs ten times as much. */
export function rowsIn(text: string | null): Rows {
  const rows: Rows = { ids: [], titled: [], codes: [], starts: [0] };
  if (!text) return rows;
  const { ids, titled, codes, starts } = rows;
  let [number, digits, colons] = [0, 0, 0];
  for (let at = 0; at <= text.length; at += 1) {
    const sign = at < text.length ? text.charCodeAt(at) : comma;
    if (sign === colon) {
      if (colons === 0) ids.push(number);
      if (colons === 1) titled.push(text.charCodeAt(at - 1) === t);
      colons += 1;
      [number, digits] = [0, 0];
    } else if (sign === space || sign === comma) {
      if (digits > 0) codes.push(number);
      [number, digits] = [0, 0];
      if (sign === comma) {
        starts.push(codes.length);
        colons = 0;
      }
    } else if (sign !== t) {
      number = number * 10 + sign - zero;
      digits += 1;
    }
  }
  return rows;
}

/** How often each code stands in rows. */
export type Tally = Map<number, number>;

/** Codes below this are counted in a list, the few above it (those of free words) in a map: a list counts many times as fast. */
const dense = 4096;

class Counter {
  #few = new Map<number, number>();
  #many = new Uint32Array(dense);

  add({ codes, starts }: Rows, row: number) {
    const end = starts[row + 1] ?? 0;
    for (let at = starts[row] ?? 0; at < end; at += 1) {
      const code = codes[at] ?? 0;
      if (code < dense) this.#many[code] = (this.#many[code] ?? 0) + 1;
      else this.#few.set(code, (this.#few.get(code) ?? 0) + 1);
    }
  }

  /** What was counted, together with what another counted. */
  tally(other?: Counter): Tally {
    const counts: Tally = new Map(this.#few);
    for (const [code, count] of other?.tally() ?? []) counts.set(code, (counts.get(code) ?? 0) + count);
    this.#many.forEach((count, code) => {
      if (count > 0) counts.set(code, (counts.get(code) ?? 0) + count);
    });
    return counts;
  }
}

/** How often each code stands in these rows. */
export function tallied(rows: Rows): Tally {
  const counter = new Counter();
  for (let row = 0; row < rows.ids.length; row += 1) counter.add(rows, row);
  return counter.tally();
}

export interface Sorted<F> {
  /** The places of the rows that have a code of every chosen facet. */
  fitting: number[];
  /** The codes of those. */
  counts: Tally;
  /** For a chosen facet: its codes in the rows that have one of every other chosen facet. */
  beside: Map<F, Tally>;
}

/** Which rows fit all that is chosen, and what would be there if one of the chosen facets were not. */
export function sorted<F>(rows: Rows, chosen: ReadonlyMap<F, readonly number[]>): Sorted<F> {
  const facets = [...chosen.keys()];
  const bits = new Map([...chosen.values()].flatMap((list, place) => list.map((code) => [code, 1 << place] as const)));
  const whole = (1 << facets.length) - 1;
  const fitting: number[] = [];
  const all = new Counter();
  const missing = facets.map(() => new Counter());
  for (let row = 0; row < rows.ids.length; row += 1) {
    const lacks = whole & ~bitsOf(rows, row, bits);
    if (lacks === 0) {
      fitting.push(row);
      all.add(rows, row);
    } else {
      // a single bit is a whole power
      missing[Math.log2(lacks)]?.add(rows, row);
    }
  }
  const beside = new Map(facets.map((facet, place) => [facet, all.tally(missing[place])]));
  return { fitting, counts: all.tally(), beside };
}

/** The chosen facets of which a row has a code, one bit each. */
function bitsOf({ codes, starts }: Rows, row: number, bits: ReadonlyMap<number, number>) {
  let has = 0;
  if (bits.size === 0) return has;
  for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at += 1) has |= bits.get(codes[at] ?? 0) ?? 0;
  return has;
}
