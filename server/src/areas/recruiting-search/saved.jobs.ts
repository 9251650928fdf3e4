import type { Language } from '@vitrine/contract/vocabulary.ts';
import * as z from 'zod';
import { atomically } from '../../platform/context.ts';
import { enqueue, job } from '../../platform/jobs.ts';
import { sendMail } from '../../platform/mail.ts';
import { stepLink } from '../../platform/mailed-step.ts';
import { forEachId, mailedBefore, searchAddress } from '../../platform/search/news.ts';
import { wantedOf } from './asking.ts';
import { candidatesMail } from './ending.ts';
import { findCandidates } from './finding.ts';
import { newsLetter } from './mails/news.ts';
import * as sql from './saved-mail.sql.ts';

/**
 * Mails how many profiles that are new or changed since the last mail fit one saved search; none, no mail. Nobody is named:
 * who still agrees to be found stands in the search itself.
 */
export const mailSavedCandidateSearch = job('mail-saved-candidate-search', z.object({ id: z.uuid() }), async (ctx, { id }) => {
  await atomically(ctx, async (ctx) => {
    const now = ctx.now();
    const saved = await sql.holdForMail(ctx.db, id, mailedBefore(now));
    if (!saved) return;
    const { name, query, first_name: firstName, email, seen_until: since } = saved;
    const { total } = await findCandidates(ctx.db, await wantedOf(ctx.db, query), { page: 1, count: 1, sort: 'Recent', since });
    if (total === 0) return;
    const language = saved.language as Language;
    const url = searchAddress(`${ctx.url()}/recruiting-search`, query);
    await sendMail(ctx, { email, language }, newsLetter(language, { firstName, name, total, url, end: stepLink(ctx, candidatesMail, id) }));
    await sql.markMailed(ctx.db, id, now.toISOString());
  });
});

/** Every morning: one piece of work for each saved search that wants a mail. */
export const mailSavedCandidateSearches = job(
  'mail-saved-candidate-searches',
  z.object({}),
  (ctx) =>
    forEachId(
      (after, limit) => sql.searchesToMail(ctx.db, mailedBefore(ctx.now()), after, limit),
      (id) => enqueue(ctx, mailSavedCandidateSearch, { id }),
    ),
  { cron: '10 5 * * *' },
);
