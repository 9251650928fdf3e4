import { day } from '@vitrine/contract/durations.ts';
import * as z from 'zod';
import { removeUnnamed } from './files/stored-files.ts';
import { job } from './jobs/jobs.ts';
import { forgetOldMails } from './mail/mail.sql.ts';
import { forgetOldCalls } from './sessions/api-keys.ts';
import { forgetOldCounts } from './sessions/rates.sql.ts';
import { deleteExpiredSessions } from './sessions/sessions.sql.ts';

/** The outbox is there to look something up, not to remember people. */
const mailsKept = 90 * day;

/** Once an hour: what has expired goes. */
export const tidyUp = job(
  'tidy-up',
  z.object({}),
  async (ctx) => {
    await deleteExpiredSessions(ctx.db, ctx.now().toISOString());
    await removeUnnamed(ctx);
    await forgetOldCalls(ctx);
    await forgetOldCounts(ctx.db, ctx.now());
    await forgetOldMails(ctx.db, new Date(ctx.now().getTime() - mailsKept).toISOString());
  },
  { cron: '7 * * * *' },
);
