import type { Language } from '@vitrine/contract/vocabulary.ts';
import { atomically } from '../../platform/context.ts';
import { everyOne, oneOfMany } from '../../platform/jobs/every-one.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import { stepLink } from '../../platform/mail/mail-action.ts';
import { mailedBefore, searchAddress } from '../../platform/search/saved-search-mail.ts';
import { findCandidates } from './find-candidates.ts';
import { newsLetter } from './mails/news.ts';
import { buildQuery } from './query.ts';
import * as sql from './saved-mail.sql.ts';
import { candidatesMail } from './unsubscribe.ts';

/**
 * Mails how many profiles that are new or changed since the last mail fit one saved search; none, no mail. Nobody is named:
 * who still agrees to be found stands in the search itself.
 */
export const mailSavedCandidateSearch = oneOfMany('mail-saved-candidate-search', async (ctx, { id }) => {
  await atomically(ctx, async (ctx) => {
    const now = ctx.now();
    const saved = await sql.holdForMail(ctx.db, id, mailedBefore(now));
    if (!saved) return;
    const { name, query, first_name: firstName, email, seen_until: since } = saved;
    const language = saved.language as Language;
    const { total } = await findCandidates(ctx.db, await buildQuery(ctx, query, language), { page: 1, count: 1, sort: 'Recent', since });
    if (total === 0) return;
    const url = searchAddress(`${ctx.url()}/recruiting-search`, query);
    await sendMail(ctx, { email, language }, newsLetter(language, { firstName, name, total, url, end: stepLink(ctx, candidatesMail, id) }));
    await sql.markMailed(ctx.db, id, now.toISOString());
  });
});

/** Every morning: one piece of work for each saved search that wants a mail. */
export const mailSavedCandidateSearches = everyOne(
  'mail-saved-candidate-searches',
  '10 5 * * *',
  mailSavedCandidateSearch,
  (ctx, after, limit) => sql.searchesToMail(ctx.db, mailedBefore(ctx.now()), after, limit),
);
