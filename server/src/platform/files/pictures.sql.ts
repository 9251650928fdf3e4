import type { Db } from '../postgres/db.ts';

/** Whether a stored picture shows a person with an account. */
export const isFace = async (db: Db, name: string) =>
  (await db.selectFrom('account').select('id').where('picture', '=', name).executeTakeFirst()) !== undefined;
