import type { Ctx, MemberActor } from '../../platform/context.ts';
import { faceOf } from '../applications/index.ts';
import { listToday } from './talks.sql.ts';

/** The caller's talks of today that are not over, the earliest first. */
export async function talksToday(ctx: Ctx<MemberActor>) {
  const { accountId, scope } = ctx.actor;
  const rows = await listToday(ctx.db, { accountId, scope, now: ctx.now().toISOString() });
  return rows.map(({ applicationId, bookingId, startsAt, place, title, ...row }) => ({
    applicationId,
    bookingId,
    startsAt,
    place,
    title,
    face: faceOf(ctx, row),
  }));
}
