import { isAtLeast } from '@vitrine/contract/endpoint.ts';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { faceOf } from '../../applications/index.ts';
import { countStages, listWaiting, type Waiting } from './waiting.sql.ts';

/** The lists of applicants that wait for somebody: an answer is due, they were asked to look, nobody has looked. */
export const waitingLists = ['due', 'asked', 'unseen'] as const;
export type WaitingList = (typeof waitingLists)[number];

/** The queue of each, as the review is asked for it. */
const queues = {
  due: { sort: 'Oldest' },
  asked: { sort: 'Recent', assigned: 'me' },
  unseen: { sort: 'Oldest', progress: 'unseen' },
} as const satisfies Record<WaitingList, Partial<Waiting>>;

/** Who waits in which job for the caller, in one of these lists. What was promised is for recruiters to keep. */
export async function waitingIn(ctx: Ctx<MemberActor>, list: WaitingList, mostJobs: number) {
  const { scope, accountId, role } = ctx.actor;
  if (list === 'due' && !isAtLeast(role, 'recruiter')) return [];
  const dueAt = list === 'due' ? ctx.now().toISOString() : undefined;
  const rows = await listWaiting(ctx.db, { ...queues[list], scope, reviewerId: accountId, dueAt }, mostJobs);
  return [...Map.groupBy(rows, (one) => one.booking_id)].flatMap(([bookingId, waiting]) => {
    const [first] = waiting;
    if (!first) return [];
    const { id, n, day, since, title } = first;
    return [{ bookingId, first: id, count: n, day, since, title, faces: waiting.map((one) => faceOf(ctx, one)) }];
  });
}

/** How many of each of these jobs, which lie within the caller's scope, came as far as a talk and were accepted. */
export async function stagesOf(ctx: Ctx<MemberActor>, bookings: readonly string[]) {
  const rows = await countStages(ctx.db, bookings);
  return new Map(rows.map(({ booking_id, talk, accepted }) => [booking_id, { talk, accepted }]));
}
