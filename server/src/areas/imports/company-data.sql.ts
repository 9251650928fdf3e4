import { nameOf } from '../../platform/company-data/names.sql.ts';
import type { Db } from '../../platform/postgres/db.ts';

export const importsOfCompany = (db: Db, companyId: string) =>
  db
    .selectFrom('candidate_import as made')
    .leftJoin('account', 'account.id', 'made.made_by')
    .where('made.company_id', '=', companyId)
    .select([
      'made.id',
      'made.kind',
      'made.file_name as name',
      'made.booking_id as jobId',
      'made.language',
      'made.source',
      'made.ground',
      'made.state',
    ])
    .select(['made.lines', 'made.columns', 'made.created_at as createdAt', 'made.finished_at as endedAt'])
    .select(nameOf('account').as('by'))
    .orderBy('made.id')
    .execute();

/** What became of each line: which, and not of whom, for some of those are to be judged without a name. */
export const linesAfter = (db: Db, companyId: string, after: string, limit: number) =>
  db
    .selectFrom('candidate_import_row as row')
    .innerJoin('candidate_import as made', 'made.id', 'row.import_id')
    .leftJoin('job_ad', 'job_ad.id', 'row.job_ad_id')
    .where('made.company_id', '=', companyId)
    .where('row.id', '>', after)
    .select([
      'row.id',
      'row.import_id as import',
      'row.line',
      'row.outcome',
      'job_ad.booking_id as jobId',
      'row.problems',
      'row.taken_at as at',
      'row.removed_at as endedAt',
    ])
    .orderBy('row.id')
    .limit(limit)
    .execute();
