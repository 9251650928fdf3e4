import type { Ctx, MemberActor } from '../context.ts';
import { Refused } from '../refused.ts';

/** A company named in a query is the caller's own, or not found. */
export function demandOwnCompany(ctx: Ctx<MemberActor>, companyId: string | undefined) {
  if (companyId !== undefined && companyId !== ctx.actor.scope.companyId) throw new Refused('not-found');
}
