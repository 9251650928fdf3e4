import { nameOf } from '../../platform/company-data/names.sql.ts';
import type { Db } from '../../platform/postgres/db.ts';

/** The keys of a company by how they begin; the keys themselves are stored nowhere. */
export const keysOfCompany = (db: Db, companyId: string) =>
  db
    .selectFrom('api_key')
    .innerJoin('account as holder', 'holder.id', 'api_key.account_id')
    .leftJoin('account as maker', 'maker.id', 'api_key.made_by')
    .where('api_key.company_id', '=', companyId)
    .select(['api_key.name', 'api_key.prefix', 'api_key.scopes', 'api_key.created_at as createdAt', 'api_key.expires_at as expiresAt'])
    .select(['api_key.used_at as usedAt', 'api_key.revoked_at as endedAt', nameOf('holder').as('actsFor'), nameOf('maker').as('by')])
    .orderBy('api_key.id')
    .execute();
