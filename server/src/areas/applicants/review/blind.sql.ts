import type { Insertable } from 'kysely';
import type { Db } from '../../../platform/postgres/db.ts';
import type { DB } from '../../../platform/tables.ts';

/** What the company chose, with who chose it last. */
export const findChoice = (db: Db, companyId: string) =>
  db
    .selectFrom('company')
    .leftJoin('blind_review_choice as choice', (join) =>
      join.on(({ eb, selectFrom }) =>
        eb(
          'choice.id',
          '=',
          selectFrom('blind_review_choice as last')
            .whereRef('last.company_id', '=', 'company.id')
            .select(({ fn }) => fn.max('last.id').as('id')),
        ),
      ),
    )
    .leftJoin('account', 'account.id', 'choice.chosen_by')
    .where('company.id', '=', companyId)
    .select(['company.blind_review', 'choice.chosen_at', 'account.first_name', 'account.last_name'])
    .executeTakeFirstOrThrow();

export const insertChoice = (db: Db, row: { company_id: string; blind: boolean; chosen_by: string; chosen_at: string }) =>
  db.insertInto('blind_review_choice').values(row).execute();

export const insertShown = (db: Db, row: Insertable<DB['applicant_shown']>) =>
  db
    .insertInto('applicant_shown')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
