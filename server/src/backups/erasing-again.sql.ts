import type { Db } from '../platform/postgres/db.ts';

/** Whose an application is; nothing where there is none, or a figure alone. */
export const ownerOfApplication = async (db: Db, id: string) =>
  (await db.selectFrom('application').select('account_id').where('id', '=', id).executeTakeFirst())?.account_id ?? undefined;
