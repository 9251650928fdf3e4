import type { Db } from '../../platform/postgres/db.ts';

export const textsOfCompany = (db: Db, companyId: string) =>
  db
    .selectFrom('text_template')
    .where('company_id', '=', companyId)
    .select(['kind', 'name', 'texts', 'created_at as createdAt'])
    .orderBy('kind')
    .orderBy('name')
    .orderBy('id')
    .execute();
