import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import type { DB } from '../../platform/tables.ts';

export const purchaseOf = (db: Db, id: string) => db.selectFrom('purchase').selectAll().where('id', '=', id).executeTakeFirst();

export type PurchaseRow = NonNullable<Awaited<ReturnType<typeof purchaseOf>>>;

/** A purchase, held against others until the transaction ends. */
export const lockPurchase = (db: Db, id: string) =>
  db.selectFrom('purchase').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const openPurchase = (db: Db, accountId: string) =>
  db.selectFrom('purchase').selectAll().where('account_id', '=', accountId).where('state', 'in', ['draft', 'started']).executeTakeFirst();

export const purchasesOf = (db: Db, accountId: string) =>
  db.selectFrom('purchase').selectAll().where('account_id', '=', accountId).orderBy('created_at', 'desc').orderBy('id').execute();

/** Begins a purchase; nothing where the person has begun one already. The states are no parameters: a plan that is kept knows the index only by them. */
export const insertPurchase = (db: Db, row: Insertable<DB['purchase']>) =>
  db
    .insertInto('purchase')
    .values(row)
    .onConflict((conflict) => conflict.column('account_id').where(sql<boolean>`state in ('draft', 'started')`).doNothing())
    .execute();

export const updatePurchase = (db: Db, id: string, set: Updateable<DB['purchase']>) =>
  db.updateTable('purchase').set(set).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

interface KeptSession {
  id: string;
  version: number;
  sessionId: string;
}

/** Keeps where a purchase is paid; false where what is to be paid has changed meanwhile. */
export const keepSession = async (db: Db, { id, version, sessionId }: KeptSession) =>
  (
    await db
      .updateTable('purchase')
      .set({ session_id: sessionId })
      .where('id', '=', id)
      .where('version', '=', version)
      .where('state', 'in', ['started', 'paid'])
      .executeTakeFirst()
  ).numUpdatedRows > 0n;

/** Purchases that were on their way to the provider before a moment. */
export const startedBefore = (db: Db, before: string, after: string, limit: number) =>
  db
    .selectFrom('purchase')
    .select('id')
    .where('state', '=', 'started')
    .where('session_id', 'is not', null)
    .where('started_at', '<', before)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();

/** Paid purchases whose months begin by now. */
export const toOpen = (db: Db, now: string, after: string, limit: number) =>
  db
    .selectFrom('purchase')
    .select('id')
    .where('state', '=', 'paid')
    .where('opened_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('opens_at', '<=', now)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();

// what was given by a former version did not say when it begins
const begins = sql`coalesce(begins_at, opened_at)`;

/** What is left of the months of a purchase at a moment; nothing where they are over. */
export const leftOf = async (db: Db, id: string, now: string) =>
  (
    await sql<{ from: string; to: string }>`
      select greatest(${begins}, ${now}::timestamptz) as "from", ${begins} + make_interval(months => months) as "to"
      from purchase where id = ${id} and ${begins} + make_interval(months => months) > ${now}::timestamptz`.execute(db)
  ).rows[0];

/** What of somebody begins after a time that is taken out begins so much earlier. */
export const bringForward = (db: Db, accountId: string, { from, to }: { from: string; to: string }) =>
  db
    .updateTable('purchase')
    .set({ begins_at: sql<string>`begins_at - (${to}::timestamptz - ${from}::timestamptz)` })
    .where('account_id', '=', accountId)
    .where('begins_at', '>=', to)
    .execute();

export const buyerOf = (db: Db, accountId: string) =>
  db.selectFrom('account').select(['first_name as name', 'email', 'language']).where('id', '=', accountId).executeTakeFirst();

/**
 * What is kept of somebody who is gone: what was paid, or may yet be paid at the provider, and nothing that was only begun.
 * What they get nothing for any more counts as withdrawn, and goes back.
 */
export async function forgetBuyer(db: Db, accountId: string, now: string) {
  await db
    .deleteFrom('purchase')
    .where('account_id', '=', accountId)
    .where((row) => row.or([row('state', '=', 'draft'), row.and([row('state', '=', 'started'), row('session_id', 'is', null)])]))
    .execute();
  await db
    .updateTable('purchase')
    .set({ withdrawn_at: now })
    .where('account_id', '=', accountId)
    .where('state', '=', 'paid')
    .where('opened_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .execute();
  await db.updateTable('purchase').set({ account_id: null, email: null }).where('account_id', '=', accountId).execute();
}

export async function moveBuyer(db: Db, keepId: string, dropId: string) {
  const kept = await openPurchase(db, keepId);
  if (kept) await db.deleteFrom('purchase').where('account_id', '=', dropId).where('state', '=', 'draft').execute();
  await db
    .updateTable('purchase')
    .set({ account_id: keepId })
    .where('account_id', '=', dropId)
    .where(kept ? sql<boolean>`state in ('paid', 'refunded')` : sql<boolean>`true`)
    .execute();
}
