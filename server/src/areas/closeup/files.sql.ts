import type { Insertable } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import { oneOf } from '../../platform/postgres/one-of.ts';
import type { DB } from '../../platform/tables.ts';

export const filesOf = (db: Db, closeupId: string) =>
  db.selectFrom('closeup_file').selectAll().where('closeup_id', '=', closeupId).orderBy('created_at').orderBy('id').execute();

export type FileRow = Awaited<ReturnType<typeof filesOf>>[number];

export const insertFile = (db: Db, row: Insertable<DB['closeup_file']>) => db.insertInto('closeup_file').values(row).execute();

export const deleteFiles = (db: Db, ids: string[]) => db.deleteFrom('closeup_file').where('id', '=', oneOf(ids)).execute();

/** Says what a file of this closeup shows; whether there is such a file. */
export async function describeFile(db: Db, closeupId: string, id: string, caption: string) {
  const { numUpdatedRows } = await db
    .updateTable('closeup_file')
    .set({ caption })
    .where('id', '=', id)
    .where('closeup_id', '=', closeupId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export const fileStored = (db: Db, stored: string) =>
  db.selectFrom('closeup_file').select('id').where('stored', '=', stored).executeTakeFirst();

/** A film, kept from going until the transaction ends, and whose it is. */
export const lockFilm = (db: Db, stored: string) =>
  db
    .selectFrom('closeup_file')
    .innerJoin('closeup', 'closeup.id', 'closeup_file.closeup_id')
    .select('closeup.account_id')
    .where('stored', '=', stored)
    .where('kind', '=', 'video')
    .forUpdate('closeup_file')
    .executeTakeFirst();

/** Shows another film in the place of this one, ready for every browser; how many that was. */
export async function replaceFilm(db: Db, former: string, stored: string, contentType: string) {
  const { numUpdatedRows } = await db
    .updateTable('closeup_file')
    .set({ stored, content_type: contentType, ready: true })
    .where('stored', '=', former)
    .executeTakeFirst();
  return numUpdatedRows;
}
