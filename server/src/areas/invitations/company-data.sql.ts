import { nameOf } from '../../platform/company-data/names.sql.ts';
import type { Db } from '../../platform/postgres/db.ts';
import { invitesNobody } from '../applications/index.ts';

/** Invitations that were not deleted, after one of them, at most so many. */
export const invitationsAfter = (db: Db, companyId: string, after: string, limit: number) =>
  db
    .selectFrom('invitation')
    .leftJoin('account', 'account.id', 'invitation.invited_by')
    .where('invitation.company_id', '=', companyId)
    .where('invitation.deleted_at', 'is', null)
    .where(({ not }) => not(invitesNobody))
    .where('invitation.id', '>', after)
    .select(['invitation.id', 'invitation.job_code_id as jobCode', 'invitation.email', 'invitation.first_name as firstName'])
    .select(['invitation.last_name as lastName', 'invitation.language', 'invitation.message', 'invitation.created_at as createdAt'])
    .select(['invitation.sent_at as sentAt', 'invitation.opened_at as openedAt', 'invitation.reminded_at as remindedAt'])
    .select(['invitation.cancelled_at as cancelledAt', nameOf('account').as('by')])
    .orderBy('invitation.id')
    .limit(limit)
    .execute();
