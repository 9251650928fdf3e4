import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import { oneOf } from '../../platform/postgres/one-of.ts';
import type { DB } from '../../platform/tables.ts';

/** What a company asks for, in its order. */
export const documentsOf = (db: Db, companyId: string) =>
  db
    .selectFrom('progress_document')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();

export type DocumentRow = Awaited<ReturnType<typeof documentsOf>>[number];

/** Changes of one company's documents come one after the other. */
export const lockCompany = (db: Db, companyId: string) =>
  db.selectFrom('company').select('id').where('id', '=', companyId).forNoKeyUpdate().executeTakeFirst();

export const insertDocument = (db: Db, row: Insertable<DB['progress_document']>) =>
  db.insertInto('progress_document').values(row).execute();

export const updateDocument = (db: Db, id: string, set: Updateable<DB['progress_document']>) =>
  db.updateTable('progress_document').set(set).where('id', '=', id).execute();

/** Numbers documents anew, in this order. */
export const placeDocuments = (db: Db, ids: string[]) =>
  sql`update progress_document set position = placed.place
    from unnest(${ids}::uuid[]) with ordinality as placed (id, place) where progress_document.id = placed.id`.execute(db);

/** How many of these bookings are the company's. */
export const countBookings = async (db: Db, companyId: string, bookings: string[]) =>
  (
    await db
      .selectFrom('booking')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('company_id', '=', companyId)
      .where('id', '=', oneOf(bookings))
      .executeTakeFirstOrThrow()
  ).n;
