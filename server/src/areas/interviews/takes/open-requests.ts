import { isAtLeast } from '@vitrine/contract/endpoint.ts';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { faceOf } from '../../applications/index.ts';
import { listOpenRequests } from './open-requests.sql.ts';

/** Who asks the caller's company for another attempt; recruiters alone decide on it. */
export async function openRequests(ctx: Ctx<MemberActor>, most: number) {
  const { scope, accountId, role } = ctx.actor;
  if (!isAtLeast(role, 'recruiter')) return [];
  return (await listOpenRequests(ctx.db, scope, accountId, most)).map((row) => ({
    id: row.request_id,
    applicationId: row.id,
    bookingId: row.booking_id,
    title: row.title,
    questionNo: row.question_no,
    at: row.created_at,
    face: faceOf(ctx, row),
  }));
}
