import { day } from '@vitrine/contract/durations.ts';
import { unconfirmedDays } from '@vitrine/contract/job-search/alerts.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import * as z from 'zod';
import { atomically } from '../../../platform/context.ts';
import { everyOne, oneOfMany } from '../../../platform/jobs/every-one.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import { deleteMails } from '../../../platform/mail/mail.sql.ts';
import { stepLink } from '../../../platform/mail/mail-action.ts';
import { mailedBefore } from '../../../platform/search/saved-search-mail.ts';
import { mailNews } from '../saved.jobs.ts';
import * as sql from './alerts.sql.ts';
import { ending } from './links.ts';

/** Mails what is new in the search of one alert since its last mail. */
export const mailJobAlert = oneOfMany('mail-job-alert', (ctx, { id }) =>
  atomically(ctx, async (ctx) => {
    // what is published while it looks comes with the next mail
    const now = ctx.now();
    const alert = await sql.holdForMail(ctx.db, id, mailedBefore(now));
    if (!alert) return;
    const mailed = await mailNews(ctx, { ...alert, language: alert.language as Language, firstName: '', end: stepLink(ctx, ending, id) });
    if (mailed) await sql.markMailed(ctx.db, id, mailed, now.toISOString());
  }),
);

/** Every morning: one piece of work for each alert. */
export const mailJobAlerts = everyOne('mail-job-alerts', '10 5 * * *', mailJobAlert, (ctx, after, limit) =>
  sql.alertsToMail(ctx.db, mailedBefore(ctx.now()), after, limit),
);

/** Every night: addresses that nobody has confirmed are forgotten. */
export const forgetUnconfirmedAlerts = job(
  'forget-unconfirmed-alerts',
  z.object({}),
  (ctx) =>
    atomically(ctx, async (ctx) => {
      const before = new Date(ctx.now().getTime() - unconfirmedDays * day).toISOString();
      await deleteMails(ctx.db, await sql.deleteUnconfirmed(ctx.db, before));
    }),
  { cron: '20 3 * * *' },
);
