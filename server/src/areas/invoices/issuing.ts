import type { Seller, VatCategory } from '@vitrine/contract/billing/seller.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { Atomic, World } from '../../platform/context.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { type Buyer, dayOf, type Line } from './document.ts';
import { drawInvoice } from './drawing.jobs.ts';
import * as sql from './issuing.sql.ts';

/** A bill as somebody typed it: the first line is the name. */
export function buyerOf(billTo: string, { country, vatNumber, consultation }: Omit<Buyer, 'name' | 'address'>): Buyer {
  const [name = '', ...address] = billTo
    .split('\n')
    .map((one) => one.trim())
    .filter(Boolean);
  return { name, address, country, vatNumber, consultation };
}

export interface ToIssue {
  what: sql.Bought;
  /** Whose it is. */
  of: { companyId: string } | { accountId: string };
  seller: Seller;
  buyer: Buyer;
  /** In the language of whoever reads it. */
  line: (language: Language) => Line;
  category: VatCategory;
  /** In hundredths of a percent. */
  vatRate: number;
  /** Whole cents. */
  net: number;
  vat: number;
  total: number;
  /** It is paid already, or is to be paid by a moment. */
  payment: 'paid' | { dueAt: Date };
}

/** Gives numbers under another name from now on: that of this second, or of the next one that has none. */
export async function beginSeries({ db, now }: Pick<World, 'db' | 'now'>) {
  const last = await sql.lastSeries(db);
  const at = Math.max(now().getTime(), last ? Date.parse(last.begun_at) + 1000 : 0);
  const name = Math.floor(at / 1000)
    .toString(36)
    .toUpperCase();
  await sql.insertSeries(db, { name, begun_at: new Date(at).toISOString() });
}

/** Gives the next number of the year and queues the PDF, in the transaction of what was bought. */
async function write(
  ctx: Atomic<World>,
  row: Omit<Parameters<typeof sql.insertInvoice>[1], 'id' | 'year' | 'place' | 'number' | 'issued_at' | 'issued_on'>,
) {
  const issued_at = ctx.now().toISOString();
  const issued_on = dayOf(issued_at);
  const year = Number(issued_on.slice(0, 4));
  await sql.holdBuyer(ctx.db, { company_id: row.company_id ?? null, account_id: row.account_id ?? null });
  const place = await sql.nextPlace(ctx.db, year);
  const number = [year, (await sql.lastSeries(ctx.db))?.name, String(place).padStart(6, '0')].filter(Boolean).join('-');
  const written = await sql.insertInvoice(ctx.db, { ...row, id: ctx.newId(), year, place, number, issued_at, issued_on });
  await enqueue(ctx, drawInvoice, { id: written.id }, { key: written.id });
  return written;
}

/**
 * Writes the invoice of what was bought, once: a second call returns the first one. Numbers follow each other without
 * a gap, for whoever takes one holds the counter until its transaction ends; it is called last in it.
 */
export async function issueInvoice(ctx: Atomic<World>, asked: ToIssue) {
  const { what, of, seller, buyer, line, category, vatRate, net, vat, total, payment } = asked;
  const before = await sql.lockInvoiceFor(ctx.db, what);
  if (before) return before;
  const whose = { account_id: 'accountId' in of ? of.accountId : null, company_id: 'companyId' in of ? of.companyId : null };
  const language = ((await sql.readerOf(ctx.db, whose))?.language ?? 'en') as Language;
  return write(ctx, {
    kind: 'invoice',
    ...whose,
    order_id: 'orderId' in what ? what.orderId : null,
    purchase_id: 'purchaseId' in what ? what.purchaseId : null,
    language,
    seller: JSON.stringify(seller),
    buyer: JSON.stringify(buyer),
    line: JSON.stringify(line(language)),
    vat_category: category,
    vat_rate: vatRate,
    net,
    vat,
    total,
    paid_on: payment === 'paid' ? dayOf(ctx.now()) : null,
    due_on: payment === 'paid' ? null : dayOf(payment.dueAt),
  });
}

/** Takes the invoice of what was bought back as a whole, once; nothing where none was written. */
export async function creditInvoice(ctx: Atomic<World>, what: sql.Bought) {
  const of = await sql.lockInvoiceFor(ctx.db, what);
  if (!of) return undefined;
  const before = await sql.creditOf(ctx.db, of.id);
  if (before) return before;
  const { language, vat_category, vat_rate, net, vat, total, company_id, account_id, order_id, purchase_id } = of;
  return write(ctx, {
    kind: 'credit-note',
    language,
    vat_category,
    vat_rate,
    net,
    vat,
    total,
    company_id,
    account_id,
    order_id,
    purchase_id,
    seller: JSON.stringify(of.seller),
    buyer: JSON.stringify(of.buyer),
    line: JSON.stringify(of.line),
    corrects_id: of.id,
    corrects: of.number,
    corrects_on: of.issued_on,
  });
}
