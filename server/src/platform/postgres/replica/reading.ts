import type { World } from '../../context.ts';
import { Refused } from '../../refused.ts';

/** Nothing was heard of a statement for as long as one waits for it; what else fails does so at once. */
const isLost = (error: unknown) => error instanceof Error && error.message === 'Query read timeout';

/**
 * Does work that only reads on the replica, where there is one and it has caught up, else on the database itself. A replica
 * that fails in the middle, or refuses because something is written all the same, costs the time and nothing else. What took it
 * all the time there is would take the database as much, for somebody who may have gone: it is told to come back.
 */
export async function onReplica<C extends World, R>(ctx: C, work: (ctx: C) => Promise<R>): Promise<R> {
  const { replica } = ctx;
  // inside a transaction its own rows are to be seen
  const db = ctx.db.isTransaction ? undefined : await replica?.caughtUp();
  if (!db || db === ctx.db) return work(ctx);
  try {
    return await work({ ...ctx, db });
  } catch (error) {
    if (error instanceof Refused) throw error;
    replica?.avoid(error);
    if (isLost(error)) throw new Refused('unavailable', undefined, { 'retry-after': '1' });
    return work(ctx);
  }
}

/** A handler of a call that only reads and may take long; see `onReplica`. */
export const fromReplica =
  <C extends World, Input, R>(handler: (ctx: C, input: Input) => Promise<R>) =>
  (ctx: C, input: Input) =>
    onReplica(ctx, (ctx) => handler(ctx, input));
