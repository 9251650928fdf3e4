import { everyOne, oneOfMany } from '../../../platform/jobs/every-one.ts';
import { dueDrafts } from './drafts.sql.ts';
import { carry } from './sending.ts';

/** One e-mail that is to leave. Whoever runs it a second time finds it taken up, or gone. */
export const sendEmail = oneOfMany('send-email', (ctx, { id }) => carry(ctx, id), { seconds: 600, atOnce: 4, retries: 0 });

/** What is due and was not taken up: e-mails for later, second tries, and what a killed program left. */
export const sendEmails = everyOne('send-emails', '* * * * *', sendEmail, (ctx, after, limit) =>
  dueDrafts(ctx.db, ctx.now(), after, limit),
);
