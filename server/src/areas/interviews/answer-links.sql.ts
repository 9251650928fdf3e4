import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import { showsByLinks } from '../../platform/sessions/share-links.sql.ts';
import type { DB } from '../../platform/tables.ts';

/** A take with whose it is, what was asked and who asked. */
export const findAnswer = (db: Db, takeId: string, reviewerId: string | null = null) =>
  db
    .selectFrom('take')
    .innerJoin('application', 'application.id', 'take.application_id')
    .innerJoin('account', 'account.id', 'application.account_id')
    .innerJoin('company', 'company.id', 'application.company_id')
    .leftJoin('question', (join) =>
      join.onRef('question.set_id', '=', 'application.question_set_id').onRef('question.id', '=', 'take.question_id'),
    )
    .selectAll('take')
    .select(['application.company_id', 'account.first_name', 'company.name as company_name', 'question.text as question'])
    // name and picture are left out for this reviewer, who then shows them to nobody
    .select(sql<boolean>`left_blind(application, ${reviewerId}::uuid)`.as('blind'))
    .where('take.id', '=', takeId)
    .executeTakeFirst();

export const insertLink = (db: Db, row: Insertable<DB['answer_link']>) => db.insertInto('answer_link').values(row).execute();

export const linksOf = (db: Db, takeId: string) =>
  db.selectFrom('answer_link').selectAll().where('take_id', '=', takeId).orderBy('created_at', 'desc').execute();

export const revokeLink = (db: Db, id: string, companyId: string, at: string) =>
  db
    .updateTable('answer_link')
    .set({ revoked_at: at })
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .returning('id')
    .executeTakeFirst();

/** Counts an opening of a link that still lives, while neither the company nor the person is closed. */
export const openLink = (db: Db, hash: Buffer, now: string) =>
  db
    .updateTable('answer_link')
    .set({ opened: sql`opened + 1`, last_opened_at: now })
    .where('token_hash', '=', hash)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .where(showsByLinks('answer_link.company_id'))
    .where(
      sql<boolean>`exists (select from take join application on application.id = take.application_id
        join account on account.id = application.account_id
        where take.id = answer_link.take_id and account.deactivated_at is null)`,
    )
    .returning(['id', 'take_id'])
    .executeTakeFirst();
