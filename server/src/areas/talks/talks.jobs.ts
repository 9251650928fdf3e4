import { hour, minute } from '@vitrine/contract/durations.ts';
import { atomically } from '../../platform/context.ts';
import { everyOne, oneOfMany } from '../../platform/jobs/every-one.ts';
import { cancelTalk, deleteOffer, findTalk, interviewersOf, lockPlans, markTalkReminded } from '../applications/index.ts';
import { howItEnded, talksToEnd, talksToRemind } from './talks.sql.ts';
import { saidOf, tellCandidate, tellEverybody, tellInterviewers } from './telling.ts';

/** Everybody is reminded this long ahead. */
const ahead = 24 * hour;

/** The applicant and who takes part are reminded of one talk, once for each date. */
export const remindOfTalk = oneOfMany('remind-of-talk', async (ctx, { id }) => {
  await atomically(ctx, async (ctx) => {
    await lockPlans(ctx.db, id);
    const row = await findTalk(ctx.db, id);
    const now = ctx.now();
    if (!row || row.cancelled_at || row.reminded_at || new Date(row.starts_at) <= now || (await howItEnded(ctx.db, id))) return;
    const once = `talk ${row.uid} ${row.sequence}`;
    await tellCandidate(ctx, saidOf(row), row, { what: 'reminder', once });
    await tellInterviewers(ctx, row, await interviewersOf(ctx.db, [id]), { what: 'reminder', once });
    await markTalkReminded(ctx.db, row, now.toISOString());
  });
});

export const remindOfTalks = everyOne('remind-of-talks', '*/10 * * * *', remindOfTalk, (ctx, after, limit) => {
  const now = ctx.now();
  return talksToRemind(ctx.db, now.toISOString(), new Date(now.getTime() + ahead).toISOString(), after, limit);
});

/** Longer than a decision can be taken back. */
const settled = minute;

/** What is planned for an application that was withdrawn or denied does not take place: nobody comes for nothing. */
export const endTalk = oneOfMany('end-talk', async (ctx, { id }) => {
  await atomically(ctx, async (ctx) => {
    await lockPlans(ctx.db, id);
    const ended = await howItEnded(ctx.db, id);
    if (!ended) return;
    await deleteOffer(ctx.db, id);
    const before = await findTalk(ctx.db, id);
    if (!before || new Date(before.starts_at) <= ctx.now()) return;
    const row = await cancelTalk(ctx.db, id, ctx.now().toISOString());
    if (!row) return;
    // who withdrew knows, and is written to no more
    if (ended.withdrawn_at) await tellInterviewers(ctx, row, await interviewersOf(ctx.db, [id]), { what: 'own' });
    else await tellEverybody(ctx, row, { what: 'off', note: '', by: null });
  });
});

export const endTalks = everyOne('end-talks', '* * * * *', endTalk, (ctx, after, limit) => {
  const now = ctx.now();
  return talksToEnd(ctx.db, now.toISOString(), new Date(now.getTime() - settled).toISOString(), after, limit);
});
