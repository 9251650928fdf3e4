import { type Actor, atomically, type Ctx } from '../../../platform/context.ts';
import { Refused } from '../../../platform/refused.ts';
import { endSubscriptions } from '../../billing/index.ts';
import { findAccount } from '../accounts.sql.ts';
import { deactivateCompany, lockCompany } from '../companies.sql.ts';
import { countTeammates } from '../personal-data.sql.ts';

/** Before a recruiter goes for good: an owner with teammates hands over first; the last one closes the company's door. */
export const leaveCompany = (ctx: Ctx<Actor>) =>
  atomically(ctx, async (ctx) => {
    const { accountId, companyId } = ctx.actor;
    if (!companyId) return;
    // it may be handed over to whoever leaves at this moment
    await lockCompany(ctx.db, companyId);
    const role = (await findAccount(ctx.db, accountId))?.company_role;
    const others = await countTeammates(ctx.db, companyId, accountId);
    if (role === 'owner' && others > 0) throw new Refused('owner-stays');
    if (others === 0) {
      const at = ctx.now().toISOString();
      await deactivateCompany(ctx.db, companyId, at);
      await endSubscriptions(ctx.db, companyId, at);
    }
  });
