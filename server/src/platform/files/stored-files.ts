import * as z from 'zod';
import type { Atomic, World } from '../context.ts';
import { enqueue, job } from '../jobs/jobs.ts';
import type { Db } from '../postgres/db.ts';
import { DatabaseAway } from '../postgres/passing-faults.ts';
import type { Files } from './files.ts';

/** The one place that removes what rows have let go of; a name that ends with `/` means all below it. */
export const removal = job('remove-files', z.object({ names: z.array(z.string()) }), async ({ files }, { names }) => {
  const below = await Promise.all(names.filter((name) => name.endsWith('/')).map((prefix) => files.list(prefix)));
  await files.remove([...names.filter((name) => !name.endsWith('/')), ...below.flat().map(({ name }) => name)]);
});

type Writing = Atomic<Pick<World, 'jobs' | 'db'>>;

/** Orders files to be removed in the transaction that lets go of them: they go when it is committed, and stay when it is not. */
export async function removeFiles(ctx: Writing, names: readonly (string | null | undefined)[]) {
  const given = names.filter((name) => typeof name === 'string');
  if (given.length > 0) await enqueue(ctx, removal, { names: given });
}

/** In the transaction that shows `next`: orders the one shown before to be removed, unless it is the same. */
export const replaceFile = (ctx: Writing, former: string | null | undefined, next: string | null) =>
  removeFiles(ctx, former === next ? [] : [former]);

/**
 * Stores files and then writes the rows that name them: where the work throws, what it stored through its context goes
 * again. Bytes are stored before a transaction opens, which would hold its rows for as long as they take.
 */
export async function storingFiles<C extends { db: Db; files: Files }, R>(ctx: C, work: (ctx: C) => Promise<R>): Promise<R> {
  if (ctx.db.isTransaction) throw new Error('files are stored before a transaction opens');
  const stored: string[] = [];
  const put: Files['put'] = (name, content) => {
    stored.push(name);
    return ctx.files.put(name, content);
  };
  try {
    return await work({ ...ctx, files: { ...ctx.files, put } });
  } catch (error) {
    // a connection that was lost while the transaction was being committed says nothing: the rows may be there
    if (!(error instanceof DatabaseAway)) await ctx.files.remove(stored);
    throw error;
  }
}
