import { nameOf } from '../../../platform/company-data/names.sql.ts';
import type { Db } from '../../../platform/postgres/db.ts';
import { oneOf } from '../../../platform/postgres/one-of.ts';

/** Answers that were sent, with what was asked; of what was not sent the company sees nothing. */
export const answersIn = (db: Db, ids: string[]) =>
  db
    .selectFrom('take')
    .innerJoin('application', 'application.id', 'take.application_id')
    .leftJoin('question', (join) =>
      join.onRef('question.set_id', '=', 'application.question_set_id').onRef('question.id', '=', 'take.question_id'),
    )
    .where('take.application_id', '=', oneOf(ids))
    .where('take.state', '=', 'submitted')
    .select(['take.id', 'take.application_id as applicationId', 'take.question_no as questionNo', 'question.text as question', 'take.kind'])
    .select(['take.text_answer as text', 'take.seconds', 'take.trim_start as trimStart', 'take.trim_end as trimEnd', 'take.uploaded'])
    .select(['take.submitted_at as at', 'take.media', 'take.file_name'])
    .orderBy('take.application_id')
    .orderBy('take.question_no')
    .orderBy('take.id')
    .execute();

export const attemptsIn = (db: Db, ids: string[]) =>
  db
    .selectFrom('attempt_request as request')
    .leftJoin('account', 'account.id', 'request.decided_by')
    .where('request.application_id', '=', oneOf(ids))
    .select([
      'request.id',
      'request.application_id as applicationId',
      'request.question_no as questionNo',
      'request.reason',
      'request.state',
    ])
    .select(['request.created_at as createdAt', 'request.decided_at as decidedAt'])
    .select(nameOf('account').as('by'))
    .orderBy('request.application_id')
    .orderBy('request.created_at')
    .orderBy('request.id')
    .execute();
