import type { SavedApplicantView } from '@vitrine/contract/applicants/views.ts';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import type { DB } from '../../platform/tables.ts';

const columns = [
  'id',
  'name',
  sql<SavedApplicantView['query']>`query`.as('query'),
  sql<SavedApplicantView['columns']>`columns`.as('columns'),
] as const;

export const viewsOf = (db: Db, accountId: string) =>
  db
    .selectFrom('saved_applicant_view')
    .where('account_id', '=', accountId)
    .select(columns)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

export const insertView = (db: Db, row: Insertable<DB['saved_applicant_view']>) =>
  db.insertInto('saved_applicant_view').values(row).returning(columns).executeTakeFirstOrThrow();

export const deleteView = (db: Db, accountId: string, id: string) =>
  db.deleteFrom('saved_applicant_view').where('account_id', '=', accountId).where('id', '=', id).returning('id').executeTakeFirst();

export const deleteViewsOf = (db: Db, accountId: string) =>
  db.deleteFrom('saved_applicant_view').where('account_id', '=', accountId).execute();

export const moveViews = (db: Db, keepId: string, dropId: string) =>
  db.updateTable('saved_applicant_view').set({ account_id: keepId }).where('account_id', '=', dropId).execute();
