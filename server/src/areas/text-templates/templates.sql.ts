import type { Language } from '@vitrine/contract/vocabulary.ts';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import type { DB } from '../../platform/tables.ts';

/** What it is put into. */
export type TemplateKind = 'message' | 'email';

/** One company's templates of one kind. */
export interface Shelf {
  companyId: string;
  kind: TemplateKind;
}

export const listTemplates = <Text>(db: Db, { companyId, kind }: Shelf) =>
  db
    .selectFrom('text_template')
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .select(['id', 'name', sql<Record<Language, Text>>`texts`.as('texts')])
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** False where the company has as many as it may; two at once wait for each other. */
export async function insertTemplate(db: Db, row: Insertable<DB['text_template']>, most: number) {
  await db.selectFrom('company').select('id').where('id', '=', row.company_id).forUpdate().execute();
  const { n } = await db
    .selectFrom('text_template')
    .where('company_id', '=', row.company_id)
    .where('kind', '=', row.kind)
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  if (n >= most) return false;
  await db.insertInto('text_template').values(row).execute();
  return true;
}

export const updateTemplate = async (db: Db, { companyId, kind }: Shelf, id: string, set: { name: string; texts: string }) =>
  (
    await db
      .updateTable('text_template')
      .set(set)
      .where('id', '=', id)
      .where('company_id', '=', companyId)
      .where('kind', '=', kind)
      .executeTakeFirst()
  ).numUpdatedRows > 0;

export const deleteTemplate = async (db: Db, { companyId, kind }: Shelf, id: string) =>
  (
    await db
      .deleteFrom('text_template')
      .where('id', '=', id)
      .where('company_id', '=', companyId)
      .where('kind', '=', kind)
      .executeTakeFirst()
  ).numDeletedRows > 0;
