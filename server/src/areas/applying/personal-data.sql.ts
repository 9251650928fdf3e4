import type { Db } from '../../platform/postgres/db.ts';
import { oneOf } from '../../platform/postgres/one-of.ts';

export const documentsOfAccount = (db: Db, accountId: string) =>
  db.selectFrom('application_document').selectAll().where('account_id', '=', accountId).orderBy('created_at').execute();

export const deleteDocumentsOfAccount = (db: Db, accountId: string) =>
  db.deleteFrom('application_document').where('account_id', '=', accountId).returning('stored').execute();

export const deleteDocumentsOf = (db: Db, applicationIds: string[]) =>
  db.deleteFrom('application_document').where('application_id', '=', oneOf(applicationIds)).returning('stored').execute();

export const moveDocuments = (db: Db, keepId: string, dropId: string) =>
  db.updateTable('application_document').set({ account_id: keepId }).where('account_id', '=', dropId).execute();
