import type { invoices } from '@vitrine/contract/invoices/invoices.ts';
import { audited } from '../../platform/audit.ts';
import type { Actor, Ctx } from '../../platform/context.ts';
import { mediaLink } from '../../platform/files/media-links.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { Refused } from '../../platform/refused.ts';
import { spreadsheetOf } from '../../platform/spreadsheet.ts';
import { documentOf } from './document.ts';
import { invoicesIn, listInvoices } from './invoices.sql.ts';
import { type InvoiceRow, invoiceOf } from './issuing.sql.ts';
import { monthTexts } from './texts.ts';

/** Whether somebody may read an invoice: who bought, who owns the company that did, and administrators. */
function mayRead(actor: Actor, { account_id, company_id }: InvoiceRow) {
  if (actor.userType === 'User') return true;
  if (actor.role === 'owner') return company_id === actor.companyId;
  return account_id === actor.accountId;
}

const decimal = (cents: number) => (cents / 100).toFixed(2);

/** An invoice as one line of a spreadsheet; what a credit note takes back is below nothing. */
function lineOf(row: InvoiceRow) {
  const { number, kind, issuedOn, buyer, line, category, vatRate, net, vat, total, dueOn, paidOn, corrects } = documentOf(row);
  const sign = kind === 'invoice' ? 1 : -1;
  const sums = [net, vat, total].map((cents) => Number(decimal(sign * cents)));
  const taxed = [buyer.country, buyer.vatNumber, category, Number(decimal(vatRate))];
  return [number, kind, issuedOn, buyer.name, ...taxed, line.name, line.from, line.to, ...sums, dueOn, paidOn, corrects?.number ?? null];
}

/** Notes that administrators looked at invoices of people; of companies nobody's data is in them. */
const seen = (ctx: Ctx<Actor>, accountIds: (string | null)[], objectId?: string) =>
  audited(ctx, { action: 'seen', object: 'invoice', ...(objectId ? { objectId } : {}), subjects: accountIds.flatMap((id) => id ?? []) });

export const invoiceHandlers: Handlers<typeof invoices> = {
  async own(ctx, paging) {
    const { actor } = ctx;
    const of = actor.companyId ? { companyId: actor.companyId } : { accountId: actor.accountId };
    return { ...(await listInvoices(ctx.db, { of, ...paging })), ...paging };
  },

  async all(ctx, { q = '', ...paging }) {
    const listed = await listInvoices(ctx.db, { of: { begins: q }, ...paging });
    await seen(
      ctx,
      listed.items.map(({ accountId }) => accountId),
    );
    return { ...listed, ...paging };
  },

  async month(ctx, { month }) {
    const rows = await invoicesIn(ctx.db, month);
    await seen(
      ctx,
      rows.map((row) => row.account_id),
      month,
    );
    const { columns, file } = monthTexts[ctx.language];
    const files = rows.flatMap(({ number, stored }) =>
      stored ? [{ name: `${number}.pdf`, url: mediaLink(ctx, stored, 'application/pdf', `${number}.pdf`).url }] : [],
    );
    return { fileName: `${file}-${month}`, csv: spreadsheetOf([columns, ...rows.map(lineOf)]), files };
  },

  async file(ctx, { id }) {
    const row = await invoiceOf(ctx.db, id);
    if (!row || !mayRead(ctx.actor, row)) throw new Refused('not-found');
    if (!row.stored) throw new Refused('invoice-not-ready');
    await seen(ctx, [row.account_id], id);
    return { url: mediaLink(ctx, row.stored, 'application/pdf', `${row.number}.pdf`).url };
  },
};
