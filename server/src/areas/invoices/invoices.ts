import type { invoices } from '@vitrine/contract/invoices/invoices.ts';
import type { Actor } from '../../platform/context.ts';
import { mediaLink } from '../../platform/files/media-links.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { Refused } from '../../platform/refused.ts';
import { listInvoices } from './invoices.sql.ts';
import { type InvoiceRow, invoiceOf } from './issuing.sql.ts';

/** Whether somebody may read an invoice: who bought, who owns the company that did, and administrators. */
function mayRead(actor: Actor, { account_id, company_id }: InvoiceRow) {
  if (actor.userType === 'User') return true;
  if (actor.role === 'owner') return company_id === actor.companyId;
  return account_id === actor.accountId;
}

export const invoiceHandlers: Handlers<typeof invoices> = {
  async own(ctx, paging) {
    const { actor } = ctx;
    const of = actor.companyId ? { companyId: actor.companyId } : { accountId: actor.accountId };
    return { ...(await listInvoices(ctx.db, { of, ...paging })), ...paging };
  },

  async all(ctx, { q = '', ...paging }) {
    return { ...(await listInvoices(ctx.db, { of: { begins: q }, ...paging })), ...paging };
  },

  async file(ctx, { id }) {
    const row = await invoiceOf(ctx.db, id);
    if (!row || !mayRead(ctx.actor, row)) throw new Refused('not-found');
    if (!row.stored) throw new Refused('invoice-not-ready');
    return { url: mediaLink(ctx, row.stored, 'application/pdf', `${row.number}.pdf`).url };
  },
};
