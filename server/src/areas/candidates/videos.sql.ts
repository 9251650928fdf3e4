import type { Insertable } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import type { DB } from '../../platform/tables.ts';

export type Further = Insertable<DB['candidate_profile_answer']>;

/** The answers of a profile video from question 2 on. */
export const answersOf = (db: Db, accountId: string) =>
  db.selectFrom('candidate_profile_answer').selectAll().where('account_id', '=', accountId).orderBy('question_no').execute();

/** Puts an answer in the place of the one before. */
export const putAnswer = (db: Db, row: Further) =>
  db
    .insertInto('candidate_profile_answer')
    .values(row)
    .onConflict((conflict) => conflict.columns(['account_id', 'question_no']).doUpdateSet(row))
    .execute();

/** Removes the answers to later questions and tells their files. */
export const deleteAnswersAfter = (db: Db, accountId: string, questionNo: number) =>
  db
    .deleteFrom('candidate_profile_answer')
    .where('account_id', '=', accountId)
    .where('question_no', '>', questionNo)
    .returning(['video', 'video_poster'])
    .execute();

export const profileOfVideo = (db: Db, video: string) =>
  db
    .selectFrom('candidate_profile')
    .select('account_id')
    .where('video', '=', video)
    .unionAll(db.selectFrom('candidate_profile_answer').select('account_id').where('video', '=', video))
    .executeTakeFirst();

/** Shows another file in the place of this one, ready for every browser; how many answers that was. */
export async function replaceVideo(db: Db, former: string, video: string, contentType: string) {
  const set = { video, video_type: contentType, video_ready: true };
  const first = await db.updateTable('candidate_profile').set(set).where('video', '=', former).executeTakeFirst();
  const further = await db.updateTable('candidate_profile_answer').set(set).where('video', '=', former).executeTakeFirst();
  return first.numUpdatedRows + further.numUpdatedRows;
}
