import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import type { JobTemplate } from '../../platform/tables.ts';

export const listTemplates = (db: Db, companyId: string) =>
  db.selectFrom('job_template').select(['id', 'name']).where('company_id', '=', companyId).orderBy(sql`lower(name)`).execute();

export const findTemplate = (db: Db, companyId: string, id: string) =>
  db.selectFrom('job_template').select('content').where('company_id', '=', companyId).where('id', '=', id).executeTakeFirst();

/** Keeps a template in the place of the one of that name, and answers its id. */
export async function keepTemplate(db: Db, row: Insertable<JobTemplate>) {
  const { id } = await db
    .insertInto('job_template')
    .values(row)
    .onConflict((on) =>
      on.expression(sql`company_id, lower(name)`).doUpdateSet({
        name: row.name,
        language: row.language,
        content: row.content,
        created_by: row.created_by ?? null,
        updated_at: row.updated_at,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const deleteTemplate = async (db: Db, companyId: string, id: string) =>
  (await db.deleteFrom('job_template').where('company_id', '=', companyId).where('id', '=', id).executeTakeFirst()).numDeletedRows > 0n;
