import type { PersonalData } from '../../platform/personal-data.ts';
import { forgetOrderer, orderedBy } from './orders.sql.ts';

/** What somebody ordered for their company: the order stays with it, without them. */
export const billingData: PersonalData = {
  area: 'billing',
  async tell(ctx, { id }) {
    return { data: { orders: await orderedBy(ctx.db, id) }, files: [] };
  },
  async erase(ctx, { id }) {
    await forgetOrderer(ctx.db, id);
    return [];
  },
  // two who become one are candidates, and candidates order nothing here
  async merge() {
    return [];
  },
};
