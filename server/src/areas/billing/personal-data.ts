import type { PersonalData } from '../../platform/personal-data.ts';
import { chargedBy, forgetAsker } from './cards/payments.sql.ts';
import { forgetOrderer, orderedBy } from './orders.sql.ts';
import { moveUses, usedBy } from './vouchers/by-candidates.sql.ts';

/** What somebody ordered for their company: the order stays with it, without them. And the vouchers that candidates used. */
export const billingData: PersonalData = {
  area: 'billing',
  async tell(ctx, { id }) {
    const data = { orders: await orderedBy(ctx.db, id), cardPayments: await chargedBy(ctx.db, id), voucherUses: await usedBy(ctx.db, id) };
    return { data, files: [] };
  },
  async erase(ctx, { id }) {
    await forgetOrderer(ctx.db, id);
    await forgetAsker(ctx.db, id);
    return [];
  },
  // two who become one are candidates, and candidates order nothing here but use vouchers for what they buy
  async merge(ctx, keepId, dropId) {
    await moveUses(ctx.db, keepId, dropId);
    return [];
  },
};
