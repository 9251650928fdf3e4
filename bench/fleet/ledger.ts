/** What was asked of the fleet and when it was answered, to be told by spans of time. */
import { print, seconds } from '../support/program.ts';
import { part } from '../support/timing.ts';

export const kinds = ['message', 'piece', 'read', 'write'] as const;
export type Kind = (typeof kinds)[number];

export interface Asked {
  kind: Kind;
  at: number;
  /** Until it was confirmed, with every try that it took. */
  milliseconds: number;
  /** Why tries failed. */
  faults: string[];
}

export type Note = (asked: Asked) => void;

/** Those that were under way in a span. */
export const during = (asked: Asked[], from: number, to: number) => asked.filter((one) => one.at < to && one.at + one.milliseconds >= from);

/** Those that were answered in a span: what began in a calm and ended after it says nothing of the calm. */
export const answered = (asked: Asked[], from: number, to: number) =>
  asked.filter((one) => one.at + one.milliseconds >= from && one.at + one.milliseconds < to);

const ofKind = (asked: Asked[], kind: Kind) => asked.filter((one) => one.kind === kind);
export const p99 = (asked: Asked[]) =>
  part(
    asked.map(({ milliseconds }) => milliseconds),
    0.99,
  );

/** One line for each kind, beside the calm before. */
export function tell(title: string, asked: Asked[], calm: Asked[] = []) {
  print(`  ${title}`);
  for (const kind of kinds) {
    const own = ofKind(asked, kind);
    if (own.length === 0) continue;
    const times = own.map(({ milliseconds }) => milliseconds);
    const faults = own.flatMap((one) => one.faults);
    const before = p99(ofKind(calm, kind));
    const than = before > 0 ? ` (${(p99(own) / before).toFixed(1)} times the calm)` : '';
    print(
      `    ${kind.padEnd(8)} ${String(own.length).padStart(6)}, p50 ${part(times, 0.5).toFixed(0)} ms, p99 ${p99(own).toFixed(0)} ms${than}, longest ${seconds(Math.max(...times))}, ${faults.length} tries failed`,
    );
    for (const [fault, count] of counted(faults)) print(`      ${count} × ${fault}`);
  }
}

/** How often each of them is there, the most frequent first. */
export function counted(words: string[], most = 6) {
  const counts = new Map<string, number>();
  for (const one of words) counts.set(one.slice(0, 160), (counts.get(one.slice(0, 160)) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).slice(0, most);
}

/** Why a call failed, in few words. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, status } = error as Error & { code?: string; status?: number };
  const cause = error.cause === undefined ? '' : ` (${reasonOf(error.cause)})`;
  return `${error.message}${code ? ` ${code}` : ''}${status ? ` ${status}` : ''}${cause}`;
}
