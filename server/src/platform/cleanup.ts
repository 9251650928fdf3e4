import { day } from '@vitrine/contract/durations.ts';
import * as z from 'zod';
import { job } from './jobs.ts';
import { forgetOldMails } from './mail.sql.ts';
import { forgetOldCounts } from './rates.sql.ts';
import { deleteExpiredSessions } from './sessions.sql.ts';

/** The outbox is there to look something up, not to remember people. */
const mailsKept = 90 * day;

/** Once an hour: what has expired goes. */
export const tidyUp = job(
  'tidy-up',
  z.object({}),
  async (ctx) => {
    await deleteExpiredSessions(ctx.db, ctx.now().toISOString());
    await forgetOldCounts(ctx.db, ctx.now());
    await forgetOldMails(ctx.db, new Date(ctx.now().getTime() - mailsKept).toISOString());
  },
  { cron: '7 * * * *' },
);
