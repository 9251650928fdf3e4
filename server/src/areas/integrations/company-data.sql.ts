import type { Db } from '../../platform/postgres/db.ts';

/** Who connected Webex for a company; without what opens it. */
export const webexOfCompany = (db: Db, companyId: string) =>
  db
    .selectFrom('webex_connection')
    .where('company_id', '=', companyId)
    .select(['name', 'email', 'state', 'connected_at as createdAt'])
    .execute();
