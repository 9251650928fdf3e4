import type { Ctx, MemberActor } from '../../platform/context.ts';
import { Refused } from '../../platform/refused.ts';
import { isWithin } from '../../platform/sessions/scope.ts';
import { followJob } from '../accounts/index.ts';
import { moveReviews } from '../guest-reviewers/index.ts';
import { deleteEmptyBooking, jobCodeFor, moveJobCode } from '../job-codes/index.ts';
import * as sql from './job-ads.sql.ts';
import type { Recruiter } from './locking.ts';

/** What stands under a booking that the caller may see. */
export async function partsOf(ctx: Ctx<MemberActor>, bookingId: string) {
  const [ad, code] = await Promise.all([sql.findJobAd(ctx.db, bookingId), sql.findCode(ctx.db, bookingId)]);
  const { scope } = ctx.actor;
  const jobAd = isWithin(scope, ad);
  const jobCode = code && isWithin(scope, { ...code, booking_id: bookingId }) ? code.id : null;
  if (!jobAd && !jobCode) throw new Refused('not-found');
  return { jobAd, jobCode };
}

/**
 * Puts an ad and a job code under one booking. Applications hang on bookings, and links name them: the job code moves
 * while nobody answered it, else the ad as long as nobody has seen it. Answers the new booking if the ad moved.
 */
export async function attach(ctx: Recruiter, row: sql.JobAdRow, jobCodeId: string) {
  const code = await jobCodeFor(ctx, jobCodeId);
  if (code.booking_id === row.booking_id) return undefined;
  if (await sql.findCode(ctx.db, row.booking_id)) throw new Refused('booking-taken');
  if (code.applications === 0 && !(await sql.findJobAd(ctx.db, code.booking_id))) {
    await moveJobCode(ctx, code, row.booking_id);
    return undefined;
  }
  if (await sql.findJobAd(ctx.db, code.booking_id)) throw new Refused('booking-taken');
  const untouched = !row.published_at && (await sql.countApplications(ctx.db, row.booking_id)) === 0;
  if (!untouched) throw new Refused('job-code-in-use');
  await followJob(ctx.db, row.booking_id, code.booking_id);
  await moveReviews(ctx.db, row.booking_id, code.booking_id);
  await sql.moveJobAd(ctx.db, row, code.booking_id);
  await deleteEmptyBooking(ctx.db, row.booking_id);
  return code.booking_id;
}

/** Gives the job code under the ad a booking of its own, while nobody has applied. */
export async function detach(ctx: Recruiter, row: sql.JobAdRow) {
  const found = await sql.findCode(ctx.db, row.booking_id);
  if (!found) return undefined;
  const code = await jobCodeFor(ctx, found.id);
  if (code.applications > 0) throw new Refused('job-code-in-use');
  await moveJobCode(ctx, code, undefined);
  return undefined;
}
