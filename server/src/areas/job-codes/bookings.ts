import type { Ctx, RecruiterActor, World } from '../../platform/context.ts';
import { Refused } from '../../platform/refused.ts';
import { newShortId } from '../../platform/sessions/secrets.ts';
import * as sql from './job-codes.sql.ts';

/** How many job codes and job ads a company may have, and whether it may turn to candidates it found; null is no limit, which all have as long as there are no plans. */
export const entitlementOf = async (
  _ctx: Pick<World, 'db'>,
  _companyId: string,
): Promise<{ jobCodes: number | null; jobAds: number | null; contact: boolean }> => ({
  jobCodes: null,
  jobAds: null,
  contact: true,
});

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
  const { jobCodes, jobAds } = await entitlementOf(ctx, companyId);
  const limit = what === 'jobad' ? jobAds : jobCodes;
  const count = what === 'jobad' ? sql.countJobAds : sql.countJobCodes;
  if (limit !== null && (await count(ctx.db, companyId)) >= limit) throw new Refused('plan-full');
  const id = newShortId();
  await sql.insertBooking(ctx.db, { id, company_id: companyId, created_by: accountId, created_at: ctx.now().toISOString() });
  return id;
}
