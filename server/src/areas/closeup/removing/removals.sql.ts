import { sql } from 'kysely';
import type { Db } from '../../../platform/postgres/db.ts';
import { oneOf } from '../../../platform/postgres/one-of.ts';

/** What stands for a candidate, whatever became of the account. */
export const ownerNamed = (db: Db, accountId: string) =>
  db.selectFrom('account').select(['email', 'first_name', 'last_name']).where('id', '=', accountId).executeTakeFirst();

export const countEvaluations = async (db: Db, closeupId: string) =>
  (
    await db
      .selectFrom('closeup_evaluation')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('closeup_id', '=', closeupId)
      .executeTakeFirstOrThrow()
  ).count;

/** Sets when it goes, where that is not set yet; whether it was not. */
export async function planRemoval(db: Db, id: string, removeAt: string) {
  const { numUpdatedRows } = await db
    .updateTable('closeup')
    .set({ remove_at: removeAt })
    .where('id', '=', id)
    .where('remove_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Whether there was something to cancel. */
export async function cancelRemoval(db: Db, id: string) {
  const { numUpdatedRows } = await db
    .updateTable('closeup')
    .set({ remove_at: null })
    .where('id', '=', id)
    .where('remove_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Candidates whose closeup is to go by now. */
export const removalsDue = (db: Db, now: string, after: string, limit: number) =>
  db
    .selectFrom('closeup')
    .select('account_id as id')
    .where('remove_at', '<=', now)
    .where('account_id', '>', after)
    .orderBy('account_id')
    .limit(limit)
    .execute();

/** Hides pages that go empty then; those that are to already keep their moment. Whoever wrote on one before saves no more. */
export const planEmptying = async (db: Db, closeupId: string, numbers: number[], emptyAt: string) =>
  (
    await db
      .updateTable('closeup_page')
      .set((eb) => ({ empty_at: emptyAt, version: eb('version', '+', 1) }))
      .where('closeup_id', '=', closeupId)
      .where('number', '=', oneOf(numbers))
      .where('empty_at', 'is', null)
      .executeTakeFirst()
  ).numUpdatedRows > 0n;

/** Whether there was something to cancel. */
export const cancelEmptying = async (db: Db, closeupId: string, numbers: number[]) =>
  (
    await db
      .updateTable('closeup_page')
      .set({ empty_at: null })
      .where('closeup_id', '=', closeupId)
      .where('number', '=', oneOf(numbers))
      .where('empty_at', 'is not', null)
      .executeTakeFirst()
  ).numUpdatedRows > 0n;

/** Candidates with pages that are to be empty by now. */
export const emptyingsDue = (db: Db, now: string, after: string, limit: number) =>
  db
    .selectFrom('closeup')
    .select('account_id as id')
    .where((eb) =>
      eb.exists(eb.selectFrom('closeup_page').select('number').whereRef('closeup_id', '=', 'closeup.id').where('empty_at', '<=', now)),
    )
    .where('account_id', '>', after)
    .orderBy('account_id')
    .limit(limit)
    .execute();

/** Empties the words of pages whose day is over; returns their numbers. */
export const emptyPages = async (db: Db, closeupId: string, now: string) =>
  (
    await db
      .updateTable('closeup_page')
      .set((eb) => ({ title: '', words: '', entries: '[]', empty_at: null, version: eb('version', '+', 1) }))
      .where('closeup_id', '=', closeupId)
      .where('empty_at', '<=', now)
      .returning('number')
      .execute()
  ).map(({ number }) => number);

interface Taking {
  now: string;
  /** What was taken after this moment can still be given again. */
  since: string;
}

/** Ends what was given and keeps what was left of it; whether anything was. */
export async function takeMonths(db: Db, accountId: string, { now, since }: Taking) {
  const { numUpdatedRows } = await db
    .updateTable('closeup_entitlement')
    .set({
      given_until: now,
      taken_at: now,
      taken_until: sql`given_until + case when taken_at > ${since} then taken_until - taken_at else interval '0' end`,
    })
    .where('account_id', '=', accountId)
    .where('given_until', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives again what was taken, on top of what was given since; until when it lasts, where there was something. */
export const returnMonths = (db: Db, accountId: string, since: string) =>
  db
    .updateTable('closeup_entitlement')
    .set({ given_until: sql`given_until + (taken_until - taken_at)`, taken_at: null, taken_until: null })
    .where('account_id', '=', accountId)
    .where('taken_at', '>', since)
    .returning('given_until')
    .executeTakeFirst();
