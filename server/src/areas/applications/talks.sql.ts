import type { Insertable } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import { oneOf } from '../../platform/postgres/one-of.ts';
import type { DB } from '../../platform/tables.ts';

type Talk = Omit<Insertable<DB['application_talk']>, 'sequence' | 'cancelled_at' | 'uid'>;

/** The talk about an application, also one that was called off. */
export const findTalk = (db: Db, applicationId: string) =>
  db.selectFrom('application_talk').selectAll().where('application_id', '=', applicationId).executeTakeFirst();
export type TalkRow = NonNullable<Awaited<ReturnType<typeof findTalk>>>;

/** Sets the date of a talk, or moves the one there is; `newUid` names it in calendars where there was none. */
export const upsertTalk = (db: Db, talk: Talk, newUid: string) =>
  db
    .insertInto('application_talk')
    .values({ ...talk, uid: newUid, sequence: 0 })
    .onConflict((conflict) =>
      conflict.column('application_id').doUpdateSet(({ eb, ref }) => ({
        ...talk,
        cancelled_at: null,
        sequence: eb(ref('application_talk.sequence'), '+', 1),
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();

/** Calls a talk off; nothing where none is set. */
export const cancelTalk = (db: Db, applicationId: string, at: string) =>
  db
    .updateTable('application_talk')
    .set(({ eb, ref }) => ({ cancelled_at: at, sequence: eb(ref('sequence'), '+', 1) }))
    .where('application_id', '=', applicationId)
    .where('cancelled_at', 'is', null)
    .returningAll()
    .executeTakeFirst();

export const talksOf = (db: Db, applicationIds: string[]) =>
  db.selectFrom('application_talk').selectAll().where('application_id', '=', oneOf(applicationIds)).orderBy('starts_at').execute();

export const deleteTalksOf = (db: Db, applicationIds: string[]) =>
  db.deleteFrom('application_talk').where('application_id', '=', oneOf(applicationIds)).execute();
