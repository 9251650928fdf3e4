import type { World } from './context.ts';
import { refuseField } from './refused.ts';
import type { Scope } from './sessions/scope.ts';

/** Who reads a list: a cursor opens for the same company alone. */
type Reading = Pick<World, 'seal'> & { actor: { scope: Scope } };

const purposeOf = (list: string, { actor }: Reading) => `cursor of ${list} of ${actor.scope.companyId}`;

/**
 * Where a list is read on, as `cursorAfter` has written it; empty at the start, and nothing where pages are asked for.
 * Refuses what is no cursor of this list, or of this company, by the name of its field.
 */
export function readCursor(ctx: Reading, list: string, after: string | undefined): readonly string[] | undefined {
  if (after === undefined) return undefined;
  if (after === 'start') return [];
  try {
    return JSON.parse(ctx.seal.open(Buffer.from(after, 'base64url'), purposeOf(list, ctx)).toString()) as string[];
  } catch {
    throw refuseField('after', 'This is no cursor of this list: begin with `start`, and go on with the `next` of each reply');
  }
}

/** The cursor behind the last row of a reply, sealed: it may hold an address. Nothing where pages are asked for, or where nothing followed. */
export const cursorAfter = (ctx: Reading, list: string, after: string | undefined, last: readonly string[] | undefined) =>
  after !== undefined && last ? { next: ctx.seal.close(JSON.stringify(last), purposeOf(list, ctx)).toString('base64url') } : {};

/** A place in the order in which rows began. */
export interface Behind {
  at: string;
  id: string;
  /** Up to here everything that has begun is stored; what is later comes with the next reading. */
  until: string;
}

/** Milliseconds within which whatever has begun is stored. */
const settled = 10_000;
const beginning = ['1970-01-01T00:00:00Z', '00000000-0000-0000-0000-000000000000'] as const;

/** The same for lists in the order in which their rows began; `first` is an id before all others. */
export function readBehind(
  ctx: Reading & Pick<World, 'now'>,
  list: string,
  after: string | undefined,
  first: string = beginning[1],
): Behind | undefined {
  const found = readCursor(ctx, list, after);
  if (!found) return undefined;
  const [at = beginning[0], id = first] = found;
  return { at, id, until: new Date(ctx.now().getTime() - settled).toISOString() };
}
