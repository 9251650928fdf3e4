import { isAtLeast } from '@vitrine/contract/endpoint.ts';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { faceOf } from '../../applications/index.ts';
import { listUnanswered } from './questions.sql.ts';

/** Who has asked the caller's company something by letter and waits for an answer; recruiters alone give it. */
export async function unansweredQuestions(ctx: Ctx<MemberActor>, most: number) {
  const { scope, accountId, role } = ctx.actor;
  if (!isAtLeast(role, 'recruiter')) return [];
  return (await listUnanswered(ctx.db, scope, accountId, most)).map((row) => ({
    id: row.id,
    applicationId: row.id,
    bookingId: row.booking_id,
    title: row.title,
    count: Number(row.n),
    at: row.since,
    face: faceOf(ctx, row),
  }));
}
