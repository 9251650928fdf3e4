import type { Ctx, RecruiterActor, World } from '../../platform/context.ts';
import { Refused } from '../../platform/refused.ts';
import { newShortId } from '../../platform/secrets.ts';
import * as sql from './job-codes.sql.ts';

/** How many job codes a company may have; null is no limit, which all have as long as there are no plans. */
export const entitlementOf = async (_ctx: Pick<World, 'db'>, _companyId: string): Promise<{ jobCodes: number | null }> => ({
  jobCodes: null,
});

/** The booking to put a job code under: the named one of the own company if it is free, else a new one. Answers its id. */
export async function bookPlace(ctx: Ctx<RecruiterActor>, wanted: string | undefined) {
  const { companyId, accountId } = ctx.actor;
  if (wanted) {
    if (!(await sql.findBooking(ctx.db, companyId, wanted))) throw new Refused('not-found');
    if (await sql.findJobCodeOfBooking(ctx.db, wanted)) throw new Refused('booking-taken');
    return wanted;
  }
  const { jobCodes } = await entitlementOf(ctx, companyId);
  if (jobCodes !== null && (await sql.countJobCodes(ctx.db, companyId)) >= jobCodes) throw new Refused('plan-full');
  const id = newShortId();
  await sql.insertBooking(ctx.db, { id, company_id: companyId, created_by: accountId, created_at: ctx.now().toISOString() });
  return id;
}
