import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../platform/postgres/db.ts';
import type { DB } from '../../../platform/tables.ts';

/** How many uses of a voucher are gone or held for others, and how often somebody has used it. */
export const usesOf = async (db: Db, voucherId: string, accountId: string, now: string) =>
  (
    await sql<{ others: number; own: number }>`select
        count(*) filter (where used_at is not null or (account_id is distinct from ${accountId} and reserved_until > ${now})) as others,
        count(*) filter (where used_at is not null and account_id = ${accountId}) as own
      from voucher_use where voucher_id = ${voucherId}`.execute(db)
  ).rows[0] ?? { others: 0, own: 0 };

type Use = Omit<Insertable<DB['voucher_use']>, 'reserved_until'>;

/** Holds a use for a candidate, or holds it for longer. */
export const holdUse = (db: Db, row: Insertable<DB['voucher_use']>) =>
  db
    .insertInto('voucher_use')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['voucher_id', 'account_id']).where('used_at', 'is', null).doUpdateSet({ reserved_until: row.reserved_until }),
    )
    .execute();

export const keepUse = async (db: Db, voucherId: string, accountId: string, now: string, until: string) =>
  (
    await db
      .updateTable('voucher_use')
      .set({ reserved_until: until })
      .where('voucher_id', '=', voucherId)
      .where('account_id', '=', accountId)
      .where('used_at', 'is', null)
      .where('reserved_until', '>', now)
      .executeTakeFirst()
  ).numUpdatedRows > 0n;

/** Turns what was held for a candidate into a use, or counts one. */
export async function countUse(db: Db, row: Use, now: string) {
  const { numUpdatedRows } = await db
    .updateTable('voucher_use')
    .set({ used_at: now })
    .where('voucher_id', '=', row.voucher_id)
    .where('account_id', '=', row.account_id ?? null)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n)
    await db
      .insertInto('voucher_use')
      .values({ ...row, reserved_until: now, used_at: now })
      .execute();
}

/** Somebody has not used a voucher after all. */
export const forgetUse = (db: Db, voucherId: string, accountId: string) =>
  db
    .deleteFrom('voucher_use')
    .where('voucher_id', '=', voucherId)
    .where('account_id', '=', accountId)
    .where('used_at', 'is not', null)
    .execute();

export const usedBy = (db: Db, accountId: string) =>
  db
    .selectFrom('voucher_use')
    .innerJoin('voucher', 'voucher.id', 'voucher_use.voucher_id')
    .where('account_id', '=', accountId)
    .select(['voucher.code', 'voucher_use.used_at as usedAt'])
    .execute();

/** What one of two has used becomes that of the other; what is only held ends. */
export async function moveUses(db: Db, keepId: string, dropId: string) {
  await db.deleteFrom('voucher_use').where('account_id', '=', dropId).where('used_at', 'is', null).execute();
  await db.updateTable('voucher_use').set({ account_id: keepId }).where('account_id', '=', dropId).execute();
}
