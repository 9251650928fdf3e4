import type { Db } from '../../../platform/postgres/db.ts';

/** Opens an account that was shut out at that very moment; false where somebody else has, or where it was closed since. */
export const letInAgain = async (db: Db, id: string, shutOutAt: string) =>
  (
    await db
      .updateTable('account')
      .set({ deactivated_at: null })
      .where('id', '=', id)
      .where('deactivated_at', '=', shutOutAt)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('closed_account').select('account_id').where('closed_account.account_id', '=', id))),
      )
      .executeTakeFirst()
  ).numUpdatedRows > 0n;
