import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../../platform/postgres/db.ts';
import { within } from '../../../../platform/sessions/scope.sql.ts';
import type { Scope } from '../../../../platform/sessions/scope.ts';
import type { DB } from '../../../../platform/tables.ts';
import { leftBlind } from '../../../applications/index.ts';

interface Wanted {
  bookingId: string;
  scope: Scope;
  reviewerId: string;
  questionNo?: number | undefined;
  candidateEmail?: string | undefined;
  id?: string | undefined;
}

/** Every question that was put to applicants who have sent their interview, in the version each of them was asked. */
export const listAskedQuestions = (db: Db, { bookingId, scope, reviewerId, questionNo, candidateEmail, id }: Wanted) =>
  db
    .selectFrom('application')
    .innerJoin('account', 'account.id', 'application.account_id')
    .innerJoin('question', 'question.set_id', 'application.question_set_id')
    .where('application.booking_id', '=', bookingId)
    .where(within(scope, 'application'))
    .where('application.submitted_at', 'is not', null)
    .$if(questionNo !== undefined, (query) => query.where('question.position', '=', questionNo ?? 0))
    // whoever is left blind is not found by address
    .$if(candidateEmail !== undefined, (query) =>
      query.where('account.email', '=', candidateEmail ?? '').where(leftBlind(reviewerId), '=', false),
    )
    .$if(id !== undefined, (query) => query.where('application.id', '=', id ?? ''))
    .select([
      'application.id as applicationId',
      'application.number',
      'account.id as account_id',
      'account.first_name',
      'account.last_name',
      'account.email',
      leftBlind(reviewerId).as('blind'),
      'application.status',
      'question.position as questionNo',
      'question.text as question',
      sql<boolean>`exists (select 1 from watched_answer as watched
        where watched.application_id = application.id and watched.question_no = question.position
          and ${reviewerId} in (watched.account_id, watched.guest_id))`.as('watched'),
    ])
    .orderBy(sql`application.submitted_at desc`)
    .orderBy('application.id')
    .orderBy('question.position')
    .limit(2000)
    .execute();

export const insertWatched = (db: Db, row: Insertable<DB['watched_answer']>) =>
  db
    .insertInto('watched_answer')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
