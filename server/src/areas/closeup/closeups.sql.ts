import type { PageWords } from '@vitrine/contract/closeup/shapes.ts';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import { oneOf } from '../../platform/postgres/one-of.ts';
import type { DB } from '../../platform/tables.ts';

const closeups = (db: Db) =>
  db
    .selectFrom('closeup')
    .innerJoin('account', 'account.id', 'closeup.account_id')
    .leftJoin('closeup_entitlement as entitlement', 'entitlement.account_id', 'closeup.account_id')
    .selectAll('closeup')
    .select([
      'account.first_name',
      'account.last_name',
      'account.deactivated_at',
      'entitlement.enroll_type',
      'entitlement.given_until',
      'entitlement.taken_at',
    ]);

export type CloseupRow = NonNullable<Awaited<ReturnType<typeof closeupOf>>>;

export const closeupOf = (db: Db, accountId: string) => closeups(db).where('closeup.account_id', '=', accountId).executeTakeFirst();

export const closeupById = (db: Db, id: string) => closeups(db).where('closeup.id', '=', id).executeTakeFirst();

/** Keeps others from changing a closeup until the transaction ends. */
export const lockCloseup = (db: Db, accountId: string) =>
  db.selectFrom('closeup').select(['id', 'remove_at']).where('account_id', '=', accountId).forUpdate().executeTakeFirst();

/** Whether it was begun: a second opening at the same moment begins nothing. */
export async function insertCloseup(db: Db, row: Insertable<DB['closeup']>) {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('closeup')
    .values(row)
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export const updateCloseup = (db: Db, id: string, set: Updateable<DB['closeup']>) =>
  db.updateTable('closeup').set(set).where('id', '=', id).execute();

export const deleteCloseup = (db: Db, id: string) => db.deleteFrom('closeup').where('id', '=', id).execute();

const entriesOf = ({ entries }: PageWords) => JSON.stringify(entries);

export const insertPage = (db: Db, closeup_id: string, number: number, words: PageWords, hidden: boolean) =>
  db
    .insertInto('closeup_page')
    .values({ closeup_id, number, title: words.title, words: words.text, entries: entriesOf(words), hidden })
    .execute();

/** Saves a page that is still at this version; whether it was. */
export async function savePage(db: Db, closeupId: string, number: number, version: number | undefined, words: PageWords) {
  const { numUpdatedRows } = await db
    .updateTable('closeup_page')
    .set((eb) => ({ title: words.title, words: words.text, entries: entriesOf(words), version: eb('version', '+', 1) }))
    .where('closeup_id', '=', closeupId)
    .where('number', '=', number)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export const hidePages = (db: Db, closeupId: string, numbers: number[]) =>
  db
    .updateTable('closeup_page')
    .set({ hidden: sql<boolean>`number = ${oneOf(numbers)}` })
    .where('closeup_id', '=', closeupId)
    .execute();

export const pagesOf = (db: Db, closeupId: string) =>
  db.selectFrom('closeup_page').selectAll().where('closeup_id', '=', closeupId).orderBy('number').execute();

export type PageRow = Awaited<ReturnType<typeof pagesOf>>[number];

/** Gives so many months, from now or from the end of those that are there. */
export const giveMonths = (
  db: Db,
  accountId: string,
  { months, enrollType, now }: { months: number; enrollType: 'voucher' | 'paid' | 'admin'; now: string },
) => {
  const end = sql<string>`${now}::timestamptz + make_interval(months => ${months})`;
  return db
    .insertInto('closeup_entitlement')
    .values({ account_id: accountId, enroll_type: enrollType, given_until: end })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({
        enroll_type: enrollType,
        given_until: sql`greatest(closeup_entitlement.given_until, ${now}::timestamptz) + make_interval(months => ${months})`,
      }),
    )
    .returning('given_until')
    .executeTakeFirstOrThrow();
};

/** From when to when so many months would last that are given at a moment: they follow those that are there. */
export const monthsFrom = async (db: Db, accountId: string, { months, at }: { months: number; at: string }) =>
  (
    await sql<{ from: string; to: string }>`
      select begins as "from", begins + make_interval(months => ${months}::int) as "to"
      from (select greatest(${at}::timestamptz, (select given_until from closeup_entitlement where account_id = ${accountId})) as begins) one`.execute(
      db,
    )
  ).rows[0] ?? { from: at, to: at };

/** Brings the end of what was given forward by a time in it. */
export const takeTime = (db: Db, accountId: string, { from, to }: { from: string; to: string }) =>
  db
    .updateTable('closeup_entitlement')
    .set({ given_until: sql<string>`given_until - (${to}::timestamptz - ${from}::timestamptz)` })
    .where('account_id', '=', accountId)
    .execute();

export const entitlementOf = (db: Db, accountId: string) =>
  db.selectFrom('closeup_entitlement').selectAll().where('account_id', '=', accountId).executeTakeFirst();

/** Candidates whose closeup ends between two moments. */
export const endingBetween = (db: Db, from: string, to: string, after: string, limit: number) =>
  db
    .selectFrom('closeup_entitlement')
    .innerJoin('closeup', 'closeup.account_id', 'closeup_entitlement.account_id')
    .innerJoin('account', 'account.id', 'closeup.account_id')
    .where('given_until', '>', from)
    .where('given_until', '<=', to)
    .where('released_at', 'is not', null)
    .where('account.deactivated_at', 'is', null)
    .where('closeup_entitlement.account_id', '>', after)
    .select('closeup_entitlement.account_id as id')
    .orderBy('closeup_entitlement.account_id')
    .limit(limit)
    .execute();

/** A living candidate, whose closeup it is or will be. */
export const findOwner = (db: Db, accountId: string) =>
  db
    .selectFrom('account')
    .select(['id', 'email', 'first_name', 'language', 'picture'])
    .where('id', '=', accountId)
    .where('user_type', '=', 'Candidate')
    .where('deactivated_at', 'is', null)
    .executeTakeFirst();
