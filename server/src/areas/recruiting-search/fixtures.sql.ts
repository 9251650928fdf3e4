import type { Insertable, Updateable } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import type { DB } from '../../platform/tables.ts';

export const insertGivenProfile = (db: Db, row: Insertable<DB['candidate_profile']>) =>
  db.insertInto('candidate_profile').values(row).execute();

export const insertGivenSkills = (db: Db, rows: Insertable<DB['candidate_skill']>[]) =>
  rows.length > 0 ? db.insertInto('candidate_skill').values(rows).execute() : Promise.resolve([]);

export const insertGivenLanguages = (db: Db, rows: Insertable<DB['candidate_language']>[]) =>
  rows.length > 0 ? db.insertInto('candidate_language').values(rows).execute() : Promise.resolve([]);

export const insertGivenExperience = (db: Db, rows: Insertable<DB['candidate_experience']>[]) =>
  rows.length > 0 ? db.insertInto('candidate_experience').values(rows).execute() : Promise.resolve([]);

export const changeGivenProfile = (db: Db, accountId: string, set: Updateable<DB['candidate_profile']>) =>
  db.updateTable('candidate_profile').set(set).where('account_id', '=', accountId).execute();

export const changeGivenCompany = (db: Db, id: string, set: Updateable<DB['company']>) =>
  db.updateTable('company').set(set).where('id', '=', id).execute();

export const changeGivenAccount = (db: Db, id: string, set: Updateable<DB['account']>) =>
  db.updateTable('account').set(set).where('id', '=', id).execute();

export const deleteGivenAccount = (db: Db, id: string) => db.deleteFrom('account').where('id', '=', id).execute();

export const deleteGivenSkill = (db: Db, accountId: string, name: string) =>
  db.deleteFrom('candidate_skill').where('account_id', '=', accountId).where('name', '=', name).execute();

/** Everything that the search keeps. */
export async function keptBySearch(db: Db) {
  const rows = await db.selectFrom('candidate_search').selectAll().execute();
  const terms = await db.selectFrom('candidate_term').selectAll().execute();
  return JSON.stringify([rows, terms]);
}
