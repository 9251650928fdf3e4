import { sql } from 'kysely';
import { nameOf } from '../../platform/company-data/names.sql.ts';
import type { Db } from '../../platform/postgres/db.ts';

export const companyItself = (db: Db, companyId: string) =>
  db
    .selectFrom('company')
    .where('id', '=', companyId)
    .select(['id', 'name', 'industries', 'employees', 'address', 'website', 'phone', 'time_zone as timeZone', 'departments', 'logo'])
    .select(['blind_review as namesLeftOut', 'second_step_since as secondStepSince', 'created_at as createdAt'])
    .execute();

/** Who works at a company, and who did as long as their account is there. */
export const teammatesOf = (db: Db, companyId: string) =>
  db
    .selectFrom('account')
    .where('company_id', '=', companyId)
    .where('erased_at', 'is', null)
    .select([
      'id',
      'first_name as firstName',
      'last_name as lastName',
      'email',
      'company_role as role',
      'department',
      'language',
      'picture',
    ])
    .select(['created_at as createdAt', 'deactivated_at as endedAt'])
    .select(({ selectFrom }) =>
      selectFrom('hiring_manager_job as given')
        .whereRef('given.account_id', '=', 'account.id')
        .select(sql<string>`string_agg(given.booking_id, ', ' order by given.booking_id)`.as('ids'))
        .as('jobs'),
    )
    .orderBy('id')
    .execute();

export const invitedTo = (db: Db, companyId: string) =>
  db
    .selectFrom('teammate_invitation as invited')
    .leftJoin('account', 'account.id', 'invited.invited_by')
    .where('invited.company_id', '=', companyId)
    .select(['invited.email', 'invited.company_role as role', 'invited.bookings as jobs', 'invited.created_at as createdAt'])
    .select(['invited.expires_at as expiresAt', nameOf('account').as('by')])
    .orderBy('invited.email')
    .execute();
