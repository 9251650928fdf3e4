import type { Language } from '@vitrine/contract/vocabulary.ts';
import * as z from 'zod';
import { atomically } from '../../platform/context.ts';
import { everyOne, oneOfMany } from '../../platform/jobs/every-one.ts';
import { job } from '../../platform/jobs/jobs.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import { stepLink } from '../../platform/mail/mail-action.ts';
import { mailedBefore, searchAddress } from '../../platform/search/saved-search-mail.ts';
import { cardsOf } from '../job-ads/index.ts';
import { findJobs } from './find-jobs.ts';
import { newsLetter } from './mails/news.ts';
import { buildQuery } from './query.ts';
import * as sql from './saved.sql.ts';
import { jobsMail } from './unsubscribe.ts';

const shownJobs = 10;

/** Mails what is new in one saved search since its last mail; nothing new, no mail. */
export const mailSavedSearch = oneOfMany('mail-saved-search', async (ctx, { id }) => {
  await atomically(ctx, async (ctx) => {
    const now = ctx.now();
    const saved = await sql.holdForMail(ctx.db, id, mailedBefore(now));
    if (!saved) return;
    const language = saved.language as Language;
    const wanted = await buildQuery(ctx, saved.query, { language });
    const found = await findJobs(ctx.db, wanted, { now, page: 1, count: shownJobs, sort: 'Recent', since: saved.seen_until });
    const jobs = await cardsOf(ctx, found.ids);
    if (jobs.length === 0) return;
    const { name, first_name: firstName, email } = saved;
    const url = searchAddress(`${ctx.url()}/jobs`, { ...saved.query, sort: 'Recent' });
    const links = { url, end: stepLink(ctx, jobsMail, id) };
    await sendMail(ctx, { email, language }, newsLetter(language, { firstName, name, jobs, total: found.total, ...links }));
    await sql.markMailed(ctx.db, id, now.toISOString());
  });
});

/** Every morning: one piece of work for each saved search that wants a mail. */
export const mailSavedSearches = everyOne('mail-saved-searches', '0 5 * * *', mailSavedSearch, (ctx, after, limit) =>
  sql.searchesToMail(ctx.db, mailedBefore(ctx.now()), after, limit),
);

/** Every ten minutes: ads whose time is over leave the search. */
export const dropStaleAds = job(
  'drop-stale-ads',
  z.object({}),
  async (ctx) => void (await sql.dropStale(ctx.db, ctx.now().toISOString())),
  {
    cron: '*/10 * * * *',
  },
);

/** Every night: how many ads each suggestion leads to. */
export const recountTerms = job('recount-search-terms', z.object({}), (ctx) => sql.recountTerms(ctx.db), { cron: '40 2 * * *' });
