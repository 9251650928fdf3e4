import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Atomic, atomically } from '../context.ts';
import type { Db } from '../postgres/db.ts';

/** PostgreSQL ended this transaction because it and another one waited for each other. */
export const isDeadlock = (error: unknown) => error instanceof pg.DatabaseError && error.code === '40P01';

/** So often in all, with a pause of up to a tenth of a second before the next. */
const tries = 5;

/**
 * `atomically` for work that does nothing but write to the database, and meets rows that others write in another order: where
 * the two waited for each other, it is done once more, after the other one had its turn. Within a transaction that began
 * before, that is left to whoever began it.
 */
export async function atomicallyAgain<C extends { db: Db }, R>(ctx: C, work: (ctx: Atomic<C>) => Promise<R>): Promise<R> {
  for (let left = ctx.db.isTransaction ? 0 : tries - 1; ; left -= 1) {
    try {
      return await atomically(ctx, work);
    } catch (error) {
      if (!isDeadlock(error) || left === 0) throw error;
      // on a busy machine whoever begins anew at once takes the same row again before the other one wakes
      await sleep(20 + Math.random() * 80);
    }
  }
}
