import { type home, mostJobs, mostNeeds, type Need, type NeedKind, needKinds } from '@vitrine/contract/home/needs.ts';
import type { Ctx, MemberActor } from '../../platform/context.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { Refused } from '../../platform/refused.ts';
import { stagesOf, unansweredQuestions, waitingIn } from '../applicants/index.ts';
import { unreadConversations } from '../chat/index.ts';
import { openRequests } from '../interviews/index.ts';
import { openJobs } from '../job-ads/index.ts';
import { unseenMentions } from '../notifications/index.ts';
import { unseenPapers } from '../progress-flow/index.ts';
import { talksToday } from '../talks/index.ts';
import { faceOfMember } from './faces.ts';
import { findSteps } from './steps.sql.ts';

type Found = Omit<Need, 'late'>;

const plain = { count: 1, day: null, title: '', bookingId: null, applicationId: null, conversationId: null, questionNo: null, place: '' };

/** One more of each kind than is listed says that there are more. */
const most = mostNeeds + 1;

type Looking = Ctx<MemberActor>;

async function listOf(ctx: Looking, kind: 'due' | 'asked' | 'unseen'): Promise<Found[]> {
  return (await waitingIn(ctx, kind, most)).map(({ bookingId, first, since, ...rest }) => ({
    ...plain,
    ...rest,
    kind,
    id: bookingId,
    bookingId,
    applicationId: first,
    at: since,
  }));
}

/** What each area says of what waits for the caller: as many statements as there are kinds, however much waits. */
const asking: Record<NeedKind, (ctx: Looking, today: string) => Promise<Found[]>> = {
  due: (ctx) => listOf(ctx, 'due'),
  asked: (ctx) => listOf(ctx, 'asked'),
  unseen: (ctx) => listOf(ctx, 'unseen'),
  talk: async (ctx, today) =>
    (await talksToday(ctx)).map(({ face, startsAt, ...rest }) => ({
      ...plain,
      ...rest,
      kind: 'talk',
      id: rest.applicationId,
      day: today,
      at: startsAt,
      faces: [face],
    })),
  attempt: async (ctx) =>
    (await openRequests(ctx, most)).map(({ face, ...rest }) => ({ ...plain, ...rest, kind: 'attempt', faces: [face] })),
  question: async (ctx) =>
    (await unansweredQuestions(ctx, most)).map(({ face, ...rest }) => ({ ...plain, ...rest, kind: 'question', faces: [face] })),
  mention: async (ctx) =>
    (await unseenMentions(ctx, most)).map(({ face, ...rest }) => ({ ...plain, ...rest, kind: 'mention', faces: [face] })),
  document: async (ctx) =>
    (await unseenPapers(ctx, most)).map(({ face, ...rest }) => ({
      ...plain,
      ...rest,
      kind: 'document',
      id: rest.applicationId,
      faces: [face],
    })),
  message: async (ctx) =>
    (await unreadConversations(ctx, most)).map((row) => ({
      ...plain,
      kind: 'message',
      id: row.conversationId ?? '',
      conversationId: row.conversationId,
      count: row.unread,
      title: row.title,
      at: row.last?.at ?? null,
      faces: [faceOfMember(row)],
    })),
};

/** By the day until which it is wanted; what nobody named a day for waits today. */
const inOrder = (today: string) => (one: Found, other: Found) => {
  const byDay = (one.day ?? today).localeCompare(other.day ?? today);
  const byKind = needKinds.indexOf(one.kind) - needKinds.indexOf(other.kind);
  return byDay || byKind || (one.at ?? '').localeCompare(other.at ?? '');
};

async function jobsOf(ctx: Looking) {
  const { jobs, total } = await openJobs(ctx, mostJobs);
  const stages = await stagesOf(
    ctx,
    jobs.map(({ bookingId }) => bookingId),
  );
  const none = { talk: 0, accepted: 0 };
  return { jobs: jobs.map((job) => ({ ...job, ...(stages.get(job.bookingId) ?? none) })), openJobs: total };
}

export const homeHandlers: Handlers<typeof home> = {
  async show(ctx) {
    const done = await findSteps(ctx.db, ctx.actor.scope.companyId, ctx.now().toISOString());
    if (!done) throw new Refused('not-found');
    const { today, ...steps } = done;
    const [found, ofJobs] = await Promise.all([Promise.all(needKinds.map((kind) => asking[kind](ctx, today))), jobsOf(ctx)]);
    const needs = found.flat().toSorted(inOrder(today));
    return {
      today,
      needs: needs.slice(0, mostNeeds).map((one) => ({ ...one, late: one.day !== null && one.day < today })),
      more: needs.length > mostNeeds,
      ...ofJobs,
      steps,
    };
  },
};
