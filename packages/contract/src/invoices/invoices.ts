import * as z from 'zod';
import { netCents, totalCents } from '../billing/plans.ts';
import { vatCategories } from '../billing/seller.ts';
import { endpoint } from '../endpoint.ts';
import { byId, id, pageOf, paging, text } from '../vocabulary.ts';

export const invoiceKinds = ['invoice', 'credit-note'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** One that was written. None is ever changed; what was wrong is taken back by a credit note. Sums in whole cents. */
export const invoice = z.object({
  id,
  number: z.string(),
  kind: z.enum(invoiceKinds),
  issuedOn: z.string(),
  /** Which invoice a credit note takes back. */
  corrects: z.string().nullable(),
  buyer: z.string(),
  vatCategory: z.enum(vatCategories),
  net: netCents,
  vat: totalCents,
  total: totalCents,
  /** The PDF is there; it follows an invoice within moments. */
  ready: z.boolean(),
});
export type Invoice = z.output<typeof invoice>;

export const invoices = {
  own: endpoint({
    route: 'GET /api/invoices',
    access: 'candidate-or-owner',
    summary: 'Invoices and credit notes of the caller, or of the company that the caller owns, newest first.',
    query: paging,
    reply: pageOf(invoice),
  }),
  all: endpoint({
    route: 'GET /api/admin/invoices',
    access: 'admin',
    summary: 'Every invoice and credit note, newest first; `q` finds those of a number or a buyer that begins so.',
    query: paging.extend({ q: text(160).optional() }),
    reply: pageOf(invoice),
  }),
  month: endpoint({
    route: 'GET /api/admin/invoices/month',
    access: 'admin',
    summary: 'What was written in a month, in the order of its numbers, for accounting: a spreadsheet, and links to the PDFs.',
    query: z.object({ month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/) }),
    reply: z.object({ fileName: z.string(), csv: z.string(), files: z.array(z.object({ name: z.string(), url: z.string() })) }),
  }),
  file: endpoint({
    route: 'GET /api/invoices/file',
    access: 'signed-in',
    summary: 'A link to the PDF of an invoice, with the same invoice inside as data (EN 16931, Factur-X). Its buyer and administrators.',
    query: byId,
    reply: z.object({ url: z.string() }),
    refusals: ['not-found', 'invoice-not-ready'],
  }),
};
