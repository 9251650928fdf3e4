import * as z from 'zod';
import { job } from '../../platform/jobs/jobs.ts';
import { deleteOldAttempts } from './connection.sql.ts';

/** Once an hour: ways to a provider from which nobody came back in time. */
export const tidyAttempts = job(
  'tidy-single-sign-on',
  z.object({}),
  (ctx) => deleteOldAttempts(ctx.db, ctx.now().toISOString()).then(() => undefined),
  {
    cron: '19 * * * *',
  },
);
