import { day, minute } from '@vitrine/contract/durations.ts';
import * as z from 'zod';
import { mayRemoveFiles } from '../backup/tables.sql.ts';
import { type Atomic, atomically, type Storing, type World } from '../context.ts';
import { enqueue, type Job, job } from '../jobs/jobs.ts';
import { DatabaseAway } from '../postgres/passing-faults.ts';
import type { Files } from './files.ts';
import { forgetCaptions, moveCaptions } from './film-captions.sql.ts';
import { forgetUnnamed, noteUnnamed, takeUnnamedBefore } from './unnamed-files.sql.ts';

/** While a backup copies files, those that its rows name stay for it; so long their removal waits, in milliseconds. */
const waitForBackup = minute;

/** The one place that removes what rows have let go of; a name that ends with `/` means all below it. */
export const removal: Job<{ names: string[] }> = job('remove-files', z.object({ names: z.array(z.string()) }), (ctx, { names }) =>
  atomically(ctx, async (ctx) => {
    if (!(await mayRemoveFiles(ctx.db))) return enqueue(ctx, removal, { names }, { after: new Date(ctx.now().getTime() + waitForBackup) });
    const below = await Promise.all(names.filter((name) => name.endsWith('/')).map((prefix) => ctx.files.list(prefix)));
    await ctx.files.remove([...names.filter((name) => !name.endsWith('/')), ...below.flat().map(({ name }) => name)]);
  }),
);

type Writing = Atomic<Pick<World, 'jobs' | 'db'>>;

/** Orders files to be removed in the transaction that lets go of them, with their captions: they go when it is committed, and stay when it is not. */
export async function removeFiles(ctx: Writing, names: readonly (string | null | undefined)[]) {
  const given = names.filter((name) => typeof name === 'string');
  if (given.length === 0) return;
  await forgetCaptions(ctx.db, given);
  await enqueue(ctx, removal, { names: given });
}

/** In the transaction that shows `next`: orders the one shown before to be removed, unless it is the same. */
export const replaceFile = (ctx: Writing, former: string | null | undefined, next: string | null) =>
  removeFiles(ctx, former === next ? [] : [former]);

/** In the transaction that shows a film made anew for every browser in the place of a former one: its captions go over to it, and the former is removed. */
export async function renewFilm(ctx: Writing, former: string, film: string) {
  await moveCaptions(ctx.db, former, film);
  await removeFiles(ctx, [former]);
}

/** The longest that storing something and naming it may take; what nothing names by then was left by a program that was killed. */
const namedWithin = 2 * day;

/** Orders files to be removed that were stored and never named. */
export const removeUnnamed = (ctx: World) =>
  atomically(ctx, async (ctx) =>
    removeFiles(ctx, await takeUnnamedBefore(ctx.db, new Date(ctx.now().getTime() - namedWithin).toISOString())),
  );

/**
 * Stores files and then writes, in a transaction, the rows that name them: where the work throws, what it stored through
 * its context goes again, at once or, where the program was killed, when nothing has named it after two days. Bytes are
 * stored before a transaction opens, which would hold its rows for as long as they take.
 */
export async function storingFiles<C extends Pick<World, 'db' | 'files' | 'now'>, R>(
  ctx: C & Storing,
  work: (ctx: C) => Promise<R>,
): Promise<R> {
  const db = ctx.outside ?? ctx.db;
  if (db.isTransaction) throw new Error('files are stored before a transaction opens');
  const storing: Required<Storing>['storing'] = { names: [], named: false };
  const put: Files['put'] = async (name, content) => {
    await noteUnnamed(db, name, ctx.now().toISOString());
    storing.names.push(name);
    return ctx.files.put(name, content);
  };
  const done = await work({ ...ctx, storing, files: { ...ctx.files, put } }).catch(async (error: unknown) => {
    // a connection that was lost while the transaction was being committed says nothing: the rows may be there
    if (error instanceof DatabaseAway) throw error;
    await ctx.files.remove(storing.names);
    await forgetUnnamed(db, storing.names);
    throw error;
  });
  if (storing.names.length > 0 && !storing.named) {
    await forgetUnnamed(db, storing.names);
    throw new Error('files are named in a transaction');
  }
  return done;
}
