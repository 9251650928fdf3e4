import { type NotNull, sql } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import { oneOf } from '../../platform/postgres/one-of.ts';

/** Recorded answers that were sent, of people who are there and have not withdrawn, with what their words need. */
const answers = (db: Db) =>
  db
    .selectFrom('take')
    .innerJoin('application', 'application.id', 'take.application_id')
    .innerJoin('job_code', 'job_code.id', 'application.job_code_id')
    .innerJoin('company', 'company.id', 'application.company_id')
    .where('take.state', '=', 'submitted')
    .where(sql<boolean>`take.kind in ('video', 'audio')`)
    .where('application.withdrawn_at', 'is', null)
    .where('application.account_id', 'is not', null)
    .select([
      'take.id as take_id',
      'take.question_no',
      'take.seconds',
      'take.trim_start',
      'take.trim_end',
      'take.quiet',
      'application.id as application_id',
      'application.account_id',
      'application.booking_id',
      'application.company_id',
      'job_code.id as job_code_id',
      'job_code.language',
      'job_code.title',
      'company.name as company_name',
    ])
    .$narrowType<{ account_id: NotNull }>();

export type AnswerRow = Awaited<ReturnType<typeof answersOfApplication>>[number];

export const findAnswer = (db: Db, takeId: string) => answers(db).where('take.id', '=', takeId).executeTakeFirst();

/** Keeps others from writing words of an answer until the transaction ends; nothing where it was deleted meanwhile. */
export const lockAnswer = (db: Db, takeId: string) =>
  db.selectFrom('take').select('id').where('id', '=', takeId).forUpdate().executeTakeFirst();

export const findAnswerTo = (db: Db, applicationId: string, questionNo: number) =>
  answers(db).where('application.id', '=', applicationId).where('take.question_no', '=', questionNo).executeTakeFirst();

export const answersOfApplication = (db: Db, applicationId: string) =>
  answers(db).where('application.id', '=', applicationId).orderBy('take.question_no').execute();

/** The recorded answers of a candidate, the latest interview first, with what was asked. */
export const answersOfCandidate = (db: Db, accountId: string) =>
  answers(db)
    .leftJoin('question', (join) =>
      join.onRef('question.set_id', '=', 'application.question_set_id').onRef('question.position', '=', 'take.question_no'),
    )
    .select('question.text as question')
    .where('application.account_id', '=', accountId)
    .orderBy('application.submitted_at', 'desc')
    .orderBy('application.id')
    .orderBy('take.question_no')
    .limit(500)
    .execute();

export const emailOfCandidate = async (db: Db, id: string) =>
  (await db.selectFrom('account').select('email').where('id', '=', id).where('user_type', '=', 'Candidate').executeTakeFirst())?.email;

export const transcriptsOf = (db: Db, takeIds: string[]) =>
  db.selectFrom('transcript').selectAll().where('take_id', '=', oneOf(takeIds)).execute();
