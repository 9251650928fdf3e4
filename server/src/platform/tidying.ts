import * as z from 'zod';
import { job } from './jobs.ts';
import { forgetOldCounts } from './rates.sql.ts';
import { deleteExpiredSessions } from './sessions.sql.ts';

/** Once an hour: what has expired goes. */
export const tidyUp = job(
  'tidy-up',
  z.object({}),
  async (ctx) => {
    await deleteExpiredSessions(ctx.db, ctx.now().toISOString());
    await forgetOldCounts(ctx.db, ctx.now());
  },
  { cron: '7 * * * *' },
);
