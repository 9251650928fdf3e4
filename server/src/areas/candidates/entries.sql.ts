import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import type { DB } from '../../platform/tables.ts';

export type ExperienceRow = Selectable<DB['candidate_experience']>;
export type EducationRow = Selectable<DB['candidate_education']>;

// what goes on stands first, then what ended last
const latestFirst = sql`case when to_year = -1 then 999999 else to_year * 12 + to_month end desc, from_year * 12 + from_month desc, id`;

export const listExperiences = (db: Db, accountId: string) =>
  db.selectFrom('candidate_experience').selectAll().where('account_id', '=', accountId).orderBy(latestFirst).execute();

export const listEducations = (db: Db, accountId: string) =>
  db.selectFrom('candidate_education').selectAll().where('account_id', '=', accountId).orderBy(latestFirst).execute();

export const listSkills = (db: Db, accountId: string) =>
  db.selectFrom('candidate_skill').selectAll().where('account_id', '=', accountId).orderBy('position').orderBy('id').execute();

// the mother tongue first
const bestFirst = sql`array_position(array['native', 'fluent', 'conversational', 'basic'], level), language`;

export const listLanguages = (db: Db, accountId: string) =>
  db.selectFrom('candidate_language').selectAll().where('account_id', '=', accountId).orderBy(bestFirst).execute();

export const insertExperience = (db: Db, row: Insertable<DB['candidate_experience']>) =>
  db.insertInto('candidate_experience').values(row).execute();

export const insertEducation = (db: Db, row: Insertable<DB['candidate_education']>) =>
  db.insertInto('candidate_education').values(row).execute();

/** How many rows changed: none where the entry is not of this account. */
export const updateExperience = async (db: Db, accountId: string, id: string, set: Updateable<DB['candidate_experience']>) =>
  (await db.updateTable('candidate_experience').set(set).where('account_id', '=', accountId).where('id', '=', id).executeTakeFirst())
    .numUpdatedRows;

export const updateEducation = async (db: Db, accountId: string, id: string, set: Updateable<DB['candidate_education']>) =>
  (await db.updateTable('candidate_education').set(set).where('account_id', '=', accountId).where('id', '=', id).executeTakeFirst())
    .numUpdatedRows;

export const deleteExperience = async (db: Db, accountId: string, id: string) =>
  (await db.deleteFrom('candidate_experience').where('account_id', '=', accountId).where('id', '=', id).executeTakeFirst()).numDeletedRows;

export const deleteEducation = async (db: Db, accountId: string, id: string) =>
  (await db.deleteFrom('candidate_education').where('account_id', '=', accountId).where('id', '=', id).executeTakeFirst()).numDeletedRows;

export const deleteSkill = async (db: Db, accountId: string, id: string) =>
  (await db.deleteFrom('candidate_skill').where('account_id', '=', accountId).where('id', '=', id).executeTakeFirst()).numDeletedRows;

export const deleteLanguage = async (db: Db, accountId: string, id: string) =>
  (await db.deleteFrom('candidate_language').where('account_id', '=', accountId).where('id', '=', id).executeTakeFirst()).numDeletedRows;

/** Adds a skill at the end; one of the same name, whatever its case, stays as it is. */
export const insertSkill = (db: Db, row: { id: string; account_id: string; name: string }) =>
  db
    .insertInto('candidate_skill')
    .values({
      ...row,
      position: sql<number>`(select coalesce(max(position), -1) + 1 from candidate_skill where account_id = ${row.account_id})`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Adds a language, or gives the one that stands there the new level. */
export const putLanguage = (db: Db, row: Insertable<DB['candidate_language']>) =>
  db
    .insertInto('candidate_language')
    .values(row)
    .onConflict((conflict) => conflict.columns(['account_id', 'language']).doUpdateSet({ level: row.level }))
    .execute();

export const updateLanguage = async (db: Db, accountId: string, id: string, set: Updateable<DB['candidate_language']>) =>
  (await db.updateTable('candidate_language').set(set).where('account_id', '=', accountId).where('id', '=', id).executeTakeFirst())
    .numUpdatedRows;
