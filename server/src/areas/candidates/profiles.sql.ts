import type { EnrollType } from '@vitrine/contract/closeup/shapes.ts';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import { manyRows } from '../../platform/postgres/many-rows.ts';
import type { DB } from '../../platform/tables.ts';

export type ProfileRow = Selectable<DB['candidate_profile']>;
export type Person = NonNullable<Awaited<ReturnType<typeof findCandidate>>>;

/** A living account of a candidate. */
export const findCandidate = (db: Db, accountId: string) =>
  db
    .selectFrom('account')
    .leftJoin('company', 'company.id', 'account.corporate_company_id')
    .where('account.id', '=', accountId)
    .where('account.user_type', '=', 'Candidate')
    .where('account.deactivated_at', 'is', null)
    .select([
      'account.id',
      'account.email',
      'account.first_name',
      'account.last_name',
      'account.language',
      'account.picture',
      'account.guest',
      'account.career_stage',
      'account.activated_at',
      'company.id as corporate_id',
      'company.name as corporate_name',
    ])
    .executeTakeFirst();

export const findProfile = (db: Db, accountId: string) =>
  db.selectFrom('candidate_profile').selectAll().where('account_id', '=', accountId).executeTakeFirst();

/** The profile of an account that has none yet. Returns whether it was not there before; waits for somebody who begins it at the same moment. */
export const beginProfile = async (db: Db, row: Insertable<DB['candidate_profile']>) =>
  (
    await db
      .insertInto('candidate_profile')
      .values(row)
      .onConflict((conflict) => conflict.column('account_id').doNothing())
      .executeTakeFirst()
  ).numInsertedOrUpdatedRows === 1n;

/** The profiles of accounts that were made just now. */
export const beginProfiles = (db: Db, rows: Insertable<DB['candidate_profile']>[]) =>
  rows.length === 0 ? Promise.resolve() : manyRows(db, 'candidate_profile', rows).execute();

/** Keeps others from changing the profile and its entries until the transaction ends. */
export const lockProfile = (db: Db, accountId: string) =>
  db.selectFrom('candidate_profile').selectAll().where('account_id', '=', accountId).forUpdate().executeTakeFirstOrThrow();

export const updateProfile = (db: Db, accountId: string, set: Updateable<DB['candidate_profile']>) =>
  db.updateTable('candidate_profile').set(set).where('account_id', '=', accountId).execute();

/** How many interviews the person has sent. */
export const countInterviews = async (db: Db, accountId: string) =>
  (
    await db
      .selectFrom('application')
      .where('account_id', '=', accountId)
      .where('submitted_at', 'is not', null)
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n;

/** The closeup of a person, how it was come by, and whether others may see it now. */
export async function closeupAt(db: Db, accountId: string, now: string) {
  const { rows } = await sql<{ id: string | null; enroll: EnrollType | null; open: boolean; shared: boolean }>`
    select closeup.id, given.enroll_type as enroll, coalesce(closeup.released_at is not null and closeup.remove_at is null
      and given.given_until > ${now}, false) as open,
      coalesce(closeup.shared, false) as shared
    from (values (${accountId}::uuid)) person (id)
      left join closeup on closeup.account_id = person.id left join closeup_entitlement given on given.account_id = person.id`.execute(db);
  return rows[0] ?? { id: null, enroll: null, open: false, shared: false };
}

export const reusesAnswers = async (db: Db, accountId: string) =>
  (await db.selectFrom('answer_reuse').select('allowed').where('account_id', '=', accountId).executeTakeFirst())?.allowed ?? false;
