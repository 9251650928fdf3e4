import { type JobResults, type jobResults, resultSources, resultStages, smallestGroup } from '@vitrine/contract/applicants/results.ts';
import type { Ctx, MemberActor } from '../../platform/context.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { Refused } from '../../platform/refused.ts';
import { fill } from '../../platform/texts.ts';
import { findBooking } from './applicants.sql.ts';
import { spreadsheetOf } from './export.ts';
import { reasonName } from './mails/denial.ts';
import * as sql from './results.sql.ts';
import { resultTexts } from './texts.ts';

/** A group of a few people is not told, as it would tell of each of them. */
const told = (count: number) => (count > 0 && count < smallestGroup ? null : count);

const nothing: JobResults = {
  enough: false,
  invited: 0,
  invitedBegun: 0,
  stages: [],
  reply: { decided: 0, waiting: 0, medianHours: null, promised: 0, kept: 0 },
  questions: [],
  sources: [],
  reasons: [],
};

async function resultsOf(ctx: Ctx<MemberActor>, bookingId: string): Promise<JobResults> {
  const booking = await findBooking(ctx.db, bookingId, ctx.actor.scope);
  if (!booking) throw new Refused('not-found');
  const [stages, invitations, questions, sources, reasons] = await Promise.all([
    sql.countStages(ctx.db, bookingId, ctx.now().toISOString()),
    sql.countInvitations(ctx.db, bookingId),
    sql.countAnswered(ctx.db, bookingId),
    sql.countSources(ctx.db, bookingId),
    sql.countReasons(ctx.db, bookingId),
  ]);
  if (stages.begun < smallestGroup && invitations.invited < smallestGroup) return nothing;
  return {
    enough: true,
    invited: told(invitations.invited),
    invitedBegun: told(invitations.begun),
    stages: resultStages.map((stage) => ({ stage, count: told(stages[stage]) })),
    reply: {
      decided: told(stages.decided),
      waiting: told(stages.waiting),
      medianHours: stages.decided < smallestGroup ? null : stages.medianHours,
      promised: told(stages.promised),
      kept: stages.promised < smallestGroup ? null : told(stages.kept),
    },
    questions: questions.map((one) => ({ ...one, begun: told(one.begun), answered: told(one.answered) })),
    sources: resultSources.map((source) => ({ source, count: told(sources.find((one) => one.source === source)?.count ?? 0) })),
    reasons: reasons.map(({ count, ...reason }) => ({ name: reasonName(ctx.language, reason), count: told(count) })),
  };
}

export const jobResultHandlers: Handlers<typeof jobResults> = {
  get: (ctx, { bookingId }) => resultsOf(ctx, bookingId),

  async csv(ctx, { bookingId }) {
    const { invited, invitedBegun, stages, reply, questions, sources, reasons } = await resultsOf(ctx, bookingId);
    const texts = resultTexts[ctx.language];
    const few = (count: number | null) => count ?? fill(texts.few, { count: smallestGroup });
    const csv = spreadsheetOf([
      texts.columns,
      [texts.invited, few(invited)],
      [texts.invitedBegun, few(invitedBegun)],
      ...stages.map(({ stage, count }) => [texts.stages[stage], few(count)]),
      [texts.decided, few(reply.decided)],
      [texts.waiting, few(reply.waiting)],
      [texts.medianHours, reply.medianHours === null ? '' : Math.round(reply.medianHours)],
      [texts.promised, few(reply.promised)],
      [texts.kept, few(reply.kept)],
      ...questions.map(({ questionNo, answered }) => [fill(texts.question, { number: questionNo }), few(answered)]),
      ...reasons.map(({ name, count }) => [name === null ? texts.deniedNoReason : fill(texts.denied, { reason: name }), few(count)]),
      ...sources.map(({ source, count }) => [texts.sources[source], few(count)]),
    ]);
    return { fileName: `${texts.file}-${bookingId}.csv`, csv };
  },
};
