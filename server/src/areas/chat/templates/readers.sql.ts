import type { Db } from '../../../platform/postgres/db.ts';

/** In which language somebody reads, and the name of a company. */
export const findReader = async (db: Db, otherId: string, companyId: string) =>
  db
    .selectFrom('account')
    .where('account.id', '=', otherId)
    .select(['language', ({ selectFrom }) => selectFrom('company').where('id', '=', companyId).select('name').as('company')])
    .executeTakeFirst();
