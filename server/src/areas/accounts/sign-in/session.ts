import type { CompanyRole, UserType } from '@vitrine/contract/vocabulary.ts';
import type { Ctx } from '../../../platform/context.ts';
import { openSession } from '../../../platform/sessions/sessions.ts';

interface Account {
  id: string;
  email: string;
  user_type: string;
  company_role: string | null;
}

/** A new session of somebody who has shown who they are, as their browser keeps it. */
export const sessionOf = async (
  ctx: Ctx,
  account: Account,
  how: { byPassword?: boolean; bySecondStep?: boolean; bySingleSignOn?: boolean } = {},
) => ({
  token: await openSession(ctx, account.id, how),
  userType: account.user_type as UserType,
  role: account.company_role as CompanyRole | null,
  userEmail: account.email,
});
