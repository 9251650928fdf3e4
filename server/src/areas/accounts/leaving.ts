import { type Actor, atomically, type Ctx } from '../../platform/context.ts';
import { Refused } from '../../platform/refused.ts';
import { findAccount } from './accounts.sql.ts';
import { isPassword } from './passwords-hashing.ts';
import { countTeammates, deactivateCompany } from './personal-data.sql.ts';

/** Refuses whoever does not know the account's password (`wrong-password`). */
export async function demandPassword(ctx: Ctx, accountId: string, password: string) {
  const account = await findAccount(ctx.db, accountId);
  if (!(await isPassword(account?.password_hash, password))) {
    throw new Refused('wrong-password', [{ field: 'password', message: 'wrong-password' }]);
  }
}

/** Before a recruiter goes for good: an owner with teammates hands over first; the last one closes the company's door. */
export const leaveCompany = (ctx: Ctx<Actor>) =>
  atomically(ctx, async (ctx) => {
    const { accountId, companyId, owner } = ctx.actor;
    if (!companyId) return;
    const others = await countTeammates(ctx.db, companyId, accountId);
    if (owner && others > 0) throw new Refused('owner-stays');
    if (others === 0) await deactivateCompany(ctx.db, companyId, ctx.now().toISOString());
  });
