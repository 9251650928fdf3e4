import type { Db } from '../../platform/postgres/db.ts';

/** What others said of a closeup, without who it was. */
export const evaluationsOf = (db: Db, closeupId: string) =>
  db.selectFrom('closeup_evaluation').select(['rating', 'comment', 'at']).where('closeup_id', '=', closeupId).orderBy('at').execute();

/** What a recruiter said of closeups. */
export const evaluationsBy = (db: Db, accountId: string) =>
  db
    .selectFrom('closeup_evaluation')
    .select(['rating', 'comment', 'shared', 'at'])
    .where('account_id', '=', accountId)
    .orderBy('at')
    .execute();

export const namedLooksBy = (db: Db, accountId: string) =>
  db.selectFrom('closeup_look').select('at').where('account_id', '=', accountId).orderBy('at').execute();

export const moveCloseup = (db: Db, keepId: string, dropId: string) =>
  db.updateTable('closeup').set({ account_id: keepId }).where('account_id', '=', dropId).execute();

/** The longer time of two people who become one. */
export async function moveEntitlement(db: Db, keepId: string, dropId: string) {
  const [dropped, kept] = await Promise.all(
    [dropId, keepId].map((id) => db.selectFrom('closeup_entitlement').selectAll().where('account_id', '=', id).executeTakeFirst()),
  );
  if (!dropped || (kept && new Date(kept.given_until) >= new Date(dropped.given_until))) return;
  await db.deleteFrom('closeup_entitlement').where('account_id', '=', keepId).execute();
  await db.updateTable('closeup_entitlement').set({ account_id: keepId }).where('account_id', '=', dropId).execute();
}
