import { type Insertable, sql } from 'kysely';
import { holds } from '../../platform/postgres/containing.ts';
import type { Db } from '../../platform/postgres/db.ts';
import type { BankQuestion } from '../../platform/tables.ts';

interface Asked {
  companyId: string;
  search: string;
}

const kept = (db: Db, { companyId, search }: Asked) => {
  const all = db.selectFrom('bank_question').where('bank_question.company_id', '=', companyId);
  return search === '' ? all : all.where(holds('bank_question.text', search));
};

const shown = (from: ReturnType<typeof kept>) =>
  from
    .leftJoin('account', 'account.id', 'bank_question.created_by')
    .select(['bank_question.id', 'bank_question.language', 'bank_question.text', 'bank_question.content'])
    .select(sql<string | null>`account.first_name || ' ' || account.last_name`.as('addedBy'));

export const listQuestions = (db: Db, asked: Asked, most: number) =>
  shown(kept(db, asked)).orderBy('bank_question.created_at', 'desc').orderBy('bank_question.id').limit(most).execute();

/** Keeps a question in the place of the one with the same text. */
export async function keepQuestion(db: Db, row: Insertable<BankQuestion>) {
  const { id } = await db
    .insertInto('bank_question')
    .values(row)
    .onConflict((on) =>
      on.expression(sql`company_id, md5(lower(text))`).doUpdateSet({
        text: row.text,
        language: row.language,
        content: row.content,
        created_by: row.created_by ?? null,
        created_at: row.created_at,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return shown(kept(db, { companyId: row.company_id, search: '' }))
    .where('bank_question.id', '=', id)
    .executeTakeFirstOrThrow();
}

export const deleteQuestion = async (db: Db, companyId: string, id: string) =>
  (await db.deleteFrom('bank_question').where('company_id', '=', companyId).where('id', '=', id).executeTakeFirst()).numDeletedRows > 0n;
