import type { Db } from '../../platform/postgres/db.ts';

/** Somebody who works at the company, for whom a key may act. */
export const findMember = (db: Db, companyId: string, accountId: string) =>
  db
    .selectFrom('account')
    .innerJoin('company', 'company.id', 'account.company_id')
    .where('account.company_id', '=', companyId)
    .where('account.id', '=', accountId)
    .where('account.company_role', 'is not', null)
    .where('account.deactivated_at', 'is', null)
    .select(['account.id', 'account.email', 'account.first_name', 'account.language', 'company.name as company'])
    .executeTakeFirst();
