import { sql } from 'kysely';
import { compiledOnce } from '../postgres/compiled-once.ts';
import type { Db } from '../postgres/db.ts';
import { oneOf } from '../postgres/one-of.ts';

export const insertSession = (
  db: Db,
  row: {
    token_hash: Buffer;
    account_id: string;
    job_code_id: string | null;
    booking_id: string | null;
    agent: string;
    created_at: string;
    used_at: string;
    expires_at: string;
    password_at: string | null;
    second_step_at: string | null;
    by_single_sign_on: boolean;
  },
) => db.insertInto('session').values(row).execute();

/** Whether the company asks for a passkey or a code that this session has not shown. */
const isHeld = (now: string) => sql<boolean>`second_step_missing(session, company, ${now})`;

/** The accounts behind tokens, where the session still runs and neither person nor company was deactivated. */
const actors = (db: Db, now: string) =>
  db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .leftJoin('company', 'company.id', 'account.company_id')
    .where('session.expires_at', '>', now)
    .where('account.deactivated_at', 'is', null)
    .where('company.deactivated_at', 'is', null)
    .select([
      'session.token_hash',
      'account.id',
      'account.email',
      'account.user_type',
      'account.first_name',
      'account.last_name',
      'account.language',
      'account.company_id',
      'account.company_role',
      'session.used_at',
      'session.password_at',
      'session.by_single_sign_on',
    ])
    .select(isHeld(now).as('held'))
    .select(sql<string[]>`array(select booking_id from hiring_manager_job where account_id = account.id order by 1)`.as('given'))
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
    ]);

const actorsBehind = compiledOnce((db, hash: Buffer, now: string) => actors(db, now).where('session.token_hash', '=', hash));

export const findActor = async (db: Db, hash: Buffer, now: string) => (await actorsBehind(db, hash, now))[0];

export const findActors = (db: Db, hashes: Buffer[], now: string) =>
  actors(db, now).where('session.token_hash', '=', oneOf(hashes)).execute();

/** Those of these sessions that still run and are not held, of people and companies that are not deactivated. */
export const runningSessions = async (db: Db, hashes: Buffer[], now: string) =>
  (
    await db
      .selectFrom('session')
      .innerJoin('account', 'account.id', 'session.account_id')
      .leftJoin('company', 'company.id', 'account.company_id')
      .where('session.token_hash', '=', oneOf(hashes))
      .where('session.expires_at', '>', now)
      .where('account.deactivated_at', 'is', null)
      .where('company.deactivated_at', 'is', null)
      .where((eb) => eb.not(isHeld(now)))
      .select('session.token_hash')
      .execute()
  ).map(({ token_hash }) => token_hash);

/** The guest reviewer behind a token, while the review lasts. */
export const findGuestReviewer = (db: Db, hash: Buffer, now: string) =>
  db
    .selectFrom('guest_reviewer_session')
    .innerJoin('guest_reviewer', 'guest_reviewer.id', 'guest_reviewer_session.reviewer_id')
    .where('guest_reviewer_session.token_hash', '=', hash)
    .where(sql<boolean>`may_review(guest_reviewer, ${now})`)
    .select([
      'guest_reviewer.id',
      'guest_reviewer.name',
      'guest_reviewer.language',
      'guest_reviewer.company_id',
      'guest_reviewer.booking_id',
    ])
    .executeTakeFirst();

/** Whether a token belongs to a sign-up whose address nobody has confirmed yet. */
export const findUnconfirmed = async (db: Db, hash: Buffer, now: string) =>
  (await db
    .selectFrom('sign_up_token')
    .select('sign_up_id')
    .where('token_hash', '=', hash)
    .where('purpose', '=', 'session')
    .where('expires_at', '>', now)
    .executeTakeFirst()) !== undefined;

/** Notes a use, which prolongs the session up to its longest life. */
export const prolongSession = (db: Db, hash: Buffer, usedAt: string, until: string, longest: number) =>
  db
    .updateTable('session')
    .set({ used_at: usedAt, expires_at: sql`least(${until}::timestamptz, created_at + make_interval(secs => ${longest / 1000}::float8))` })
    .where('token_hash', '=', hash)
    .execute();

export const notePassword = (db: Db, hash: Buffer, at: string) =>
  db.updateTable('session').set({ password_at: at }).where('token_hash', '=', hash).execute();

export const noteSecondStep = (db: Db, hash: Buffer, at: string) =>
  db.updateTable('session').set({ second_step_at: at }).where('token_hash', '=', hash).execute();

export const deleteSession = (db: Db, hash: Buffer) => db.deleteFrom('session').where('token_hash', '=', hash).execute();

export const deleteSessionsOf = (db: Db, accountId: string, except: Buffer | undefined) =>
  db
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .$if(except !== undefined, (query) => query.where('token_hash', '!=', except ?? Buffer.alloc(0)))
    .execute();

/** Of everybody of a company, or of all but its owner where they are not of its provider. */
export const deleteSessionsOfCompany = (db: Db, companyId: string, { bySingleSignOn }: { bySingleSignOn: boolean }) =>
  db
    .deleteFrom('session')
    .using('account')
    .whereRef('account.id', '=', 'session.account_id')
    .where('account.company_id', '=', companyId)
    .where('session.by_single_sign_on', '=', bySingleSignOn)
    .$if(!bySingleSignOn, (query) => query.where('account.company_role', '!=', 'owner'))
    .execute();

/** Where an account is signed in, the latest first; a guest's visits to one interview are not among them. */
export const sessionsOf = (db: Db, accountId: string, now: string) =>
  db
    .selectFrom('session')
    .select(['id', 'token_hash', 'agent', 'created_at', 'used_at', 'by_single_sign_on'])
    .where('account_id', '=', accountId)
    .where('job_code_id', 'is', null)
    .where('booking_id', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('used_at', 'desc')
    .orderBy('id')
    .execute();

export const deleteSessionOf = async (db: Db, accountId: string, id: string) =>
  (await db.deleteFrom('session').where('account_id', '=', accountId).where('id', '=', id).executeTakeFirst()).numDeletedRows > 0;

export const deleteExpiredSessions = (db: Db, now: string) => db.deleteFrom('session').where('expires_at', '<', now).execute();
