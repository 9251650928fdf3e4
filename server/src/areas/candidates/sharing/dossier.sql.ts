import type { Db } from '../../../platform/postgres/db.ts';
import { oneOf } from '../../../platform/postgres/one-of.ts';

export const findComment = (db: Db, accountId: string, companyId: string | null) =>
  db
    .selectFrom('dossier_comment')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('company_id', companyId === null ? 'is' : '=', companyId)
    .executeTakeFirst();

export const putComment = (
  db: Db,
  row: { id: string; account_id: string; company_id: string | null; text: string; changed_by: string; changed_at: string },
) =>
  db
    .insertInto('dossier_comment')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'company_id'])
        .doUpdateSet({ text: row.text, changed_by: row.changed_by, changed_at: row.changed_at }),
    )
    .execute();

/** The questions that were put in these applications, in the version each was asked. */
export const listQuestions = (db: Db, setIds: string[]) =>
  db
    .selectFrom('question')
    .where('set_id', '=', oneOf(setIds))
    .select(['set_id as setId', 'position as questionNo', 'text as question'])
    .orderBy('position')
    .execute();

/** The stored posters of answers that were sent. */
export const listPosters = (db: Db, takeIds: string[]) =>
  db.selectFrom('take').where('id', '=', oneOf(takeIds)).where('poster', 'is not', null).select(['id', 'poster']).execute();

/** What companies and the person wrote beside the profile. */
export const findComments = (db: Db, accountId: string) =>
  db
    .selectFrom('dossier_comment')
    .leftJoin('company', 'company.id', 'dossier_comment.company_id')
    .select(['company.name as company', 'dossier_comment.text', 'dossier_comment.changed_at'])
    .where('dossier_comment.account_id', '=', accountId)
    .execute();
