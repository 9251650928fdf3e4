import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../platform/postgres/db.ts';
import type { DB } from '../../../platform/tables.ts';

/** Of somebody with an account, or of a guest. */
export const nameOfReviewer = sql<string>`coalesce(guest_reviewer.name, account.first_name || ' ' || account.last_name, '')`;

export const upsertRating = (db: Db, row: Insertable<DB['applicant_rating']>) =>
  db
    .insertInto('applicant_rating')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['application_id', 'question_no', 'account_id', 'guest_id'])
        .doUpdateSet({ stars: row.stars, rated_at: row.rated_at }),
    )
    .execute();

export const deleteRating = (db: Db, applicationId: string, questionNo: number, reviewerId: string) =>
  db
    .deleteFrom('applicant_rating')
    .where('application_id', '=', applicationId)
    .where('question_no', '=', questionNo)
    .where((eb) => eb(eb.fn.coalesce('account_id', 'guest_id'), '=', reviewerId))
    .execute();

export const listRatings = (db: Db, applicationId: string) =>
  db
    .selectFrom('applicant_rating')
    .leftJoin('account', 'account.id', 'applicant_rating.account_id')
    .leftJoin('guest_reviewer', 'guest_reviewer.id', 'applicant_rating.guest_id')
    .where('application_id', '=', applicationId)
    .select(['question_no', 'stars'])
    .select((eb) => [
      eb.fn.coalesce('applicant_rating.account_id', 'applicant_rating.guest_id').as('reviewer_id'),
      nameOfReviewer.as('name'),
    ])
    .orderBy('question_no')
    .orderBy('rated_at')
    .execute();

/** How many questions the applicant was asked. */
export const countQuestions = async (db: Db, setId: string | null) =>
  setId === null
    ? 0
    : (await db.selectFrom('question').where('set_id', '=', setId).select(db.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n;

/** Whether applicants of a booking are judged by criteria. */
export const hasCriteria = async (db: Db, bookingId: string) =>
  (await db.selectNoFrom(sql<boolean>`current_criteria(${bookingId}) is not null`.as('has')).executeTakeFirstOrThrow()).has;
