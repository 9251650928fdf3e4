import { setTimeout as sleep } from 'node:timers/promises';
import { type Call, CallFailed, caller } from '@vitrine/contract/caller.ts';
import { retrying } from '../../../web/src/platform/calls/retry.ts';
import { print } from '../program.ts';
import { part } from '../timing.ts';

/** Whoever has no answer by then gives up: longer than any call of the product takes. */
const patience = 60_000;

interface Counted {
  /** Milliseconds of each call that was answered as it should be. */
  times: number[];
  /** Answered with 503 and `Retry-After`. */
  shed: number;
  /** Seconds after the beginning of the phase when that came first. */
  firstShed: number | undefined;
  /** Anything else, by what it was. */
  faults: Map<string, number>;
  /** What somebody wanted and did not get, after the tries of a browser. */
  givenUp: number;
}

/** What calls of a phase came to, by kind. */
export function newTally() {
  const begun = performance.now();
  const kinds = new Map<string, Counted>();
  const of = (kind: string): Counted => {
    const known = kinds.get(kind) ?? { times: [], shed: 0, firstShed: undefined, faults: new Map<string, number>(), givenUp: 0 };
    kinds.set(kind, known);
    return known;
  };
  const fault = (kind: string, what: string) => {
    const { faults } = of(kind);
    faults.set(what, (faults.get(what) ?? 0) + 1);
  };
  return {
    kinds,
    fault,
    answered: (kind: string, milliseconds: number) => void of(kind).times.push(milliseconds),
    shed(kind: string) {
      const counted = of(kind);
      counted.shed += 1;
      counted.firstShed ??= (performance.now() - begun) / 1000;
    },
    gaveUp: (kind: string) => {
      of(kind).givenUp += 1;
    },
  };
}
export type Tally = ReturnType<typeof newTally>;

/** `fetch` that is counted; `undefined` where nothing was answered. */
export async function asked(tally: Tally, kind: string, url: string, init: RequestInit) {
  const begun = performance.now();
  try {
    const reply = await fetch(url, { ...init, signal: AbortSignal.timeout(patience) });
    const body = await reply.arrayBuffer();
    if (reply.status < 300) tally.answered(kind, performance.now() - begun);
    else if (reply.status === 503 && reply.headers.has('retry-after')) tally.shed(kind);
    else tally.fault(kind, `${reply.status} ${codeOf(body)}`);
    return { status: reply.status, headers: reply.headers, body };
  } catch (error) {
    const { name, cause } = error as Error;
    tally.fault(kind, name === 'TimeoutError' ? `no answer for ${patience / 1000} s` : String((cause as { code?: string })?.code ?? error));
    return undefined;
  }
}

const codeOf = (body: ArrayBuffer) => /"code":"([\w-]+)"/.exec(Buffer.from(body).toString())?.[1] ?? '';

/** A person at a browser, with a network address of their own; `kind` is what their calls are counted as. */
export interface Browser {
  url: string;
  token?: string | undefined;
  address: string;
}

export const headersOf = ({ token, address }: Browser) => ({
  'x-forwarded-for': address,
  ...(token ? { authorization: `Bearer ${token}` } : {}),
});

/** Calls the product as a page does, whose questions are asked again three times where a fault goes by. */
export const callAs = (tally: Tally, kind: string, browser: Browser): Call =>
  caller(async ({ method, url, json }) => {
    const headers = { ...headersOf(browser), 'content-type': 'application/json' };
    const reply = await asked(tally, kind, browser.url + url, { method, headers, ...(json ? { body: JSON.stringify(json) } : {}) });
    return { status: reply?.status ?? 0, body: reply && JSON.parse(Buffer.from(reply.body).toString() || 'null') };
  });

/** Does what somebody wants, with the tries of a page; nothing where it was not to be had. */
export async function wanted<R>(tally: Tally, kind: string, run: () => Promise<R>): Promise<R | undefined> {
  try {
    return await retrying(run);
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    tally.gaveUp(kind);
    return undefined;
  }
}

/** Waits for about so many seconds, a quarter more or less, unless it is over before. */
export const think = (seconds: number, until: number) =>
  sleep(Math.max(0, Math.min(seconds * 1000 * (0.75 + Math.random() / 2), until - performance.now())));

/** One line for each kind; kinds in the order in which they were first turned away come in another line. */
export function printTally({ kinds }: Tally) {
  for (const [kind, { times, shed, faults, givenUp }] of kinds) {
    const [p50, p95, p99, max] = [0.5, 0.95, 0.99, 1].map((of) => part(times, of).toFixed(0));
    const said = [...faults].map(([what, count]) => `${count} ${what}`).join(', ') || 'none';
    print(
      `  ${kind.padEnd(12)} ${String(times.length).padStart(7)} answered, p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms, longest ${max} ms; ${shed} told to come back, ${givenUp} gave up; faults: ${said}`,
    );
  }
  const first = [...kinds].filter(([, one]) => one.firstShed !== undefined).sort(([, a], [, b]) => (a.firstShed ?? 0) - (b.firstShed ?? 0));
  print(
    `  told to come back, the first first: ${first.map(([kind, one]) => `${kind} after ${one.firstShed?.toFixed(0)} s`).join(', ') || 'nobody'}`,
  );
}
