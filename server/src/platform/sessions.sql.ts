import type { Db } from './db.ts';

export const insertSession = (
  db: Db,
  row: {
    token_hash: Buffer;
    account_id: string;
    job_code_id: string | null;
    booking_id: string | null;
    created_at: string;
    expires_at: string;
  },
) => db.insertInto('session').values(row).execute();

/** The account behind a token, when the session still runs and neither person nor company was deactivated. */
export const findActor = (db: Db, hash: Buffer, now: string) =>
  db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .leftJoin('company', 'company.id', 'account.company_id')
    .where('session.token_hash', '=', hash)
    .where('session.expires_at', '>', now)
    .where('account.deactivated_at', 'is', null)
    .where('company.deactivated_at', 'is', null)
    .select([
      'account.id',
      'account.email',
      'account.user_type',
      'account.first_name',
      'account.last_name',
      'account.language',
      'account.company_id',
      'account.owner',
      'session.expires_at',
    ])
    // a guest of a job reaches the interview under the same booking, and the other way round
    .select((eb) => [
      eb.fn
        .coalesce(
          'session.job_code_id',
          eb.selectFrom('job_code').select('job_code.id').whereRef('job_code.booking_id', '=', 'session.booking_id'),
        )
        .as('guest_of'),
      eb.fn
        .coalesce(
          'session.booking_id',
          eb.selectFrom('job_code').select('job_code.booking_id').whereRef('job_code.id', '=', 'session.job_code_id'),
        )
        .as('guest_booking'),
    ])
    .executeTakeFirst();

export const prolongSession = (db: Db, hash: Buffer, until: string) =>
  db.updateTable('session').set({ expires_at: until }).where('token_hash', '=', hash).execute();

export const deleteSession = (db: Db, hash: Buffer) => db.deleteFrom('session').where('token_hash', '=', hash).execute();

export const deleteSessionsOf = (db: Db, accountId: string, except: Buffer | undefined) =>
  db
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .$if(except !== undefined, (query) => query.where('token_hash', '!=', except ?? Buffer.alloc(0)))
    .execute();

export const deleteExpiredSessions = (db: Db, now: string) => db.deleteFrom('session').where('expires_at', '<', now).execute();
