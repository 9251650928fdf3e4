import { atomically } from '../../../platform/context.ts';
import { everyOne, oneOfMany } from '../../../platform/jobs/every-one.ts';
import { lockCloseup, updateCloseup } from '../closeups.sql.ts';
import { removeCloseup } from '../editing.ts';
import { takeFiles } from '../files.ts';
import { tell } from '../letters.ts';
import * as sql from './removals.sql.ts';

/** Removes what an administrator deleted a day ago, unless it was kept a moment before. */
const removeDeletedCloseup = oneOfMany('remove-deleted-closeup', (ctx, { id }) =>
  atomically(ctx, async (ctx) => {
    const removeAt = (await lockCloseup(ctx.db, id))?.remove_at;
    if (!removeAt || new Date(removeAt) > ctx.now()) return;
    await removeCloseup(ctx, id);
    await tell(ctx, id, 'removed');
  }),
);

/** Takes words and files of the pages that an administrator emptied a day ago, but for those that were kept a moment before. */
const emptyDeletedPages = oneOfMany('empty-deleted-pages', (ctx, { id }) =>
  atomically(ctx, async (ctx) => {
    const closeup = await lockCloseup(ctx.db, id);
    if (!closeup) return;
    const now = ctx.now().toISOString();
    const emptied = await sql.emptyPages(ctx.db, closeup.id, now);
    if (emptied.length === 0) return;
    await takeFiles(ctx, closeup.id, ({ number }) => emptied.includes(number));
    await updateCloseup(ctx.db, closeup.id, { changed_at: now });
  }),
);

const tenMinutely = '*/10 * * * *';

/** Every ten minutes: closeups and pages that administrators deleted a day ago. */
export const removingJobs = [
  removeDeletedCloseup,
  everyOne('remove-deleted-closeups', tenMinutely, removeDeletedCloseup, ({ db, now }, after, limit) =>
    sql.removalsDue(db, now().toISOString(), after, limit),
  ),
  emptyDeletedPages,
  everyOne('empty-all-deleted-pages', tenMinutely, emptyDeletedPages, ({ db, now }, after, limit) =>
    sql.emptyingsDue(db, now().toISOString(), after, limit),
  ),
];
