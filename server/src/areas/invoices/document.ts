import type { Seller, VatCategory } from '@vitrine/contract/billing/seller.ts';
import type { InvoiceKind } from '@vitrine/contract/invoices/invoices.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { InvoiceRow } from './issuing.sql.ts';

/** The day of an instant on the clock of the operator, as YYYY-MM-DD. */
export const dayOf = (at: string | Date) => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date(at));

/** What was bought, as one line, and what is taken off as another. */
export interface Line {
  name: string;
  /** Days for which it is, where it is for a time. */
  from: string | null;
  to: string | null;
  /** What is left of something paid before, in whole cents before VAT; the net sum is less by it. */
  credit?: { name: string; net: number } | undefined;
}

export interface Buyer {
  name: string;
  /** Lines of the address below the name. */
  address: string[];
  country: string;
  vatNumber: string | null;
  /** What the check of the number is known by. */
  consultation: string | null;
}

/** An invoice as it was written. Days of the calendar; sums in whole cents, the rate in hundredths of a percent. */
export interface InvoiceDocument {
  number: string;
  kind: InvoiceKind;
  language: Language;
  issuedOn: string;
  seller: Seller;
  buyer: Buyer;
  line: Line;
  category: VatCategory;
  vatRate: number;
  net: number;
  vat: number;
  total: number;
  paidOn: string | null;
  dueOn: string | null;
  /** Of a credit note: the invoice that it takes back. */
  corrects: { number: string; issuedOn: string } | null;
}

/** What was bought costs this before anything is taken off. */
export const grossOf = ({ net, line: { credit } }: InvoiceDocument) => net + (credit?.net ?? 0);

export const documentOf = (row: InvoiceRow): InvoiceDocument => ({
  number: row.number,
  kind: row.kind,
  language: row.language,
  issuedOn: row.issued_on,
  seller: row.seller as Seller,
  buyer: row.buyer as Buyer,
  line: row.line as Line,
  category: row.vat_category,
  vatRate: row.vat_rate,
  net: row.net,
  vat: row.vat,
  total: row.total,
  paidOn: row.paid_on,
  dueOn: row.due_on,
  corrects: row.corrects && row.corrects_on ? { number: row.corrects, issuedOn: row.corrects_on } : null,
});
