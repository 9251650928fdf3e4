import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import type { DB } from '../../platform/tables.ts';

export type DocumentRow = Selectable<DB['candidate_document']>;

export const listDocuments = (db: Db, accountId: string) =>
  db.selectFrom('candidate_document').selectAll().where('account_id', '=', accountId).orderBy('position').orderBy('id').execute();

export const insertDocument = (db: Db, row: Insertable<DB['candidate_document']>) =>
  db.insertInto('candidate_document').values(row).execute();

export const updateDocument = (db: Db, id: string, set: Updateable<DB['candidate_document']>) =>
  db.updateTable('candidate_document').set(set).where('id', '=', id).execute();

export const deleteDocument = (db: Db, id: string) => db.deleteFrom('candidate_document').where('id', '=', id).execute();
