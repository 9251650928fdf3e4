/** The seed of the moments at which things break; `JOURNEY_SEED` repeats the ones of an earlier run. */
const seed = Number(process.env.JOURNEY_SEED);

/** Numbers from 0 to 1 that a text and the seed decide (FNV-1a, mulberry32). */
function* numbersOf(text: string) {
  let state = 2166136261 ^ seed;
  for (const letter of text) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  while (true) {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    yield ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }
}

/** Draws moments for one journey, between two seconds, and prints them with the seed. */
export function momentsOf(journey: string) {
  const numbers = numbersOf(journey);
  return (from: number, to: number) => {
    const moment = from + (to - from) * (numbers.next().value ?? 0);
    process.stdout.write(`  ${journey}: at ${moment.toFixed(2)} s (JOURNEY_SEED=${seed})\n`);
    return moment;
  };
}
