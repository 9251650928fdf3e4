import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import { oneOf } from '../../platform/postgres/one-of.ts';

/** Candidates the company added itself who have no account of their own: nobody else speaks for them. */
const ownAdded = (db: Db, companyId: string) =>
  db
    .selectFrom('candidate_profile as profile')
    .innerJoin('account', 'account.id', 'profile.account_id')
    .where('profile.added_by_company', '=', companyId)
    .where('profile.taken_over_at', 'is', null)
    .where('profile.objected_at', 'is', null)
    .where('account.user_type', '=', 'Candidate')
    .where('account.password_hash', 'is', null)
    .where('account.confirmed_at', 'is', null)
    .where('account.deactivated_at', 'is', null)
    .select([
      'account.id',
      'account.created_at',
      'account.first_name as firstName',
      'account.last_name as lastName',
      'account.email',
      'account.picture',
      'profile.phone',
      'profile.address',
      'profile.birth_date as birthDate',
      'profile.nationality',
      'profile.profession',
      'profile.employer',
      'profile.university',
      'profile.course_of_studies as courseOfStudies',
      'profile.highest_graduation as highestGraduation',
      'profile.career_stage as careerStage',
      'profile.about',
    ]);

export type AddedRow = Awaited<ReturnType<typeof findAdded>>[number];

const name = (of: string) =>
  sql`lower(regexp_replace(${sql.ref(`${of}.firstName`)} || ' ' || ${sql.ref(`${of}.lastName`)}, '\\s+', ' ', 'g'))`;
const digits = (of: string) => sql`right(regexp_replace(${sql.ref(`${of}.phone`)}, '\\D', '', 'g'), 9)`;

/** Pairs of added candidates with the same name, or with a telephone number whose last nine digits are the same. */
export const findPairs = (db: Db, companyId: string) =>
  db
    .with('added', (with_) => ownAdded(with_ as unknown as Db, companyId))
    .selectFrom('added as one')
    .innerJoin('added as other', (join) => join.onRef('one.id', '<', 'other.id'))
    .select([
      'one.id as oneId',
      'other.id as otherId',
      sql<boolean>`${name('one')} = ${name('other')}`.as('byName'),
      sql<boolean>`length(${digits('one')}) >= 6 and ${digits('one')} = ${digits('other')}`.as('byPhone'),
    ])
    .where(sql<boolean>`${name('one')} = ${name('other')} or (length(${digits('one')}) >= 6 and ${digits('one')} = ${digits('other')})`)
    .orderBy('one.id')
    .orderBy('other.id')
    .limit(50)
    .execute();

export const findAdded = async (db: Db, companyId: string, ids: string[]) =>
  ownAdded(db, companyId).where('account.id', '=', oneOf(ids)).execute();

/** The same, held until the merge is over. */
export const lockAdded = (db: Db, companyId: string, ids: string[]) =>
  ownAdded(db, companyId).where('account.id', '=', oneOf(ids)).orderBy('account.id').forUpdate().execute();
