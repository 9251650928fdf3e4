import { day } from '@vitrine/contract/durations.ts';
import * as z from 'zod';
import { atomically } from '../../platform/context.ts';
import { job } from '../../platform/jobs/jobs.ts';
import { deleteUntouchedCodes } from './cleanup.sql.ts';
import { deleteEmptyBooking } from './job-codes.sql.ts';

/** Once an hour: drafts that somebody opened a day ago or more and left as they were. */
export const tidyJobCodes = job(
  'tidy-job-codes',
  z.object({}),
  (ctx) =>
    atomically(ctx, async (ctx) => {
      const gone = await deleteUntouchedCodes(ctx.db, new Date(ctx.now().getTime() - day).toISOString());
      for (const { booking_id } of gone) await deleteEmptyBooking(ctx.db, booking_id);
    }),
  { cron: '17 * * * *' },
);
