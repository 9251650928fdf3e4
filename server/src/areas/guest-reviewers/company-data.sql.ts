import { nameOf } from '../../platform/company-data/names.sql.ts';
import type { Db } from '../../platform/postgres/db.ts';

export const guestsOfCompany = (db: Db, companyId: string) =>
  db
    .selectFrom('guest_reviewer as guest')
    .leftJoin('account', 'account.id', 'guest.invited_by')
    .where('guest.company_id', '=', companyId)
    .select(['guest.booking_id as jobId', 'guest.name', 'guest.email', 'guest.language', 'guest.created_at as createdAt'])
    .select(['guest.expires_at as expiresAt', 'guest.entered_at as openedAt', 'guest.ended_at as endedAt', nameOf('account').as('by')])
    .orderBy('guest.id')
    .execute();
