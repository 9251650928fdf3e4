import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import type { DB } from '../../platform/tables.ts';

/** One change of settings after the other: what is read by one is not changed by another meanwhile. */
export const lockSettings = (db: Db) => sql`select pg_advisory_xact_lock(hashtext('speech effect settings'))`.execute(db);

/** Whether companies see the styles that sound like feelings or judgements. */
export const areFeelingStylesShown = async (db: Db) =>
  (await db.selectFrom('speech_effect_setting').select('feeling_styles').executeTakeFirst())?.feeling_styles ?? false;

export const putSetting = (db: Db, row: { feeling_styles: boolean; changed_by: string; changed_at: string }) =>
  db
    .insertInto('speech_effect_setting')
    .values(row)
    .onConflict((conflict) => conflict.column('single').doUpdateSet(row))
    .execute();

/** The ideal values that whoever runs the installation set for a field. */
export const idealsOf = (db: Db, field: string) =>
  db.selectFrom('speech_effect_ideal').select(['style', 'value']).where('field', '=', field).execute();

export const changedFields = async (db: Db) =>
  (await db.selectFrom('speech_effect_ideal').select('field').distinct().orderBy('field').execute()).map(({ field }) => field);

export const deleteIdeals = (db: Db, field: string) => db.deleteFrom('speech_effect_ideal').where('field', '=', field).execute();

export const insertIdeals = (db: Db, rows: { field: string; style: string; value: number }[]) =>
  db.insertInto('speech_effect_ideal').values(rows).execute();

export const insertChange = (db: Db, row: Insertable<DB['speech_effect_change']>) =>
  db.insertInto('speech_effect_change').values(row).execute();

const isLast = sql<boolean>`not exists (select from speech_effect_change later
  where coalesce(later.field, '') = coalesce(change.field, '') and later.nr > change.nr)`;

/** The last changes, newest first, each with whether it is the last of its kind. */
export const listChanges = (db: Db, limit: number) =>
  db
    .selectFrom('speech_effect_change as change')
    .leftJoin('account', 'account.id', 'change.set_by')
    .select(['change.id', 'change.field', 'change.before', 'change.value', 'change.set_at as setAt', isLast.as('isLast')])
    .select(sql<string | null>`nullif(concat_ws(' ', nullif(account.first_name, ''), nullif(account.last_name, '')), '')`.as('setBy'))
    .orderBy('change.nr', 'desc')
    .limit(limit)
    .execute();

export const findChange = (db: Db, id: string) =>
  db
    .selectFrom('speech_effect_change as change')
    .select(['change.field', 'change.before', 'change.value', isLast.as('isLast')])
    .where('change.id', '=', id)
    .executeTakeFirst();
