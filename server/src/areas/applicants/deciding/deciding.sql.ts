import type { Db } from '../../../platform/postgres/db.ts';

export const upsertRating = (
  db: Db,
  row: { application_id: string; question_no: number; account_id: string; stars: number; rated_at: string },
) =>
  db
    .insertInto('applicant_rating')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['application_id', 'question_no', 'account_id']).doUpdateSet({ stars: row.stars, rated_at: row.rated_at }),
    )
    .execute();

export const deleteRating = (db: Db, applicationId: string, questionNo: number, accountId: string) =>
  db
    .deleteFrom('applicant_rating')
    .where('application_id', '=', applicationId)
    .where('question_no', '=', questionNo)
    .where('account_id', '=', accountId)
    .execute();

export const listRatings = (db: Db, applicationId: string) =>
  db
    .selectFrom('applicant_rating')
    .innerJoin('account', 'account.id', 'applicant_rating.account_id')
    .where('application_id', '=', applicationId)
    .select(['question_no', 'account_id', 'stars', 'account.first_name', 'account.last_name'])
    .orderBy('question_no')
    .orderBy('rated_at')
    .execute();

/** How many questions the applicant was asked. */
export const countQuestions = async (db: Db, setId: string | null) =>
  setId === null
    ? 0
    : (await db.selectFrom('question').where('set_id', '=', setId).select(db.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n;
