import type { Language } from '@vitrine/contract/vocabulary.ts';
import { atomically } from '../../../platform/context.ts';
import { everyOne, oneOfMany } from '../../../platform/jobs/every-one.ts';
import { sendMail } from '../../../platform/mail/mail.ts';
import { markReminded } from '../../applications/index.ts';
import { endMailLink, notify } from '../../notifications/index.ts';
import { dueLetter } from '../mails/due.ts';
import { companiesToRemind, toRemind } from './reply-deadlines.sql.ts';

type Due = Awaited<ReturnType<typeof toRemind>>[number];

/** How many wait under each job, with the first promised day. */
function byJob(rows: Due[]) {
  const jobs = Map.groupBy(rows, (one) => one.booking_id);
  return [...jobs.values()].map((waiting) => ({
    title: waiting[0]?.title ?? '',
    count: waiting.length,
    day: waiting.map((one) => one.reply_by ?? '').sort()[0] ?? '',
  }));
}

/** Recruiters of a company hear, in the page and in one mail, of promised answers that come near or are late; of the same one again after a week. */
export const remindRecruitersOf = oneOfMany('nudge-company', async (ctx, { id }) => {
  await atomically(ctx, async (ctx) => {
    const now = ctx.now().toISOString();
    const rows = await toRemind(ctx.db, id, now);
    for (const waiting of Map.groupBy(rows, (one) => one.recruiter_id).values()) {
      const [first] = waiting;
      if (!first) continue;
      // what waits is one thing, of which there is more or less today
      await notify(ctx, [first.recruiter_id], { kind: 'due', thing: id, count: waiting.length });
      if (!first.mail) continue;
      const language = first.language as Language;
      const url = `${ctx.url()}/candidate-management?due=true`;
      const end = endMailLink(ctx, first.recruiter_id, 'due');
      const letter = dueLetter(language, { name: first.first_name, jobs: byJob(waiting), url, end });
      await sendMail(ctx, { email: first.email, language }, letter, { once: `due ${now.slice(0, 10)} ${first.recruiter_id}` });
    }
    await markReminded(ctx.db, [...new Set(rows.map((one) => one.id))], now);
  });
});

/** Every morning: one piece of work for each company that promised an answer. */
export const remindRecruiters = everyOne('nudge-recruiters', '0 6 * * *', remindRecruitersOf, (ctx, after, limit) =>
  companiesToRemind(ctx.db, ctx.now().toISOString(), after, limit),
);
