import type { SearchFilters } from '@vitrine/contract/job-search/search.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import * as z from 'zod';
import { type Atomic, atomically, type Ctx } from '../../platform/context.ts';
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

interface Wanted {
  email: string;
  language: Language;
  /** Whom the mail greets; nobody by name where none is known. */
  firstName: string;
  /** Name of the search. */
  name: string;
  query: SearchFilters;
  seen_until: string;
  /** Where its mail is ended. */
  end: string;
}

/** Mails what is new in a search; nothing new, no mail. Returns the id of the mail. */
export async function mailNews(ctx: Atomic<Ctx>, { email, language, query, seen_until: since, ...rest }: Wanted) {
  const wanted = await buildQuery(ctx, query, { language });
  const found = await findJobs(ctx.db, wanted, { now: ctx.now(), page: 1, count: shownJobs, sort: 'Recent', since });
  const jobs = await cardsOf(ctx, found.ids);
  if (jobs.length === 0) return undefined;
  const url = searchAddress(`${ctx.url()}/jobs`, { ...query, sort: 'Recent' });
  return sendMail(ctx, { email, language }, newsLetter(language, { ...rest, jobs, total: found.total, url }));
}

/** Mails what is new in one saved search since its last mail. */
export const mailSavedSearch = oneOfMany('mail-saved-search', (ctx, { id }) =>
  atomically(ctx, async (ctx) => {
    // what is published while it looks comes with the next mail
    const now = ctx.now();
    const saved = await sql.holdForMail(ctx.db, id, mailedBefore(now));
    if (!saved) return;
    const { first_name: firstName, language, ...search } = saved;
    const mailed = await mailNews(ctx, { ...search, language: language as Language, firstName, end: stepLink(ctx, jobsMail, id) });
    if (mailed) await sql.markMailed(ctx.db, id, now.toISOString());
  }),
);

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
