import type { Ctx, RecruiterActor } from '../../platform/context.ts';
import { Refused } from '../../platform/refused.ts';
import { newShortId } from '../../platform/sessions/secrets.ts';
import * as sql from './job-codes.sql.ts';

/** What a place is wanted for; one booking holds at most one of each. */
type BookingFor = 'jobcode' | 'jobad';

const holderOf = { jobcode: sql.findJobCodeOfBooking, jobad: sql.findJobAdOfBooking };

/** The booking to put a job code or an ad under: the named one of the own company if it has none yet, else a new one. Returns its id. */
export async function bookPlace(ctx: Ctx<RecruiterActor>, wanted: string | undefined, what: BookingFor) {
  const { companyId, accountId } = ctx.actor;
  if (wanted) {
    if (!(await sql.findBooking(ctx.db, companyId, wanted))) throw new Refused('not-found');
    if (await holderOf[what](ctx.db, wanted)) throw new Refused('booking-taken');
    return wanted;
  }
  const id = newShortId();
  await sql.insertBooking(ctx.db, { id, company_id: companyId, created_by: accountId, created_at: ctx.now().toISOString() });
  return id;
}
