import type { Insertable } from 'kysely';
import type { Db } from '../../../platform/postgres/db.ts';
import type { DB } from '../../../platform/tables.ts';

export const listTeammates = (db: Db, companyId: string) =>
  db
    .selectFrom('account')
    .select([
      'id',
      'first_name as firstName',
      'last_name as lastName',
      'email',
      'company_role as role',
      'department',
      'picture',
      'created_at as since',
    ])
    .where('company_id', '=', companyId)
    .where('deactivated_at', 'is', null)
    .orderBy((eb) => eb('company_role', '=', 'owner'), 'desc')
    .orderBy('created_at')
    .execute();

export const listInvitations = (db: Db, companyId: string) =>
  db
    .selectFrom('teammate_invitation')
    .select(['email', 'company_role as role', 'bookings', 'created_at as invitedAt', 'expires_at as expiresAt'])
    .where('company_id', '=', companyId)
    .orderBy('created_at', 'desc')
    .execute();

export const upsertInvitation = (db: Db, row: Insertable<DB['teammate_invitation']>) =>
  db
    .insertInto('teammate_invitation')
    .values(row)
    .onConflict((conflict) => conflict.columns(['company_id', 'email']).doUpdateSet({ ...row }))
    .execute();

const living = (db: Db, hash: Buffer, now: string) =>
  db
    .selectFrom('teammate_invitation')
    .innerJoin('company', 'company.id', 'teammate_invitation.company_id')
    .innerJoin('account', 'account.id', 'teammate_invitation.invited_by')
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .where('company.deactivated_at', 'is', null)
    .select(['teammate_invitation.company_id', 'teammate_invitation.email', 'company.name', 'account.first_name', 'account.last_name'])
    .select(['teammate_invitation.company_role', 'teammate_invitation.bookings']);

export const findInvitation = (db: Db, hash: Buffer, now: string) => living(db, hash, now).executeTakeFirst();

/** The same as it is now, until the transaction ends: nobody takes it back meanwhile. Lock the company first. */
export const holdInvitation = (db: Db, hash: Buffer, now: string) =>
  living(db, hash, now).forUpdate('teammate_invitation').executeTakeFirst();

export const deleteInvitation = async (db: Db, companyId: string, email: string) =>
  (await db.deleteFrom('teammate_invitation').where('company_id', '=', companyId).where('email', '=', email).executeTakeFirst())
    .numDeletedRows > 0;
