import { type ExpressionBuilder, type Insertable, sql } from 'kysely';
import type { Db } from '../../../platform/postgres/db.ts';
import type { DB } from '../../../platform/tables.ts';
import { operatorZone } from '../settings/settings.sql.ts';

type Voucher = Omit<Insertable<DB['voucher']>, 'valid_to'>;

/** Stores a voucher; false where there is one of this code. */
export const insertVoucher = async (db: Db, row: Voucher) =>
  ((
    await db
      .insertInto('voucher')
      .values({ ...row, valid_to: sql`(${row.valid_until}::date + 1)::timestamp at time zone ${operatorZone}` })
      .onConflict((conflict) => conflict.column('code').where('deleted_at', 'is', null).doNothing())
      .executeTakeFirst()
  ).numInsertedOrUpdatedRows ?? 0n) > 0n;

/** How often a voucher was paid with, and how often it is held now. */
const usesAt = (now: string) =>
  [
    sql<number>`(select count(*) from voucher_use one where one.voucher_id = voucher.id and one.used_at is not null)`.as('used'),
    sql<number>`(select count(*) from voucher_use one
    where one.voucher_id = voucher.id and one.used_at is null and one.reserved_until > ${now})`.as('held'),
  ] as const;

/** Vouchers with those that were deleted after a moment. */
export async function listVouchers(db: Db, now: string, deletedAfter: string, { page, count }: { page: number; count: number }) {
  const shown = (eb: ExpressionBuilder<DB, 'voucher'>) => eb.or([eb('deleted_at', 'is', null), eb('deleted_at', '>', deletedAfter)]);
  const items = await db
    .selectFrom('voucher')
    .select(['id', 'code as voucherCode', 'scope', 'percent', 'amount', 'valid_until as validUntil', 'max_uses as maxUses'])
    .select('deleted_at as deletedAt')
    .select(() => usesAt(now))
    .where(shown)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(count)
    .offset((page - 1) * count)
    .execute();
  const { total } = await db
    .selectFrom('voucher')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(shown)
    .executeTakeFirstOrThrow();
  return { items, total };
}

/** What stands for a voucher that nobody has deleted, and its uses. */
export const touchedByVoucher = (db: Db, id: string, now: string) =>
  db
    .selectFrom('voucher')
    .select('code as name')
    .select(() => usesAt(now))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

export const findVoucher = (db: Db, id: string) =>
  db.selectFrom('voucher').select(['percent', 'amount']).where('id', '=', id).executeTakeFirstOrThrow();

/** A voucher by its id, deleted or not, held against others who end it or bring it back. */
export const holdVoucherById = (db: Db, id: string) =>
  db.selectFrom('voucher').select(['id', 'code', 'deleted_at']).where('id', '=', id).forUpdate().executeTakeFirst();

/** Ends a voucher at a moment, or brings it back. */
export const setDeleted = (db: Db, id: string, at: string | null) =>
  db.updateTable('voucher').set({ deleted_at: at }).where('id', '=', id).execute();

/** Whoever makes or brings back a voucher of a code waits for others who do. */
export const holdCode = (db: Db, code: string) => sql`select pg_advisory_xact_lock(hashtextextended(${`voucher ${code}`}, 0))`.execute(db);

export const isCodeTaken = async (db: Db, code: string) =>
  (await db.selectFrom('voucher').select('id').where('code', '=', code).where('deleted_at', 'is', null).executeTakeFirst()) !== undefined;

/** The voucher of a code, held against others who want its last use. */
export const lockVoucher = (db: Db, code: string) =>
  db.selectFrom('voucher').selectAll().where('code', '=', code).where('deleted_at', 'is', null).forUpdate().executeTakeFirst();

/** How many uses are gone or held for other companies. */
export const countOthersUses = async (db: Db, voucherId: string, companyId: string, now: string) =>
  (
    await sql<{ uses: number }>`select count(*) as uses from voucher_use
      where voucher_id = ${voucherId} and (used_at is not null or (company_id is distinct from ${companyId} and reserved_until > ${now}))`.execute(
      db,
    )
  ).rows[0]?.uses ?? 0;

/** Holds a use for a company, or holds its use for longer. */
export const holdUse = (db: Db, row: Insertable<DB['voucher_use']>) =>
  db
    .insertInto('voucher_use')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['voucher_id', 'company_id']).where('used_at', 'is', null).doUpdateSet({ reserved_until: row.reserved_until }),
    )
    .execute();

/** Counts the use that is held for a company; false where none is held any more. */
export const countUse = async (db: Db, voucherId: string, companyId: string, now: string) =>
  (
    await db
      .updateTable('voucher_use')
      .set({ used_at: now })
      .where('voucher_id', '=', voucherId)
      .where('company_id', '=', companyId)
      .where('used_at', 'is', null)
      .where('reserved_until', '>', now)
      .executeTakeFirst()
  ).numUpdatedRows > 0n;

export const isHeld = async (db: Db, voucherId: string, companyId: string, now: string) =>
  (await db
    .selectFrom('voucher_use')
    .select('id')
    .where('voucher_id', '=', voucherId)
    .where('company_id', '=', companyId)
    .where('used_at', 'is', null)
    .where('reserved_until', '>', now)
    .executeTakeFirst()) !== undefined;

/** Whether a company has paid with a voucher for a plan of the same product. */
export const wasUsedFor = async (db: Db, voucherId: string, { companyId, planId }: { companyId: string; planId: string }) =>
  (await db
    .selectFrom('billing_order')
    .select('id')
    .where('voucher_id', '=', voucherId)
    .where('company_id', '=', companyId)
    .where(sql<boolean>`split_part(plan_id, '-', 1) = split_part(${planId}, '-', 1)`)
    .executeTakeFirst()) !== undefined;
