import { type JobResults, type jobResults, resultSources, resultStages, smallestGroup } from '@vitrine/contract/applicants/results.ts';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { Refused } from '../../../platform/refused.ts';
import { spreadsheetOf } from '../../../platform/spreadsheet.ts';
import { fill } from '../../../platform/texts.ts';
import { findBooking } from '../applicants.sql.ts';
import { reasonName } from '../mails/denial.ts';
import { resultTexts } from '../texts.ts';
import * as sql from './results.sql.ts';
import { type Sum, untold } from './small-groups.ts';

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
  const figures = new Map<string, number>([
    ...resultStages.map((stage) => [stage, stages[stage]] as const),
    ...(['decided', 'waiting', 'promised', 'kept'] as const).map((name) => [name, stages[name]] as const),
    ['invited', invitations.invited],
    ['invitedBegun', invitations.begun],
    ...questions.flatMap(
      ({ questionNo, begun, answered }) =>
        [
          [ofQuestion(questionNo).begun, begun],
          [ofQuestion(questionNo).answered, answered],
        ] as const,
    ),
    ...resultSources.map((source) => [`from ${source}`, sources.find((one) => one.source === source)?.count ?? 0] as const),
    ...reasons.map(({ count }, index) => [`reason ${index}`, count] as const),
  ]);
  const left = untold(figures, sumsOf(questions, reasons), smallestGroup);
  const told = (name: string) => (left.has(name) ? null : (figures.get(name) ?? 0));
  return {
    enough: true,
    invited: told('invited'),
    invitedBegun: told('invitedBegun'),
    stages: resultStages.map((stage) => ({ stage, count: told(stage) })),
    reply: {
      decided: told('decided'),
      waiting: told('waiting'),
      medianHours: told('decided') ? stages.medianHours : null,
      promised: told('promised'),
      kept: told('promised') === null ? null : told('kept'),
    },
    questions: questions.map(({ questionNo, question }) => ({
      questionNo,
      question,
      begun: told(ofQuestion(questionNo).begun),
      answered: told(ofQuestion(questionNo).answered),
    })),
    sources: resultSources.map((source) => ({ source, count: told(`from ${source}`) })),
    reasons: reasons.map((reason, index) => ({ name: reasonName(ctx.language, reason), count: told(`reason ${index}`) })),
  };
}

const ofQuestion = (questionNo: number) => ({ begun: `begun ${questionNo}`, answered: `answered ${questionNo}` });

/** Which figures are groups within which: from these one could be computed from the others. */
const sumsOf = (questions: { questionNo: number }[], reasons: unknown[]): Sum[] => [
  { whole: 'begun', parts: resultSources.map((source) => `from ${source}`) },
  { whole: 'begun', parts: ['sent'] },
  { whole: 'sent', parts: ['interview'] },
  { whole: 'interview', parts: ['accepted'] },
  { whole: 'sent', parts: ['decided', 'waiting'] },
  { whole: 'decided', parts: ['accepted', ...reasons.map((_, index) => `reason ${index}`)] },
  { whole: 'sent', parts: ['promised'] },
  { whole: 'promised', parts: ['kept'] },
  { whole: 'decided', parts: ['kept'] },
  { whole: 'invited', parts: ['invitedBegun'] },
  { whole: 'from invitation', parts: ['invitedBegun'] },
  // who applied with a profile alone began no interview
  ...questions.flatMap(({ questionNo }) => [
    { whole: 'begun', parts: ['from profile', ofQuestion(questionNo).begun] },
    { whole: ofQuestion(questionNo).begun, parts: [ofQuestion(questionNo).answered] },
  ]),
];

export const jobResultHandlers: Handlers<typeof jobResults> = {
  get: (ctx, { bookingId }) => resultsOf(ctx, bookingId),

  async csv(ctx, { bookingId }) {
    const { invited, invitedBegun, stages, reply, questions, sources, reasons } = await resultsOf(ctx, bookingId);
    const texts = resultTexts[ctx.language];
    const few = (count: number | null) => count ?? texts.few;
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
