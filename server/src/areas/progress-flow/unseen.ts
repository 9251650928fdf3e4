import { isAtLeast } from '@vitrine/contract/endpoint.ts';
import type { Ctx, MemberActor } from '../../platform/context.ts';
import { faceOf } from '../applications/index.ts';
import { listUnseen } from './papers.sql.ts';

/** Whose documents wait to be looked at in the caller's company; they are for recruiters alone. */
export async function unseenPapers(ctx: Ctx<MemberActor>, most: number) {
  const { scope, accountId, role } = ctx.actor;
  if (!isAtLeast(role, 'recruiter')) return [];
  return (await listUnseen(ctx.db, scope.companyId, accountId, most)).map((row) => ({
    applicationId: row.id,
    bookingId: row.booking_id,
    title: row.title,
    count: row.n,
    at: row.since,
    face: faceOf(ctx, row),
  }));
}
