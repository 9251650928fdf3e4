import { nameOf } from '../../platform/company-data/names.sql.ts';
import type { Db } from '../../platform/postgres/db.ts';

/** Where programs are told of what happens; without the secrets that sign it. */
export const endpointsOfCompany = (db: Db, companyId: string) =>
  db
    .selectFrom('webhook_endpoint as endpoint')
    .leftJoin('account', 'account.id', 'endpoint.created_by')
    .where('endpoint.company_id', '=', companyId)
    .select(['endpoint.id', 'endpoint.url', 'endpoint.events', 'endpoint.created_at as createdAt', 'endpoint.disabled_at as endedAt'])
    .select(['endpoint.disabled_why as reason', nameOf('account').as('by')])
    .orderBy('endpoint.id')
    .execute();
