import type { Db } from '../../../platform/postgres/db.ts';

/** The living links to a profile, the newest first. */
export const livingLinks = (db: Db, accountId: string, now: string) =>
  db
    .selectFrom('share_link')
    .selectAll()
    .where('kind', '=', 'profile')
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
