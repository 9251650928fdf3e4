import type { Db } from '../postgres/db.ts';
import { newToken } from './secrets.ts';

/** The key that signs links to recordings: made at the first start, the same for all programs on one database. */
export async function signingKey(db: Db) {
  const name = 'signing-key';
  await db
    .insertInto('installation')
    .values({ name, value: newToken() })
    .onConflict((one) => one.doNothing())
    .execute();
  return (await db.selectFrom('installation').select('value').where('name', '=', name).executeTakeFirstOrThrow()).value;
}
