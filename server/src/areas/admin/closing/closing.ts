import type { closing } from '@vitrine/contract/admin/closing.ts';
import { audited } from '../../../platform/audit.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { Refused } from '../../../platform/refused.ts';
import { nameOf } from '../../../platform/typed-name.ts';
import { demandPassword, secondStepOf } from '../../accounts/index.ts';
import * as accounts from './accounts.ts';
import { touchedByAccount, touchedByCompany } from './closing.sql.ts';
import * as companies from './companies.ts';

export const closingHandlers: Handlers<typeof closing> = {
  async ofAccount(ctx, { accountId }) {
    const found = await touchedByAccount(ctx.db, accountId, ctx.now().toISOString());
    if (!found) throw new Refused('not-found');
    await audited(ctx, { action: 'seen', object: 'account', objectId: accountId, subjects: [accountId] });
    const { email, first_name, last_name, user_type, company_role, closed_at, erase_at, ...touched } = found;
    const { passkeys, appSince } = await secondStepOf(ctx.db, accountId);
    return {
      ...touched,
      secondStep: { passkeys, app: appSince !== null },
      name: nameOf({ email, first_name, last_name }),
      closedHere: closed_at !== null,
      eraseAt: erase_at,
      obstacle: await accounts.obstacleTo(ctx, accountId, { user_type, company_role }),
    };
  },

  activateAccount: (ctx, { accountId }) => accounts.reopen(ctx, accountId),

  async deactivateAccount(ctx, { accountId, name }) {
    await accounts.close(ctx, accountId, { name, forGood: false });
  },

  async deleteAccount(ctx, { accountId, name, password }) {
    await demandPassword(ctx, password);
    return accounts.close(ctx, accountId, { name, forGood: true });
  },

  resetSecondStep: (ctx, { accountId }) => accounts.resetWays(ctx, accountId),

  async ofCompany(ctx, { companyId }) {
    const found = await touchedByCompany(ctx.db, companyId, ctx.now().toISOString());
    if (!found) throw new Refused('not-found');
    return found;
  },

  activateCompany: (ctx, { companyId }) => companies.reopen(ctx, companyId),

  async deactivateCompany(ctx, { companyId, name }) {
    await companies.close(ctx, companyId, { name, forGood: false });
  },

  async deleteCompany(ctx, { companyId, name, password }) {
    await demandPassword(ctx, password);
    return companies.close(ctx, companyId, { name, forGood: true });
  },
};
