import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import { oneOf } from '../../platform/postgres/one-of.ts';
import type { DB } from '../../platform/tables.ts';

const withCount = (db: Db, companyId: string) =>
  db
    .selectFrom('job_category')
    .where('job_category.company_id', '=', companyId)
    .select(['job_category.id', 'job_category.name'])
    .select((eb) =>
      eb
        .selectFrom('job_ad')
        .whereRef('job_ad.company_id', '=', 'job_category.company_id')
        .whereRef('job_ad.category', '=', 'job_category.name')
        .select(sql<number>`count(*)`.as('count'))
        .as('count'),
    );

export const listCategories = (db: Db, companyId: string) =>
  withCount(db, companyId).orderBy('position').orderBy(sql`lower(name)`).execute();

export const findCategory = (db: Db, companyId: string, id: string) => withCount(db, companyId).where('id', '=', id).executeTakeFirst();

/** Keeps others from filling, renaming or deleting a folder until the transaction ends. */
export const lockCategories = (db: Db, companyId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`job categories ${companyId}`}, 0))`.execute(db);

export const findCategoryNamed = (db: Db, companyId: string, name: string) =>
  db
    .selectFrom('job_category')
    .selectAll()
    .where('company_id', '=', companyId)
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .executeTakeFirst();

/** Makes a folder, the last of those that were put in an order. */
export const insertCategory = (db: Db, row: Omit<Insertable<DB['job_category']>, 'position'>) =>
  db
    .insertInto('job_category')
    .values({
      ...row,
      position: sql`coalesce((select nullif(max(position), 0) + 1 from job_category where company_id = ${row.company_id}), 0)`,
    })
    .execute();

/** Puts folders of a company in this order. */
export const orderCategories = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .updateTable('job_category')
    .set({ position: sql`array_position(${ids}::uuid[], id)` })
    .where('company_id', '=', companyId)
    .where('id', '=', oneOf(ids))
    .execute();

/** The folder of this id, whosever it is. */
export const findCompanyOfCategory = async (db: Db, id: string) =>
  (await db.selectFrom('job_category').select('company_id').where('id', '=', id).executeTakeFirst())?.company_id;

/** The folder and its ads under another name. */
export async function renameCategory(db: Db, companyId: string, { id, name }: { id: string; name: string }, next: string) {
  await db.updateTable('job_category').set({ name: next }).where('id', '=', id).execute();
  await db.updateTable('job_ad').set({ category: next }).where('company_id', '=', companyId).where('category', '=', name).execute();
}

export const deleteCategory = (db: Db, id: string) => db.deleteFrom('job_category').where('id', '=', id).execute();
