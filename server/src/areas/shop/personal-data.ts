import type { PersonalData } from '../../platform/personal-data.ts';
import { forgetBuyer, moveBuyer, purchasesOf } from './purchases.sql.ts';

/** What somebody bought. What was paid is kept without them, as the law on accounts asks; where nothing was given for it yet, it goes back. */
export const shopData: PersonalData = {
  area: 'shop',
  async tell(ctx, { id }) {
    const purchases = (await purchasesOf(ctx.db, id)).map((one) => ({
      number: one.number,
      state: one.state,
      months: one.months,
      price: one.price,
      total: one.total,
      vatRate: one.vat_rate,
      voucher: one.voucher_code,
      billTo: one.bill_to,
      email: one.email,
      startsNow: one.starts_now,
      createdAt: one.created_at,
      paidAt: one.paid_at,
      opensAt: one.opens_at,
      beginsAt: one.begins_at,
      withdrawnAt: one.withdrawn_at,
      refundedAt: one.refunded_at,
    }));
    return { data: { purchases }, files: [] };
  },
  async erase(ctx, { id }) {
    await forgetBuyer(ctx.db, id, ctx.now().toISOString());
    return [];
  },
  async merge(ctx, keepId, dropId) {
    await moveBuyer(ctx.db, keepId, dropId);
    return [];
  },
};
