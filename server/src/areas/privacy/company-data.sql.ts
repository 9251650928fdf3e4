import { nameOf } from '../../platform/company-data/names.sql.ts';
import type { Db } from '../../platform/postgres/db.ts';
import { oneOf } from '../../platform/postgres/one-of.ts';

export const retentionOf = (db: Db, companyId: string) =>
  db
    .selectFrom('company_retention')
    .leftJoin('account', 'account.id', 'company_retention.changed_by')
    .where('company_retention.company_id', '=', companyId)
    .select(['company_retention.country', 'company_retention.file_months as fileMonths', 'company_retention.video_months as videoMonths'])
    .select(['company_retention.changed_at as updatedAt', nameOf('account').as('by')])
    .execute();

export const receiptsAfter = (db: Db, companyId: string, after: string, limit: number) =>
  db
    .selectFrom('retention_receipt')
    .where('company_id', '=', companyId)
    .where('id', '>', after)
    .select(['id', 'at', 'recordings', 'files as applications', 'invitations', 'held'])
    .orderBy('id')
    .limit(limit)
    .execute();

export const holdsIn = (db: Db, ids: string[]) =>
  db
    .selectFrom('legal_hold as hold')
    .leftJoin('account', 'account.id', 'hold.placed_by')
    .where('hold.application_id', '=', oneOf(ids))
    .select([
      'hold.application_id as applicationId',
      'hold.reason',
      'hold.placed_at as at',
      'hold.lifted_at as endedAt',
      nameOf('account').as('by'),
    ])
    .orderBy('hold.application_id')
    .orderBy('hold.placed_at')
    .orderBy('hold.id')
    .execute();
