import pg from 'pg';
import { type Atomic, atomically } from '../context.ts';
import type { Db } from '../postgres/db.ts';

/** PostgreSQL ended this transaction because it and another one waited for each other. */
export const isDeadlock = (error: unknown) => error instanceof pg.DatabaseError && error.code === '40P01';

/**
 * `atomically` for work that does nothing but write to the database, and meets rows that others write in another order: where
 * the two waited for each other, it is done once more. Within a transaction that began before, that is left to whoever began it.
 */
export async function atomicallyAgain<C extends { db: Db }, R>(ctx: C, work: (ctx: Atomic<C>) => Promise<R>): Promise<R> {
  if (ctx.db.isTransaction) return atomically(ctx, work);
  return atomically(ctx, work).catch((error: unknown) => {
    if (!isDeadlock(error)) throw error;
    return atomically(ctx, work);
  });
}
