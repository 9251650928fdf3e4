import type { Db } from '../../platform/postgres/db.ts';
import { oneOf } from '../../platform/postgres/one-of.ts';

/** Every recording and text of an account, with what was asked and by whom. */
export const takesOfAccount = (db: Db, accountId: string) =>
  db
    .selectFrom('take')
    .innerJoin('application', 'application.id', 'take.application_id')
    .innerJoin('company', 'company.id', 'application.company_id')
    .leftJoin('question', (join) =>
      join.onRef('question.set_id', '=', 'application.question_set_id').onRef('question.id', '=', 'take.question_id'),
    )
    .where('application.account_id', '=', accountId)
    .select([
      'take.id',
      'take.application_id',
      'take.question_no',
      'take.ordinal',
      'take.kind',
      'take.state',
      'take.text_answer',
      'take.file_name',
      'take.media',
      'take.seconds',
      'take.quiet',
      'take.uploaded',
      'take.origin',
      'take.started_at',
      'take.submitted_at',
      'company.name as company',
      'question.text as question',
    ])
    .orderBy('take.started_at')
    .execute();

export const requestsOfAccount = (db: Db, accountId: string) =>
  db
    .selectFrom('attempt_request')
    .innerJoin('application', 'application.id', 'attempt_request.application_id')
    .where('application.account_id', '=', accountId)
    .select(['attempt_request.question_no', 'attempt_request.reason', 'attempt_request.state', 'attempt_request.created_at'])
    .execute();

export const accommodationOf = (db: Db, accountId: string) =>
  db.selectFrom('accommodation').selectAll().where('account_id', '=', accountId).executeTakeFirst();

/** Removes the takes of applications with their pieces and links, and what was asked for beside them; returns the ids. */
export async function deleteTakes(db: Db, applicationIds: string[]) {
  await db.deleteFrom('attempt_request').where('application_id', '=', oneOf(applicationIds)).execute();
  return db.deleteFrom('take').where('application_id', '=', oneOf(applicationIds)).returning('id').execute();
}

/** Removes what was recorded; written answers stay. Returns the ids of the takes. */
export const deleteRecordings = (db: Db, applicationIds: string[]) =>
  db
    .deleteFrom('take')
    .where('application_id', '=', oneOf(applicationIds))
    .where('kind', 'in', ['video', 'audio'])
    .returning('id')
    .execute();

/** What one account is granted, and whether its answers may be used again, holds for another that has said nothing itself. */
export async function moveWishes(db: Db, keepId: string, dropId: string) {
  await db
    .updateTable('accommodation')
    .set({ account_id: keepId })
    .where('account_id', '=', dropId)
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('accommodation').select('account_id').where('account_id', '=', keepId))))
    .execute();
  await db
    .updateTable('answer_reuse')
    .set({ account_id: keepId })
    .where('account_id', '=', dropId)
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('answer_reuse').select('account_id').where('account_id', '=', keepId))))
    .execute();
}
