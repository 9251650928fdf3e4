import { atomically } from '../../../platform/context.ts';
import { everyOne, oneOfMany } from '../../../platform/jobs/every-one.ts';
import { removeApplication } from '../../applicants/index.ts';
import { isHeld } from '../../applications/index.ts';
import { holdApplication } from './products.sql.ts';
import { cancelRemoval, isRemovalDue, removalsDue } from './removals.sql.ts';

/** Removes an application whose day is over. One that is kept for a dispute is looked at again until that ends. */
const removeDeletedApplication = oneOfMany('remove-deleted-application', (ctx, { id }) =>
  atomically(ctx, async (ctx) => {
    const found = await holdApplication(ctx.db, id);
    // what was made nobody's meanwhile has nothing left to remove
    if (!found) return void (await cancelRemoval(ctx.db, id));
    // asked under the lock: it may have been kept after all, or held for a dispute, a moment ago
    if (!(await isRemovalDue(ctx.db, id, ctx.now().toISOString())) || (await isHeld(ctx.db, id))) return;
    await removeApplication(ctx, { id, accountId: found.accountId, companyId: found.companyId });
  }),
);

/** Every ten minutes: applications that administrators deleted a day ago. */
export const removingJobs = [
  removeDeletedApplication,
  everyOne('remove-deleted-applications', '*/10 * * * *', removeDeletedApplication, (ctx, after, limit) =>
    removalsDue(ctx.db, ctx.now().toISOString(), after, limit),
  ),
];
