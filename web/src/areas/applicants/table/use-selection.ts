import type { ListedApplicant } from '@vitrine/contract/applicants/applicants.ts';
import { mostAtOnce } from '@vitrine/contract/applicants/deciding.ts';
import { useCallback, useRef, useState } from 'react';

interface Options {
  total: number;
  rowsBetween: (first: number, last: number) => Promise<ListedApplicant[]>;
}

/** Who is selected: one by one, from the last one to another, or all; never more than one act takes. */
export function useSelection({ total, rowsBetween }: Options) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, ListedApplicant>>(new Map());
  const anchor = useRef(0);
  const rows = useRef(rowsBetween);
  rows.current = rowsBetween;
  /** Selects somebody or lets go; with `range` everybody from whom was selected last to this one. */
  const choose = useCallback(async (one: ListedApplicant, index: number, range: boolean) => {
    const [first, last] = [Math.min(anchor.current, index), Math.max(anchor.current, index)];
    if (range) {
      const between = await rows.current(first, last);
      return setChosen((now) => firstOf([...now.values(), ...between]));
    }
    anchor.current = index;
    setChosen((now) => firstOf(now.has(one.id) ? [...now.values()].filter(({ id }) => id !== one.id) : [...now.values(), one]));
  }, []);
  return {
    chosen,
    choose,
    clear: () => setChosen(new Map()),
    /** There are more than can be selected at once. */
    full: chosen.size >= mostAtOnce && total > mostAtOnce,
    async toggleAll() {
      anchor.current = 0;
      if (chosen.size > 0) setChosen(new Map());
      else setChosen(firstOf(await rowsBetween(0, Math.min(total, mostAtOnce) - 1)));
    },
  };
}
export type Selection = ReturnType<typeof useSelection>;

const firstOf = (all: readonly ListedApplicant[]) => new Map(all.map((one) => [one.id, one] as const).slice(0, mostAtOnce));
