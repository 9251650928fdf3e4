import type { Db } from '../../platform/db.ts';

export const bookmarksOf = (db: Db, accountId: string) =>
  db
    .selectFrom('bookmark')
    .leftJoin('job_ad', 'job_ad.booking_id', 'bookmark.booking_id')
    .leftJoin('company', 'company.id', 'job_ad.company_id')
    .select(['job_ad.title', 'company.name as company', 'bookmark.created_at'])
    .where('bookmark.account_id', '=', accountId)
    .orderBy('bookmark.created_at')
    .execute();
