import type { Insertable, Updateable } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import type { Question, QuestionSet } from '../../platform/tables.ts';

/** The questions of one version, in their order. */
export const listQuestions = (db: Db, setId: string) =>
  db.selectFrom('question').selectAll().where('set_id', '=', setId).orderBy('position').execute();

export const insertSet = (db: Db, row: Insertable<QuestionSet>) => db.insertInto('question_set').values(row).execute();

export const findSet = (db: Db, id: string) => db.selectFrom('question_set').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

export async function replaceQuestions(db: Db, setId: string, rows: Insertable<Question>[]) {
  await db.deleteFrom('question').where('set_id', '=', setId).execute();
  if (rows.length > 0) await db.insertInto('question').values(rows).execute();
}

export const updateQuestion = (db: Db, setId: string, id: string, set: Updateable<Question>) =>
  db.updateTable('question').set(set).where('set_id', '=', setId).where('id', '=', id).execute();

/** Whether somebody's interview holds on to this version. */
export const isPinned = async (db: Db, setId: string) =>
  (await db.selectFrom('application').select('id').where('question_set_id', '=', setId).limit(1).executeTakeFirst()) !== undefined;
