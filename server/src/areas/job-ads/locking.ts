import { missingInAd } from '@vitrine/contract/job-ads/shapes.ts';
import { type Atomic, atomically, type Ctx, type MemberActor, type RecruiterActor } from '../../platform/context.ts';
import { Refused } from '../../platform/refused.ts';
import { isWithin } from '../../platform/sessions/scope.ts';
import { tellOfJob } from '../webhooks/index.ts';
import * as sql from './job-ads.sql.ts';
import { fieldsOf, presentJobAd } from './presenter.ts';
import { stateOfAd } from './states.ts';

export type Recruiter = Ctx<RecruiterActor>;

/** An ad within what the caller may see; any other does not exist. */
export async function jobAdOf(ctx: Ctx<MemberActor>, bookingId: string) {
  const row = await sql.findJobAd(ctx.db, bookingId);
  if (!row || !isWithin(ctx.actor.scope, row)) throw new Refused('not-found');
  return row;
}

/**
 * Changes an ad of the own company while nobody else can, and returns how it is then.
 * A published one stays complete, or nothing is changed. The work may return a new booking.
 */
export async function withLockedJobAd(
  ctx: Recruiter,
  bookingId: string,
  work: (ctx: Atomic<Recruiter>, row: sql.JobAdRow) => Promise<string | undefined>,
) {
  await jobAdOf(ctx, bookingId);
  return atomically(ctx, async (ctx) => {
    const row = await sql.lockJobAd(ctx.db, bookingId);
    if (!row) throw new Refused('not-found');
    const moved = await work(ctx, row);
    await sql.updateJobAd(ctx.db, row.id, { updated_at: ctx.now().toISOString() });
    const after = await jobAdOf(ctx, moved ?? bookingId);
    if (after.published_at && !after.archived_at) demandComplete(after);
    await tellOfJob(ctx, after.booking_id, { kind: 'job-ad', from: stateOfAd(row, ctx.now()), to: stateOfAd(after, ctx.now()) });
    return presentJobAd(ctx, after);
  });
}

/** Refuses an ad that lacks something, with the fields. */
export function demandComplete(row: sql.JobAdRow) {
  const missing = missingInAd(fieldsOf(row));
  if (missing.length > 0)
    throw new Refused(
      'job-ad-incomplete',
      missing.map((field) => ({ field, message: 'missing' })),
    );
}

/** Refuses a closing date behind us. */
export function demandFuture(ctx: Recruiter, closesAt: string | null) {
  if (closesAt && new Date(closesAt) <= ctx.now()) throw new Refused('deadline-passed', [{ field: 'closingDate', message: 'in the past' }]);
}
