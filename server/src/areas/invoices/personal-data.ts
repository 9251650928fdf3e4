import type { PersonalData } from '../../platform/personal-data.ts';
import { forgetAccount, invoicesOf, moveInvoices } from './invoices.sql.ts';

/** Invoices of somebody. They are kept without the account, for administrators alone, as long as the law on accounts asks. */
export const invoicesData: PersonalData = {
  area: 'invoices',
  async tell(ctx, { id }) {
    const rows = await invoicesOf(ctx.db, id);
    const files = rows.flatMap(({ number, stored }) => (stored ? [{ name: `${number}.pdf`, stored }] : []));
    return { data: { invoices: rows.map(({ stored, ...row }) => ({ ...row, isMade: stored !== null })) }, files };
  },
  async erase(ctx, { id }) {
    await forgetAccount(ctx.db, id);
    return [];
  },
  async merge(ctx, keepId, dropId) {
    await moveInvoices(ctx.db, keepId, dropId);
    return [];
  },
};
