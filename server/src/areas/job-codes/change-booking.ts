import type { Atomic, Ctx, RecruiterActor } from '../../platform/context.ts';
import { Refused } from '../../platform/refused.ts';
import { followJob } from '../accounts/index.ts';
import { moveReviews } from '../guest-reviewers/index.ts';
import { bookPlace } from './bookings.ts';
import { clipsOfCompany } from './clips.sql.ts';
import { forgetClips } from './clips.ts';
import * as sql from './job-codes.sql.ts';

/** A job code of the own company with how many people began or sent its interview. */
export async function jobCodeFor(ctx: Ctx<RecruiterActor>, id: string) {
  const row = await sql.lockJobCode(ctx.db, id);
  if (row?.company_id !== ctx.actor.companyId) throw new Refused('not-found');
  return { ...row, applications: await sql.countApplications(ctx.db, row.booking_id) };
}

/** Puts a job code that nobody applied to under another booking of the company, or under a new one; returns the booking. Hiring managers and guest reviewers go with it. */
export async function moveJobCode(ctx: Ctx<RecruiterActor>, row: sql.JobCodeRow, bookingId: string | undefined) {
  const to = await bookPlace(ctx, bookingId, 'jobcode');
  await followJob(ctx.db, row.booking_id, to);
  await moveReviews(ctx.db, row.booking_id, to);
  await sql.updateJobCode(ctx.db, row.id, { booking_id: to, updated_at: ctx.now().toISOString() });
  await sql.deleteEmptyBooking(ctx.db, row.booking_id);
  return to;
}

/** Removes everything a company offered, once nobody's application hangs on it. */
export async function removeJobsOf(ctx: Atomic, companyId: string) {
  const clips = await clipsOfCompany(ctx.db, companyId);
  await sql.deleteBookingsOf(ctx.db, companyId);
  await forgetClips(ctx, clips);
}
