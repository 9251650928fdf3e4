import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../../platform/postgres/db.ts';
import type { DB } from '../../../platform/tables.ts';

/** Days of the operator begin and end on this clock. */
export const operatorZone = 'Europe/Berlin';

export const today = async (db: Db, now: Date) =>
  (await sql<{ day: string }>`select (${now.toISOString()}::timestamptz at time zone ${operatorZone})::date as day`.execute(db)).rows[0]
    ?.day ?? '';

/** One change of settings after the other: what is read by one is not changed by another meanwhile. */
export const lockSettings = (db: Db) => sql`select pg_advisory_xact_lock(hashtext('billing settings'))`.execute(db);

type Setting = Omit<Insertable<DB['billing_setting']>, 'counts_at'>;

/** Stores a change; one for today counts from the moment at which it is set. */
export const insertSetting = (db: Db, row: Setting) =>
  db
    .insertInto('billing_setting')
    .values({
      ...row,
      counts_at: sql`greatest(${row.set_at}::timestamptz, ${row.counts_from}::date::timestamp at time zone ${operatorZone})`,
    })
    .execute();

/** What holds at a moment, one row for each thing that was ever set. */
export const settingsAt = (db: Db, at: string) =>
  db
    .selectFrom('billing_setting')
    .distinctOn(['name', 'plan_id'])
    .select(['name', 'plan_id as planId', 'value'])
    .where('counts_at', '<=', at)
    .orderBy('name')
    .orderBy('plan_id')
    .orderBy('counts_at', 'desc')
    .orderBy('set_at', 'desc')
    .execute();

/** When something changes that is set already. */
export const changesAhead = (db: Db, after: string) =>
  db.selectFrom('billing_setting').distinct().select('counts_at as at').where('counts_at', '>', after).orderBy('counts_at').execute();

/** When buying was turned on or off until a moment, the latest first; of two for the same moment the later one set holds. */
export const buyingUntil = (db: Db, at: string) =>
  db
    .selectFrom('billing_setting')
    .distinctOn('counts_at')
    .select(['value', 'counts_at as at'])
    .where('name', '=', 'buying')
    .where('counts_at', '<=', at)
    .orderBy('counts_at', 'desc')
    .orderBy('set_at', 'desc')
    .execute();

/** The last changes, newest first, each with what held before it. */
export const listChanges = async (db: Db, limit: number) =>
  (
    await sql<{
      id: string;
      name: DB['billing_setting']['name'];
      planId: string;
      value: string | null;
      before: string | null;
      countsFrom: string;
      setAt: string;
      setBy: string | null;
      undoable: boolean;
    }>`select setting.id, setting.name, setting.plan_id as "planId", setting.value, setting.counts_from as "countsFrom",
        setting.set_at as "setAt", nullif(concat_ws(' ', nullif(account.first_name, ''), nullif(account.last_name, '')), '') as "setBy",
        (select former.value from billing_setting former
          where former.name = setting.name and former.plan_id = setting.plan_id and former.set_at < setting.set_at
            and former.counts_at <= setting.counts_at
          order by former.counts_at desc, former.set_at desc limit 1) as before,
        not exists (select from billing_setting later
          where later.name = setting.name and later.plan_id = setting.plan_id and later.set_at > setting.set_at) as undoable
      from billing_setting setting left join account on account.id = setting.set_by
      order by setting.set_at desc, setting.id limit ${limit}`.execute(db)
  ).rows;

/** A change, whether another of its kind was set after it, and what would hold without it from its moment on, or from now. */
export const changeToUndo = async (db: Db, id: string, now: string) =>
  (
    await sql<{
      name: DB['billing_setting']['name'];
      planId: string;
      countsFrom: string;
      isLast: boolean;
      before: string | null;
    }>`select setting.name, setting.plan_id as "planId", setting.counts_from as "countsFrom",
        not exists (select from billing_setting later
          where later.name = setting.name and later.plan_id = setting.plan_id and later.set_at > setting.set_at) as "isLast",
        (select former.value from billing_setting former
          where former.name = setting.name and former.plan_id = setting.plan_id and former.id <> setting.id
            and former.counts_at <= greatest(setting.counts_at, ${now}::timestamptz)
          order by former.counts_at desc, former.set_at desc limit 1) as before
      from billing_setting setting where setting.id = ${id}`.execute(db)
  ).rows[0];
