import type { Insertable, Updateable } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import type { DB } from '../../platform/tables.ts';

/** Adds a company; false where another one has its slug. */
export const insertCompany = async (db: Db, row: Insertable<DB['company']>) =>
  (await db
    .insertInto('company')
    .values(row)
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst()) !== undefined;

export const findCompany = (db: Db, id: string) => db.selectFrom('company').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** The company as it is now, for as long as the transaction runs. */
export const lockCompany = (db: Db, id: string) =>
  db.selectFrom('company').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

/** What a company calls itself. */
export const companyName = async (db: Db, id: string) => (await findCompany(db, id)).name;

export const updateCompany = (db: Db, id: string, set: Updateable<DB['company']>) =>
  db.updateTable('company').set(set).where('id', '=', id).execute();

export const slugsLike = (db: Db, slug: string) =>
  db
    .selectFrom('company')
    .select('slug')
    .where((eb) => eb.or([eb('slug', '=', slug), eb('slug', 'like', `${slug}-%`)]))
    .execute();

/** Whether names and pictures of applicants are left out until they are judged. */
export const setBlindReview = (db: Db, id: string, blind: boolean) => updateCompany(db, id, { blind_review: blind });

export const deactivateCompany = (db: Db, id: string, at: string) =>
  db.updateTable('company').set({ deactivated_at: at }).where('id', '=', id).where('deactivated_at', 'is', null).execute();
