import type { SearchFilters } from '@vitrine/contract/job-search/search.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import * as z from 'zod';
import { atomically, type Ctx } from '../../platform/context.ts';
import { enqueue, job } from '../../platform/jobs.ts';
import { sendMail } from '../../platform/mail.ts';
import { cardsOf } from '../job-ads/index.ts';
import { wantedOf } from './asking.ts';
import { endLink } from './ending.ts';
import { findJobs } from './finding.ts';
import { newsLetter } from './mails/letters.ts';
import * as sql from './saved.sql.ts';

const hour = 60 * 60 * 1000;
const shownJobs = 10;
const batch = 500;

/** Once a day at most: a day is a little shorter here, so that a late run does not skip one. */
const mailedBefore = (ctx: Ctx<undefined>) => new Date(ctx.now().getTime() - 20 * hour).toISOString();

function addressOf(ctx: Ctx<undefined>, query: SearchFilters) {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) for (const one of [value].flat()) search.append(key, String(one));
  search.set('sort', 'Recent');
  return `${ctx.url()}/jobs?${search}`;
}

/** Mails what is new in one saved search since its last mail; nothing new, no mail. */
export const mailSavedSearch = job('mail-saved-search', z.object({ id: z.uuid() }), async (ctx, { id }) => {
  await atomically(ctx, async (ctx) => {
    const saved = await sql.holdForMail(ctx.db, id, mailedBefore(ctx));
    if (!saved) return;
    const now = ctx.now();
    const wanted = await wantedOf(ctx.db, saved.query);
    const found = await findJobs(ctx.db, wanted, { now, page: 1, count: shownJobs, sort: 'Recent', since: saved.seen_until });
    const jobs = await cardsOf(ctx, found.ids);
    if (jobs.length === 0) return;
    const language = saved.language as Language;
    const { name, first_name: firstName, email } = saved;
    const links = { url: addressOf(ctx, saved.query), end: endLink(ctx, id) };
    await sendMail(ctx, { email, language }, newsLetter(language, { firstName, name, jobs, total: found.total, ...links }));
    await sql.markMailed(ctx.db, id, now.toISOString());
  });
});

/** Every morning: one piece of work for each saved search that wants a mail. */
export const mailSavedSearches = job(
  'mail-saved-searches',
  z.object({}),
  async (ctx) => {
    let after = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const rows = await sql.searchesToMail(ctx.db, mailedBefore(ctx), after, batch);
      for (const { id } of rows) await enqueue(ctx, mailSavedSearch, { id });
      if (rows.length < batch) return;
      after = rows.at(-1)?.id ?? after;
    }
  },
  { cron: '0 5 * * *' },
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
