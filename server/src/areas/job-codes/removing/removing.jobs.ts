import { atomically } from '../../../platform/context.ts';
import { everyOne, oneOfMany } from '../../../platform/jobs/every-one.ts';
import { deleteWithClips } from '../editing.ts';
import { lockJobCode, usesOf } from '../job-codes.sql.ts';
import * as sql from './removals.sql.ts';

/** Deletes a job code whose day is over. One that its company opened or somebody used meanwhile stays. */
const removeDeletedJobCode = oneOfMany('remove-deleted-job-code', (ctx, { id }) =>
  atomically(ctx, async (ctx) => {
    const codeId = await sql.codeOfRemoval(ctx.db, id);
    const row = codeId ? await lockJobCode(ctx.db, codeId) : undefined;
    if (!row) return;
    // asked under the lock: it may have been kept a moment ago
    const planned = await sql.findRemoval(ctx.db, row.id);
    if (planned?.id !== id || new Date(planned.remove_at) > ctx.now()) return;
    const uses = await usesOf(ctx.db, row.id);
    if (!row.archived_at || !uses || uses.applications + uses.invitations > 0) await sql.cancelRemoval(ctx.db, row.id);
    else await deleteWithClips(ctx, row);
  }),
);

/** Every ten minutes: job codes that administrators deleted a day ago. */
export const removingJobs = [
  removeDeletedJobCode,
  everyOne('remove-deleted-job-codes', '*/10 * * * *', removeDeletedJobCode, ({ db, now }, after, limit) =>
    sql.removalsDue(db, now().toISOString(), after, limit),
  ),
];
