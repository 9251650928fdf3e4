import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../../../platform/postgres/db.ts';
import { oneOf } from '../../../platform/postgres/one-of.ts';
import type { DB } from '../../../platform/tables.ts';

export type TakeRow = Selectable<DB['take']>;

export const insertTake = (db: Db, row: Insertable<DB['take']>) =>
  db.insertInto('take').values(row).returningAll().executeTakeFirstOrThrow();

export const updateTake = (db: Db, id: string, set: Updateable<DB['take']>) =>
  db.updateTable('take').set(set).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

export const findTake = (db: Db, id: string) => db.selectFrom('take').selectAll().where('id', '=', id).executeTakeFirst();

/** The take, kept from others until the transaction ends, in whichever process they are. */
export const lockTake = (db: Db, id: string) => db.selectFrom('take').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Recordings that can be played and that nobody has listened to for quiet moments. */
const unheard = (db: Db) =>
  db
    .selectFrom('take')
    .select(['id', 'media'])
    .where('quiet', 'is', null)
    .where('media_state', '=', 'ready')
    .where(sql<boolean>`kind in ('video', 'audio')`)
    .where('media', 'is not', null)
    .where('state', '!=', 'discarded');

export const findUnheard = (db: Db, id: string) => unheard(db).where('id', '=', id).executeTakeFirst();

export const unheardTakes = (db: Db, after: string, limit: number) =>
  unheard(db).where('id', '>', after).orderBy('id').limit(limit).execute();

export const takesOf = (db: Db, applicationIds: string[]) =>
  db.selectFrom('take').selectAll().where('application_id', '=', oneOf(applicationIds)).orderBy('question_no').orderBy('ordinal').execute();

/** The same of one interview, kept from others until the transaction ends. */
export const lockTakesOf = (db: Db, applicationId: string) =>
  db
    .selectFrom('take')
    .selectAll()
    .where('application_id', '=', applicationId)
    .orderBy('question_no')
    .orderBy('ordinal')
    .forUpdate()
    .execute();

/**
 * Adds a piece to a take that takes bytes and has come as far as the piece begins; false where either does not hold. It is
 * one statement, because every second of every interview is one: a lock of somebody else is waited for, and asked anew.
 */
export async function appendPiece(db: Db, { take_id, start, bytes, name }: Insertable<DB['take_piece']>, arrivedAt: string) {
  const added = await db
    .with('grown', (ctes) =>
      ctes
        .updateTable('take')
        .set({ bytes: start + bytes, arrived_at: arrivedAt })
        .where('id', '=', take_id)
        .where('bytes', '=', start)
        .where('state', 'in', ['recording', 'interrupted'])
        .where((eb) => eb.or([eb('length', 'is', null), eb('bytes', '<', eb.ref('length'))]))
        .returning('id'),
    )
    .insertInto('take_piece')
    .columns(['take_id', 'start', 'bytes', 'name'])
    .expression((eb) =>
      eb
        .selectFrom('grown')
        .select([
          'id',
          sql<number>`${start}::bigint`.as('start'),
          sql<number>`${bytes}::integer`.as('bytes'),
          sql<string>`${name}::text`.as('name'),
        ]),
    )
    .returning('start')
    .executeTakeFirst();
  return added !== undefined;
}

export const piecesOf = (db: Db, takeId: string) =>
  db.selectFrom('take_piece').selectAll().where('take_id', '=', takeId).orderBy('start').execute();

export const deletePieces = (db: Db, takeId: string) =>
  db.deleteFrom('take_piece').where('take_id', '=', takeId).returning('name').execute();

/** Chooses one take of a question and none of the others. */
export async function chooseTake(db: Db, take: Pick<TakeRow, 'id' | 'application_id' | 'question_no'>) {
  await db
    .updateTable('take')
    .set({ chosen: false })
    .where('application_id', '=', take.application_id)
    .where('question_no', '=', take.question_no)
    .where('chosen', '=', true)
    .execute();
  return updateTake(db, take.id, { chosen: true });
}

/** Whether one that was begun after it is chosen for its question. */
export const isLaterChosen = async (db: Db, take: Pick<TakeRow, 'application_id' | 'question_no' | 'ordinal'>) =>
  (await db
    .selectFrom('take')
    .select('id')
    .where('application_id', '=', take.application_id)
    .where('question_no', '=', take.question_no)
    .where('ordinal', '>', take.ordinal)
    .where('chosen', '=', true)
    .executeTakeFirst()) !== undefined;

/** Takes whose stored recording lacks something of what arrived, and whose pieces are kept for that. */
export const countDiffering = async (db: Db) =>
  (
    await db
      .selectFrom('take')
      .select(db.fn.countAll<number>().as('n'))
      .where('check_state', '=', 'differs')
      .where(({ exists, selectFrom }) => exists(selectFrom('take_piece').select('start').whereRef('take_piece.take_id', '=', 'take.id')))
      .executeTakeFirstOrThrow()
  ).n;

/** Takes that are still being recorded as far as the ledger knows, and have been silent since. */
export const silentTakes = (db: Db, since: string, after: string, limit: number) =>
  db
    .selectFrom('take')
    .selectAll()
    .where('state', '=', 'recording')
    .where('arrived_at', '<', since)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();

/** Discarded takes whose recordings are still stored. */
const toRemove = (db: Db, before: string) =>
  db
    .selectFrom('take')
    .selectAll()
    .where('state', '=', 'discarded')
    .where('discarded_at', '<', before)
    .where(({ eb, exists, selectFrom }) =>
      eb.or([
        eb('media', 'is not', null),
        // never made playable: unreadable, or cancelled before
        exists(selectFrom('take_piece').select('start').whereRef('take_piece.take_id', '=', 'take.id')),
      ]),
    );

export const takesToRemove = (db: Db, before: string, after: string, limit: number) =>
  toRemove(db, before).where('id', '>', after).orderBy('id').limit(limit).execute();

export const takeToRemove = (db: Db, before: string, id: string) => toRemove(db, before).where('id', '=', id).executeTakeFirst();

export const lastMailAboutTakes = async (db: Db, applicationId: string) =>
  (
    await db
      .selectFrom('take')
      .select(sql<string | null>`max(mailed_at)`.as('at'))
      .where('application_id', '=', applicationId)
      .executeTakeFirst()
  )?.at ?? null;

export const openRequest = (db: Db, applicationId: string, questionNo: number) =>
  db
    .selectFrom('attempt_request')
    .selectAll()
    .where('application_id', '=', applicationId)
    .where('question_no', '=', questionNo)
    .where('state', '=', 'open')
    .executeTakeFirst();

export const requestsOf = (db: Db, applicationId: string) =>
  db.selectFrom('attempt_request').selectAll().where('application_id', '=', applicationId).orderBy('created_at').execute();

export const insertRequest = (db: Db, row: Insertable<DB['attempt_request']>) => db.insertInto('attempt_request').values(row).execute();

export const updateRequest = (db: Db, id: string, set: Updateable<DB['attempt_request']>) =>
  db.updateTable('attempt_request').set(set).where('id', '=', id).execute();
