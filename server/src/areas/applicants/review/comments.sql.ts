import type { Insertable } from 'kysely';
import type { Db } from '../../../platform/postgres/db.ts';
import type { DB } from '../../../platform/tables.ts';

const withAuthor = (db: Db) =>
  db
    .selectFrom('applicant_comment as comment')
    .leftJoin('account', 'account.id', 'comment.author_id')
    .leftJoin('guest_reviewer', 'guest_reviewer.id', 'comment.guest_id')
    .selectAll('comment')
    .select(['account.first_name', 'account.last_name', 'guest_reviewer.name as guest_name']);

export type CommentRow = Awaited<ReturnType<typeof listComments>>[number];

export const listComments = (db: Db, applicationId: string) =>
  withAuthor(db).where('comment.application_id', '=', applicationId).orderBy('comment.created_at').orderBy('comment.id').execute();

export const findComment = (db: Db, id: string) => withAuthor(db).where('comment.id', '=', id).executeTakeFirst();

export const insertComment = (db: Db, row: Insertable<DB['applicant_comment']>) => db.insertInto('applicant_comment').values(row).execute();

export const updateComment = (db: Db, id: string, text: string, at: string) =>
  db.updateTable('applicant_comment').set({ text, updated_at: at }).where('id', '=', id).execute();

export const deleteComment = (db: Db, id: string) => db.deleteFrom('applicant_comment').where('id', '=', id).execute();
