import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';

interface Wanted {
  bookingId: string;
  companyId: string;
  questionNo?: number | undefined;
  candidateEmail?: string | undefined;
  id?: string | undefined;
}

/** Every question that was put to applicants who have sent their interview, in the version each of them was asked. */
export const listAskedQuestions = (db: Db, { bookingId, companyId, questionNo, candidateEmail, id }: Wanted) =>
  db
    .selectFrom('application')
    .innerJoin('account', 'account.id', 'application.account_id')
    .innerJoin('question', 'question.set_id', 'application.question_set_id')
    .where('application.booking_id', '=', bookingId)
    .where('application.company_id', '=', companyId)
    .where('application.submitted_at', 'is not', null)
    .$if(questionNo !== undefined, (query) => query.where('question.position', '=', questionNo ?? 0))
    .$if(candidateEmail !== undefined, (query) => query.where('account.email', '=', candidateEmail ?? ''))
    .$if(id !== undefined, (query) => query.where('application.id', '=', id ?? ''))
    .select([
      'application.id as applicationId',
      'account.first_name as firstName',
      'account.last_name as lastName',
      'account.email as candidateEmail',
      'application.status',
      'question.position as questionNo',
      'question.text as question',
    ])
    .orderBy(sql`application.submitted_at desc`)
    .orderBy('application.id')
    .orderBy('question.position')
    .limit(2000)
    .execute();
