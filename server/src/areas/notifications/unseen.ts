import type { Actor, Ctx } from '../../platform/context.ts';
import { faceOf } from '../applications/index.ts';
import { keptSince } from './kept.ts';
import { listUnseen } from './notifications.sql.ts';

/** Notes that mention the caller and that they have not seen, each with the applicant it is about. */
export async function unseenMentions(ctx: Ctx<Actor>, most: number) {
  const rows = await listUnseen(ctx.db, ctx.actor.accountId, keptSince(ctx), 'mention', most);
  return rows.flatMap(({ id, application_id: applicationId, booking_id: bookingId, number, first_name, last_name, ...row }) => {
    if (!applicationId || number === null) return [];
    const face = faceOf(ctx, { ...row, number, first_name: first_name ?? '', last_name: last_name ?? '' });
    return [{ id, applicationId, bookingId, count: row.count, title: row.title, at: row.at, face }];
  });
}
