import type { Db } from '../../platform/postgres/db.ts';

export const bookmarksOf = (db: Db, accountId: string) =>
  db
    .selectFrom('bookmark')
    .leftJoin('job_ad', 'job_ad.booking_id', 'bookmark.booking_id')
    .leftJoin('company', 'company.id', 'job_ad.company_id')
    .select(['job_ad.title', 'company.name as company', 'bookmark.created_at'])
    .where('bookmark.account_id', '=', accountId)
    .orderBy('bookmark.created_at')
    .execute();

export const deleteBookmarks = (db: Db, accountId: string) => db.deleteFrom('bookmark').where('account_id', '=', accountId).execute();

/** Hangs the bookmarks of one account on another; what both keep is kept once. */
export const moveBookmarks = (db: Db, keepId: string, dropId: string) =>
  db
    .updateTable('bookmark')
    .set({ account_id: keepId })
    .where('account_id', '=', dropId)
    .where('booking_id', 'not in', (of) => of.selectFrom('bookmark').select('booking_id').where('account_id', '=', keepId))
    .execute();
