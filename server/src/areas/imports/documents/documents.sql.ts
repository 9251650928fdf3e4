import type { Insertable } from 'kysely';
import type { Db } from '../../../platform/postgres/db.ts';
import type { DB } from '../../../platform/tables.ts';

export type FileRow = Awaited<ReturnType<typeof filesOf>>[number];

export const insertFile = (db: Db, row: Insertable<DB['candidate_import_file']>) =>
  db.insertInto('candidate_import_file').values(row).execute();

/** The files of an import that are nobody's document, in the order of the ZIP. */
export const filesOf = (db: Db, importId: string) =>
  db
    .selectFrom('candidate_import_file')
    .where('import_id', '=', importId)
    .where('document_id', 'is', null)
    .select(['id', 'path', 'fault', 'stored', 'content_type', 'bytes'])
    .orderBy('position')
    .execute();

/** A file is a document of somebody from now on, which keeps its bytes under their name. */
export const noteGiven = (db: Db, id: string, documentId: string) =>
  db
    .updateTable('candidate_import_file')
    .set({ document_id: documentId, path: null, stored: null, content_type: null, bytes: null })
    .where('id', '=', id)
    .execute();

/** Forgets the files that are nobody's; returns how many, and where they were stored. */
export async function deleteFilesOf(db: Db, importId: string) {
  const rows = await db
    .deleteFrom('candidate_import_file')
    .where('import_id', '=', importId)
    .where('document_id', 'is', null)
    .returning('stored')
    .execute();
  return { count: rows.length, stored: rows.flatMap(({ stored }) => stored ?? []) };
}

/** Where the files of a company lie that wait for an import to begin or to end. */
export const storedFilesOf = async (db: Db, companyId: string) => {
  const rows = await db
    .selectFrom('candidate_import_file as file')
    .innerJoin('candidate_import as made', 'made.id', 'file.import_id')
    .where('made.company_id', '=', companyId)
    .where('file.stored', 'is not', null)
    .select('file.stored')
    .execute();
  return rows.map(({ stored }) => stored);
};

/** Imports of a company that wait for being begun with documents beside them, but for one. */
export const countWithArchive = async (db: Db, companyId: string, but: string) =>
  (
    await db
      .selectFrom('candidate_import')
      .where('company_id', '=', companyId)
      .where('state', '=', 'mapping')
      .where('archive_state', 'in', ['reading', 'read'])
      .where('id', '!=', but)
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n;
