/** A group of people and groups within it that have nobody in common; whoever is in none of them is counted in the whole alone. */
export interface Sum {
  whole: string;
  parts: readonly string[];
}

interface Range {
  least: number;
  most: number;
}

/**
 * Which of these figures are not told: groups of a few people, as they would tell of each of them, and as much beside
 * them as it takes that none of them can be computed from what is told.
 */
export function untold(figures: ReadonlyMap<string, number>, sums: readonly Sum[], smallest: number): ReadonlySet<string> {
  const rules = sums.filter((sum) => wholeOf(sum, figures) >= sumOf(sum.parts, figures));
  const hidden = new Set([...figures].filter(([, count]) => count > 0 && count < smallest).map(([name]) => name));
  for (let found = computed(figures, rules, hidden); found !== undefined; found = computed(figures, rules, hidden)) {
    const next = beside(found, figures, rules, hidden);
    if (next === undefined) break;
    hidden.add(next);
  }
  return hidden;
}

const wholeOf = ({ whole }: Sum, figures: ReadonlyMap<string, number>) => figures.get(whole) ?? 0;
const sumOf = (names: readonly string[], figures: ReadonlyMap<string, number>) =>
  names.reduce((sum, name) => sum + (figures.get(name) ?? 0), 0);

/** One that is not told and still can be only one number. */
function computed(figures: ReadonlyMap<string, number>, rules: readonly Sum[], hidden: ReadonlySet<string>) {
  const ranges = rangesOf(figures, rules, hidden);
  return [...hidden].find((name) => {
    const range = ranges.get(name);
    return range !== undefined && range.least >= range.most;
  });
}

/** What is hidden next so that this one is safe: the smallest group beside it, and only where none helps the whole. */
function beside(name: string, figures: ReadonlyMap<string, number>, rules: readonly Sum[], hidden: ReadonlySet<string>) {
  const near = rules.filter(({ whole, parts }) => whole === name || parts.includes(name));
  const told = (names: string[]) =>
    [...new Set(names)]
      .filter((one) => !hidden.has(one) && (figures.get(one) ?? 0) > 0)
      .toSorted((one, other) => (figures.get(one) ?? 0) - (figures.get(other) ?? 0));
  const candidates = [...told(near.flatMap(({ parts }) => parts)), ...told(near.map(({ whole }) => whole)), ...told([...figures.keys()])];
  const helps = (one: string) => {
    const range = rangesOf(figures, rules, new Set([...hidden, one])).get(name);
    return range !== undefined && range.least < range.most;
  };
  return candidates.find(helps) ?? candidates[0];
}

/**
 * What somebody who sees the rest can say of each figure. Nobody is in what is empty, which is always told; where all of
 * a whole are in its parts, as they often are, that is taken as known.
 */
function rangesOf(figures: ReadonlyMap<string, number>, rules: readonly Sum[], hidden: ReadonlySet<string>) {
  const ranges = new Map<string, Range>();
  for (const [name, count] of figures)
    ranges.set(name, hidden.has(name) ? { least: 1, most: Number.POSITIVE_INFINITY } : { least: count, most: count });
  const of = (name: string) => ranges.get(name) ?? { least: 0, most: 0 };
  let changed = true;
  const narrow = (name: string, { least, most }: Range) => {
    const now = of(name);
    const next = { least: Math.max(now.least, least), most: Math.min(now.most, most) };
    if (!hidden.has(name) || (next.least === now.least && next.most === now.most)) return;
    ranges.set(name, next);
    changed = true;
  };
  while (changed) {
    changed = false;
    for (const { whole, parts } of rules) {
      const exact = (figures.get(whole) ?? 0) === sumOf(parts, figures);
      const least = parts.reduce((sum, one) => sum + of(one).least, 0);
      const most = parts.reduce((sum, one) => sum + of(one).most, 0);
      narrow(whole, { least, most: exact ? most : Number.POSITIVE_INFINITY });
      for (const part of parts) {
        const others = { least: least - of(part).least, most: parts.reduce((sum, one) => (one === part ? sum : sum + of(one).most), 0) };
        narrow(part, { least: exact ? of(whole).least - others.most : 0, most: of(whole).most - others.least });
      }
    }
  }
  return ranges;
}
