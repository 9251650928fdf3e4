import { print, ratio } from './program.ts';

/** No way is asked for longer than this. */
const limit = 90_000;

/** Milliseconds by share of the calls, and how many a second. */
export interface Times {
  p50: number;
  p95: number;
  p99: number;
  perSecond: number;
}

/** Asks all of them, or as many as fit into the time, with so many clients at once. */
export async function timed<Query>(queries: Query[], clients: number, ask: (query: Query) => Promise<unknown>): Promise<Times> {
  const times: number[] = [];
  const begun = performance.now();
  let next = 0;
  const client = async () => {
    for (let query = queries[next++]; query && performance.now() - begun < limit; query = queries[next++]) {
      const start = performance.now();
      await ask(query);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const seconds = (performance.now() - begun) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), perSecond: times.length / seconds };
}

/** The figure that this share of them does not exceed. */
export const part = (numbers: number[], of: number) => numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * of) - 1] ?? 0;

/** One line of milliseconds. */
export const told = (name: string, numbers: number[]) =>
  print(
    `  ${name.padEnd(22)} p50 ${part(numbers, 0.5).toFixed(1)} ms, p95 ${part(numbers, 0.95).toFixed(1)} ms, p99 ${part(numbers, 0.99).toFixed(1)} ms`,
  );

/** One line of figures. */
export const row = (name: string, { p50, p95, p99, perSecond }: Times) =>
  print(
    `  ${name.padEnd(34)} p50 ${p50.toFixed(1).padStart(8)}  p95 ${p95.toFixed(1).padStart(8)}  p99 ${p99.toFixed(1).padStart(8)} ms  ${perSecond.toFixed(0).padStart(5)} a second`,
  );
/** One line that compares another way with the search. */
export const against = (name: string, other: Times, own: Times) =>
  print(
    `  ${name.padEnd(34)} p50 ${ratio(other.p50, own.p50)}, p95 ${ratio(other.p95, own.p95)}, p99 ${ratio(other.p99, own.p99)} times the search`,
  );
