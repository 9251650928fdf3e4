import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import type { DB } from '../../platform/tables.ts';

/** Holds the buyer as the foreign keys of an invoice do, before a number is taken: whoever holds the buyer may wait for a number. */
export const holdBuyer = async (db: Db, { company_id, account_id }: Pick<InvoiceRow, 'account_id' | 'company_id'>) => {
  if (company_id) await db.selectFrom('company').select('id').where('id', '=', company_id).forKeyShare().execute();
  if (account_id) await db.selectFrom('account').select('id').where('id', '=', account_id).forKeyShare().execute();
};

/** The next number of a year. Nobody else gets one before this transaction ends, and one that fails gives its number back. */
export const nextPlace = async (db: Db, year: number) =>
  (
    await db
      .insertInto('invoice_counter')
      .values({ year, last: 1 })
      .onConflict((conflict) => conflict.column('year').doUpdateSet({ last: sql`invoice_counter.last + 1` }))
      .returning('last')
      .executeTakeFirstOrThrow()
  ).last;

export const insertSeries = (db: Db, row: Insertable<DB['invoice_series']>) => db.insertInto('invoice_series').values(row).execute();

/** Under whose name numbers are given now; none where nothing was ever restored. */
export const lastSeries = (db: Db) => db.selectFrom('invoice_series').selectAll().orderBy('begun_at', 'desc').limit(1).executeTakeFirst();

export const insertInvoice = (db: Db, row: Insertable<DB['invoice']>) =>
  db.insertInto('invoice').values(row).returningAll().executeTakeFirstOrThrow();

/** What an invoice is for. */
export type Bought = { orderId: string } | { purchaseId: string };

const boughtIn = (what: Bought) =>
  'orderId' in what ? (['order_id', what.orderId] as const) : (['purchase_id', what.purchaseId] as const);

/** The invoice of what was bought, held until the transaction ends. */
export const lockInvoiceFor = (db: Db, what: Bought) => {
  const [column, id] = boughtIn(what);
  return db.selectFrom('invoice').selectAll().where(column, '=', id).where('kind', '=', 'invoice').forUpdate().executeTakeFirst();
};

/** The number of the invoice of what was bought, as letters name it; nothing where none was written. */
export const numberFor = async (db: Db, what: Bought) => {
  const [column, id] = boughtIn(what);
  const found = await db.selectFrom('invoice').select('number').where(column, '=', id).where('kind', '=', 'invoice').executeTakeFirst();
  return found?.number;
};

export const creditOf = (db: Db, id: string) => db.selectFrom('invoice').selectAll().where('corrects_id', '=', id).executeTakeFirst();

export const invoiceOf = (db: Db, id: string) => db.selectFrom('invoice').selectAll().where('id', '=', id).executeTakeFirst();

export type InvoiceRow = NonNullable<Awaited<ReturnType<typeof invoiceOf>>>;

/** Notes where the PDF is; false where there is one already. */
export const keepStored = async (db: Db, id: string, stored: string) =>
  (await db.updateTable('invoice').set({ stored }).where('id', '=', id).where('stored', 'is', null).executeTakeFirst()).numUpdatedRows > 0n;

/** Invoices of which no PDF was made. */
export const unmade = (db: Db, before: string, after: string, limit: number) =>
  db
    .selectFrom('invoice')
    .select('id')
    .where('stored', 'is', null)
    .where('issued_at', '<', before)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();

/** Whom a letter about an invoice goes to: the person who bought, or whoever owns the company now. */
export const readerOf = (db: Db, { account_id, company_id }: Pick<InvoiceRow, 'account_id' | 'company_id'>) =>
  db
    .selectFrom('account')
    .select(['id', 'email', 'first_name as name', 'language'])
    .where('deactivated_at', 'is', null)
    .where((row) =>
      account_id ? row('id', '=', account_id) : row.and([row('company_id', '=', company_id ?? null), row('company_role', '=', 'owner')]),
    )
    .executeTakeFirst();
