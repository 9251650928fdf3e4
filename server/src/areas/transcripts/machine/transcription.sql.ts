import { type NotNull, sql, type Updateable } from 'kysely';
import type { Db } from '../../../platform/postgres/db.ts';
import { oneOf } from '../../../platform/postgres/one-of.ts';
import type { DB } from '../../../platform/tables.ts';

export const putConsent = (db: Db, applicationId: string, place: string, at: string) =>
  db
    .insertInto('transcription_consent')
    .values({ application_id: applicationId, place, given_at: at })
    .onConflict((conflict) => conflict.column('application_id').doUpdateSet({ place, given_at: at }))
    .execute();

export const hasConsent = async (db: Db, applicationId: string, place: string) =>
  (await db
    .selectFrom('transcription_consent')
    .select('application_id')
    .where('application_id', '=', applicationId)
    .where('place', '=', place)
    .executeTakeFirst()) !== undefined;

/** Queues the recorded answers that were sent with an application whose candidate agreed. */
export const insertWaiting = (db: Db, applicationId: string, at: string) =>
  db
    .insertInto('transcription')
    .columns(['take_id', 'application_id', 'state', 'due_at'])
    .expression(
      db
        .selectFrom('take')
        .innerJoin('transcription_consent as agreed', 'agreed.application_id', 'take.application_id')
        .where('take.application_id', '=', applicationId)
        .where('take.state', '=', 'submitted')
        .where(sql<boolean>`take.kind in ('video', 'audio')`)
        .select(['take.id', 'take.application_id', sql.lit('waiting').as('state'), sql<string>`${at}::timestamptz`.as('due_at')]),
    )
    .onConflict((conflict) => conflict.column('take_id').doNothing())
    .execute();

/** Answers whose turn it is, in the order of their ids; one whose film is still being made waits for that alone. */
export const dueTakes = (db: Db, now: string, after: string, limit: number) =>
  db
    .selectFrom('transcription')
    .innerJoin('take', 'take.id', 'transcription.take_id')
    .where('transcription.state', '=', 'waiting')
    .where('transcription.due_at', '<=', now)
    .where('take.media_state', 'in', ['ready', 'failed'])
    .where('transcription.take_id', '>', after)
    .orderBy('transcription.take_id')
    .limit(limit)
    .select('transcription.take_id as id')
    .execute();

/** An answer that waits for its words, with what was agreed to. */
export const findWaiting = (db: Db, takeId: string) =>
  db
    .selectFrom('transcription')
    .innerJoin('take', 'take.id', 'transcription.take_id')
    .innerJoin('application', 'application.id', 'transcription.application_id')
    .innerJoin('job_code', 'job_code.id', 'application.job_code_id')
    .leftJoin('transcription_consent as agreed', 'agreed.application_id', 'application.id')
    .where('transcription.take_id', '=', takeId)
    .where('transcription.state', '=', 'waiting')
    .where('application.withdrawn_at', 'is', null)
    .where('application.account_id', 'is not', null)
    .select(['transcription.tries', 'agreed.place', 'take.media', 'take.media_state', 'job_code.language'])
    .executeTakeFirst();

export const updateTranscription = (db: Db, takeId: string, change: Updateable<DB['transcription']>) =>
  db.updateTable('transcription').set(change).where('take_id', '=', takeId).execute();

export const transcriptionsOf = (db: Db, takeIds: string[]) =>
  db.selectFrom('transcription').selectAll().where('take_id', '=', oneOf(takeIds)).execute();

/** Takes away what programs heard in the answers of an application, and the agreement to it. */
export async function deleteMachineWords(db: Db, applicationId: string) {
  await db
    .deleteFrom('transcript')
    .using('take')
    .whereRef('take.id', '=', 'transcript.take_id')
    .where('take.application_id', '=', applicationId)
    .where('transcript.source', '=', 'machine')
    .execute();
  await db.deleteFrom('transcription').where('application_id', '=', applicationId).execute();
  await db.deleteFrom('transcription_consent').where('application_id', '=', applicationId).execute();
}

/** How many answers stand how, and what the last one failed by. */
export async function tally(db: Db) {
  const counts = await db
    .selectFrom('transcription')
    .groupBy('state')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .execute();
  const last = await db
    .selectFrom('transcription')
    .where('fault', 'is not', null)
    .orderBy('due_at', 'desc')
    .limit(1)
    .select('fault')
    .executeTakeFirst();
  return { counts, lastFault: last?.fault ?? null };
}

/** Machine words that their candidate has not made their own, of applications that are there. */
const unread = (db: Db) =>
  db
    .selectFrom('transcription')
    .innerJoin('application', 'application.id', 'transcription.application_id')
    .where('transcription.state', '=', 'done')
    .where('transcription.reminded_at', 'is', null)
    .where('transcription.objected_at', 'is', null)
    .where('application.withdrawn_at', 'is', null)
    .where('application.account_id', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('transcript')
            .whereRef('transcript.take_id', '=', 'transcription.take_id')
            .where('transcript.source', '=', 'candidate')
            .select('transcript.take_id'),
        ),
      ),
    );

/** True where a program still works on the application of a row. */
const stillWaits = sql<boolean>`exists (select from transcription other
  where other.application_id = transcription.application_id and other.state = 'waiting')`;

/** Applications whose candidate is to be told of words, or reminded of those they were told of before `reminded`. */
export const untold = (db: Db, reminded: string, after: string, limit: number) =>
  unread(db)
    .where(({ or, and, eb, not }) =>
      or([and([eb('transcription.told_at', 'is', null), not(stillWaits)]), eb('transcription.told_at', '<=', reminded)]),
    )
    .where('application.id', '>', after)
    .groupBy('application.id')
    .orderBy('application.id')
    .limit(limit)
    .select('application.id')
    .execute();

/** The same of one application, with what a mail to its candidate needs. */
export const unreadOf = (db: Db, applicationId: string) =>
  unread(db)
    .innerJoin('job_code', 'job_code.id', 'application.job_code_id')
    .innerJoin('company', 'company.id', 'application.company_id')
    .where('application.id', '=', applicationId)
    .select([
      'transcription.take_id',
      'transcription.told_at',
      'transcription.ended_at',
      'application.account_id',
      'application.booking_id',
      'job_code.id as job_code_id',
      'job_code.title',
      'company.name as company_name',
    ])
    .$narrowType<{ account_id: NotNull; ended_at: NotNull }>()
    .execute();
