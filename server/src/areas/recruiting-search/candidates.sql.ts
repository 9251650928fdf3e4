import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import { oneOf } from '../../platform/postgres/one-of.ts';
import type { DB } from '../../platform/tables.ts';

/** Everything that reads people goes through `candidate_search`: who is not in it is not there for recruiters. */
const found = (db: Db) =>
  db
    .selectFrom('candidate_search')
    .innerJoin('account', 'account.id', 'candidate_search.account_id')
    .innerJoin('candidate_profile', 'candidate_profile.account_id', 'candidate_search.account_id');

export interface Viewer {
  accountId: string;
  companyId: string;
}

const shown = sql<boolean>`candidate_profile.sharing = 'public'`;

const cards = (db: Db, { accountId, companyId }: Viewer) =>
  found(db)
    .leftJoin('candidate_favorite', (join) =>
      join.onRef('candidate_favorite.account_id', '=', 'account.id').on('candidate_favorite.recruiter_id', '=', accountId),
    )
    .leftJoin('candidate_contact', (join) =>
      join.onRef('candidate_contact.account_id', '=', 'account.id').on('candidate_contact.company_id', '=', companyId),
    )
    .select([
      'candidate_search.id as row',
      'account.id',
      'account.first_name as firstName',
      sql<string>`upper(left(trim(account.last_name), 1))`.as('initial'),
      'account.email',
      sql<string | null>`case when ${shown} then account.picture end`.as('picture'),
      'candidate_profile.profession',
      'candidate_profile.career_stage as careerStage',
      'candidate_profile.highest_graduation as highestEducation',
      'candidate_profile.employment_types as employmentTypes',
      'candidate_profile.nationality',
      'candidate_profile.work_permits as workPermit',
      'candidate_profile.changed_at as changedAt',
      sql<{ language: string; level: string }[]>`(select coalesce(jsonb_agg(jsonb_build_object('language', l.language, 'level', l.level)
        order by array_position(array['native', 'fluent', 'conversational', 'basic'], l.level), l.language), '[]')
        from candidate_language l where l.account_id = account.id)`.as('languages'),
      sql<string[]>`array(select s.name from candidate_skill s where s.account_id = account.id order by s.position, s.name)`.as('skills'),
      sql<boolean>`candidate_favorite.recruiter_id is not null`.as('favorite'),
      'candidate_contact.at as contactedAt',
    ]);

/** Those of the rows found, in no particular order. */
export const cardsOfRows = (db: Db, viewer: Viewer, rows: readonly number[]) =>
  cards(db, viewer).where('candidate_search.id', '=', oneOf(rows)).execute();

/** A page of the recruiter's favourites, the latest first. */
export const favoriteCards = (db: Db, viewer: Viewer, { page, count }: { page: number; count: number }) =>
  cards(db, viewer)
    .where('candidate_favorite.recruiter_id', '=', viewer.accountId)
    .orderBy('candidate_favorite.created_at', 'desc')
    .orderBy('account.id')
    .limit(count)
    .offset((page - 1) * count)
    .execute();

export async function countFavorites(db: Db, recruiterId: string) {
  const row = await found(db)
    .innerJoin('candidate_favorite', 'candidate_favorite.account_id', 'candidate_search.account_id')
    .where('candidate_favorite.recruiter_id', '=', recruiterId)
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(row.n);
}

/** One candidate, opened; what only a shared profile shows is empty in others. */
export const openedCard = (db: Db, viewer: Viewer, id: string) =>
  cards(db, viewer)
    .where('account.id', '=', id)
    .select([
      'candidate_profile.phone',
      'candidate_profile.course_of_studies as courseOfStudies',
      sql<boolean>`${shown}`.as('shared'),
      sql<string>`case when ${shown} then candidate_profile.about else '' end`.as('about'),
    ])
    .executeTakeFirst();

const period = ['from_month as fromMonth', 'from_year as fromYear', 'to_month as toMonth', 'to_year as toYear'] as const;
const latestFirst = sql`(case when to_year = -1 then 9999 else to_year end) desc, to_month desc, from_year desc, from_month desc, id`;

export const experienceOf = (db: Db, id: string) =>
  db
    .selectFrom('candidate_experience')
    .where('account_id', '=', id)
    .select(['title', 'employer', 'place', 'description', ...period])
    .orderBy(latestFirst)
    .execute();

export const educationOf = (db: Db, id: string) =>
  db
    .selectFrom('candidate_education')
    .where('account_id', '=', id)
    .select(['course', 'graduation', 'school', 'description', ...period])
    .orderBy(latestFirst)
    .execute();

/** Who wants to be found, by id or address; with both, both must fit. */
export function findFindable(db: Db, { id, email }: { id?: string | undefined; email?: string | undefined }) {
  if (!id && !email) return Promise.resolve(undefined);
  let query = found(db).select(['account.id', 'account.email', 'account.first_name', 'account.last_name', 'account.language']);
  if (id) query = query.where('account.id', '=', id);
  if (email) query = query.where('account.email', '=', email);
  return query.executeTakeFirst();
}

export const addFavorite = (db: Db, row: Insertable<DB['candidate_favorite']>) =>
  db
    .insertInto('candidate_favorite')
    .values(row)
    .onConflict((one) => one.doNothing())
    .execute();

/** Also takes away who is not to be found any more. */
export function removeFavorite(db: Db, recruiterId: string, { id, email }: { id?: string | undefined; email?: string | undefined }) {
  if (!id && !email) return Promise.resolve(undefined);
  let query = db.deleteFrom('candidate_favorite').where('recruiter_id', '=', recruiterId).returning('account_id');
  if (id) query = query.where('account_id', '=', id);
  if (email) query = query.where('account_id', 'in', db.selectFrom('account').select('id').where('email', '=', email));
  return query.executeTakeFirst();
}

/** Undefined where the company has turned to this person before. */
export const noteContact = (db: Db, row: Insertable<DB['candidate_contact']>) =>
  db
    .insertInto('candidate_contact')
    .values(row)
    .onConflict((one) => one.doNothing())
    .returning('account_id')
    .executeTakeFirst();
