import { nameOf } from '../../platform/company-data/names.sql.ts';
import type { Db } from '../../platform/postgres/db.ts';

export const bankOfCompany = (db: Db, companyId: string) =>
  db
    .selectFrom('bank_question as asked')
    .leftJoin('account', 'account.id', 'asked.created_by')
    .where('asked.company_id', '=', companyId)
    .select(['asked.language', 'asked.text as question', 'asked.content', 'asked.created_at as createdAt'])
    .select(nameOf('account').as('by'))
    .orderBy('asked.id')
    .execute();

export const templatesOfCompany = (db: Db, companyId: string) =>
  db
    .selectFrom('job_template as template')
    .leftJoin('account', 'account.id', 'template.created_by')
    .where('template.company_id', '=', companyId)
    .select(['template.name', 'template.language', 'template.content', 'template.updated_at as updatedAt'])
    .select(nameOf('account').as('by'))
    .orderBy('template.id')
    .execute();
