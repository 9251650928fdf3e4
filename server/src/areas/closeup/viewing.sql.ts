import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';

interface Visit {
  closeupId: string;
  viewer: string;
  day: string;
  now: string;
}

/** Notes a visitor of a day; whether it is the first sign of them. */
export async function beginVisit(db: Db, { closeupId, viewer, day, now }: Visit) {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('closeup_visit')
    .values({ closeup_id: closeupId, viewer, day, last_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** The last sign of a visitor, held until the transaction ends so that two tabs are not counted side by side. */
export const lockVisit = (db: Db, { closeupId, viewer, day }: Visit) =>
  db
    .selectFrom('closeup_visit')
    .select('last_at')
    .where('closeup_id', '=', closeupId)
    .where('viewer', '=', viewer)
    .where('day', '=', day)
    .forUpdate()
    .executeTakeFirst();

export const goOn = (db: Db, { closeupId, viewer, day, now }: Visit) =>
  db
    .updateTable('closeup_visit')
    .set({ last_at: now })
    .where('closeup_id', '=', closeupId)
    .where('viewer', '=', viewer)
    .where('day', '=', day)
    .execute();

export const addSeen = (db: Db, closeupId: string, { views = 0, seconds = 0 }: { views?: number; seconds?: number }) =>
  db
    .updateTable('closeup')
    .set((eb) => ({ views: eb('views', '+', views), watched_seconds: eb('watched_seconds', '+', seconds) }))
    .where('id', '=', closeupId)
    .execute();

export const forgetVisits = (db: Db, before: string) => db.deleteFrom('closeup_visit').where('day', '<', before).execute();

/** What recruiters said or let be known goes after its time. */
export async function forgetResponses(db: Db, before: string) {
  await db.deleteFrom('closeup_evaluation').where('at', '<', before).execute();
  await db.deleteFrom('closeup_look').where('at', '<', before).execute();
}

export const evaluationBy = (db: Db, closeupId: string, accountId: string) =>
  db
    .selectFrom('closeup_evaluation')
    .select(['rating', 'comment', 'shared'])
    .where('closeup_id', '=', closeupId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();

interface Evaluation {
  closeup_id: string;
  account_id: string;
  rating: number;
  comment: string;
  shared: boolean;
  at: string;
}

export const saveEvaluation = (db: Db, row: Evaluation) =>
  db
    .insertInto('closeup_evaluation')
    .values(row)
    .onConflict((conflict) => conflict.columns(['closeup_id', 'account_id']).doUpdateSet(row))
    .execute();

export const lookBy = (db: Db, closeupId: string, accountId: string) =>
  db.selectFrom('closeup_look').select('at').where('closeup_id', '=', closeupId).where('account_id', '=', accountId).executeTakeFirst();

export const nameLook = (db: Db, row: { closeup_id: string; account_id: string; at: string }) =>
  db
    .insertInto('closeup_look')
    .values(row)
    .onConflict((conflict) => conflict.columns(['closeup_id', 'account_id']).doUpdateSet({ at: row.at }))
    .execute();

export const unnameLook = (db: Db, closeupId: string, accountId: string) =>
  db.deleteFrom('closeup_look').where('closeup_id', '=', closeupId).where('account_id', '=', accountId).execute();

const nameOf = sql<string>`trim(account.first_name || ' ' || account.last_name)`;

export const looksAt = (db: Db, closeupId: string) =>
  db
    .selectFrom('closeup_look')
    .innerJoin('account', 'account.id', 'closeup_look.account_id')
    .innerJoin('company', 'company.id', 'account.company_id')
    .where('closeup_id', '=', closeupId)
    .select([nameOf.as('name'), 'company.name as companyName', 'closeup_look.at'])
    .orderBy('closeup_look.at', 'desc')
    .limit(200)
    .execute();

export const sharedEvaluations = (db: Db, closeupId: string) =>
  db
    .selectFrom('closeup_evaluation')
    .innerJoin('account', 'account.id', 'closeup_evaluation.account_id')
    .innerJoin('company', 'company.id', 'account.company_id')
    .where('closeup_id', '=', closeupId)
    .where('shared', '=', true)
    .select([nameOf.as('name'), 'company.name as companyName', 'rating', 'comment', 'closeup_evaluation.at'])
    .orderBy('closeup_evaluation.at', 'desc')
    .limit(200)
    .execute();
