import type { Language } from '@vitrine/contract/vocabulary.ts';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../platform/postgres/db.ts';
import type { DB } from '../../../platform/tables.ts';

export const listTemplates = (db: Db, companyId: string) =>
  db
    .selectFrom('chat_template')
    .where('company_id', '=', companyId)
    .select(['id', 'name', sql<Record<Language, string>>`texts`.as('texts')])
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** False where the company has as many as it may; two at once wait for each other. */
export async function insertTemplate(db: Db, row: Insertable<DB['chat_template']>, most: number) {
  await db.selectFrom('company').select('id').where('id', '=', row.company_id).forUpdate().execute();
  const { n } = await db
    .selectFrom('chat_template')
    .where('company_id', '=', row.company_id)
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  if (n >= most) return false;
  await db.insertInto('chat_template').values(row).execute();
  return true;
}

export const updateTemplate = async (db: Db, companyId: string, id: string, set: { name: string; texts: string }) =>
  (await db.updateTable('chat_template').set(set).where('id', '=', id).where('company_id', '=', companyId).executeTakeFirst())
    .numUpdatedRows > 0;

export const deleteTemplate = async (db: Db, companyId: string, id: string) =>
  (await db.deleteFrom('chat_template').where('id', '=', id).where('company_id', '=', companyId).executeTakeFirst()).numDeletedRows > 0;

/** In which language somebody reads, and the name of a company. */
export const findReader = async (db: Db, otherId: string, companyId: string) =>
  db
    .selectFrom('account')
    .where('account.id', '=', otherId)
    .select(['language', ({ selectFrom }) => selectFrom('company').where('id', '=', companyId).select('name').as('company')])
    .executeTakeFirst();
