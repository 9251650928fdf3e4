import type { Ctx, RecruiterActor } from './context.ts';
import { Refused } from './refused.ts';

/** A company named in a query is the caller's own, or not found. */
export function demandOwnCompany(ctx: Ctx<RecruiterActor>, companyId: string | undefined) {
  if (companyId !== undefined && companyId !== ctx.actor.companyId) throw new Refused('not-found');
}
