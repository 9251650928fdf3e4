import type { Db } from '../postgres/db.ts';
import { oneOf } from '../postgres/one-of.ts';

export const noteUnnamed = (db: Db, name: string, stored_at: string) =>
  db
    .insertInto('unnamed_file')
    .values({ name, stored_at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ stored_at }))
    .execute();

/** Takes files off the list, in the transaction that names them. */
export const forgetUnnamed = (db: Db, names: string[]) => db.deleteFrom('unnamed_file').where('name', '=', oneOf(names)).execute();

/** Takes those off the list that no row has named since; whoever names one at this moment is waited for. */
export const takeUnnamedBefore = async (db: Db, before: string) =>
  (await db.deleteFrom('unnamed_file').where('stored_at', '<', before).returning('name').execute()).map(({ name }) => name);
