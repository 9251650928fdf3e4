import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { Atomic, World } from '../../../platform/context.ts';
import { Refused } from '../../../platform/refused.ts';
import { findAccount, lockAccount, updateAccount } from '../accounts.sql.ts';
import { closedAccount } from '../closing.sql.ts';
import { forgetWaysIn } from './leaving.ts';

type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** Whether somebody belonged to a team and was taken out of it. Whom administrators closed they open again themselves. */
export const wasRemovedFrom = async (ctx: Pick<World, 'db'>, companyId: string, { id, company_id, deactivated_at }: Account) =>
  company_id === companyId && deactivated_at !== null && !(await closedAccount(ctx.db, id));

/** What somebody says of themselves when they accept. */
export interface Chosen {
  first_name: string;
  last_name: string;
  language: Language;
  password_hash: string;
}

/** Lets somebody in again whom the team had removed: what they did there is theirs as before, and nothing opens the account but what they choose now. */
export async function comeBack(ctx: Atomic, companyId: string, id: string, chosen: Chosen) {
  await lockAccount(ctx.db, id);
  const account = await findAccount(ctx.db, id);
  if (!account || !(await wasRemovedFrom(ctx, companyId, account))) throw new Refused('already-registered');
  await forgetWaysIn(ctx, id);
  await updateAccount(ctx.db, id, { ...chosen, deactivated_at: null });
}
