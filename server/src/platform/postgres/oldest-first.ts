import { callBegan } from '../call-id.ts';

/**
 * A line before so many places in which whoever began first comes first: a call asks one statement after the other, and
 * once it has begun none of them waits behind the first ones of calls that came after it. Who has waited so many
 * milliseconds in vain is told so.
 */
export function oldestFirst(places: number, patience: number) {
  const waiting: { began: number; enter: () => void }[] = [];
  let free = places;

  async function turn() {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const one = { began: callBegan(), enter: resolve };
    waiting.splice(waiting.findLastIndex(({ began }) => began <= one.began) + 1, 0, one);
    const impatient = setTimeout(() => {
      waiting.splice(waiting.indexOf(one), 1);
      reject(new Error('no connection to the database became free'));
    }, patience);
    await promise.finally(() => clearTimeout(impatient));
  }

  return {
    waiting: () => waiting.length,
    /** Takes a place, which `leave` gives back. */
    async enter() {
      if (free > 0) free -= 1;
      else await turn();
    },
    leave() {
      const next = waiting.shift();
      if (next) next.enter();
      else free += 1;
    },
  };
}
export type Line = ReturnType<typeof oldestFirst>;
