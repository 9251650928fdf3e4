import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../platform/postgres/db.ts';
import type { DB } from '../../../platform/tables.ts';

export const findCalendar = (db: Db, accountId: string) =>
  db
    .selectFrom('own_calendar')
    .innerJoin('account', 'account.id', 'own_calendar.account_id')
    .where('own_calendar.account_id', '=', accountId)
    .selectAll('own_calendar')
    .select('account.time_zone')
    .executeTakeFirst();
export type CalendarRow = NonNullable<Awaited<ReturnType<typeof findCalendar>>>;

/** On whose clock the calendar of somebody is where it names none. */
export const clockOf = async (db: Db, accountId: string) =>
  (await db.selectFrom('account').where('id', '=', accountId).select('time_zone').executeTakeFirstOrThrow()).time_zone;

export const countBusy = async (db: Db, accountId: string, after: string) =>
  (
    await db
      .selectFrom('own_calendar_busy')
      .where('account_id', '=', accountId)
      .where('ends_at', '>', after)
      .select(sql<number>`count(*)::integer`.as('n'))
      .executeTakeFirstOrThrow()
  ).n;

/** Keeps an address in place of a former one. What that held stays until `keepBusy`. */
export const putCalendar = (db: Db, row: Insertable<DB['own_calendar']>) =>
  db
    .insertInto('own_calendar')
    .values(row)
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute();

export const deleteCalendar = async (db: Db, accountId: string) =>
  (await db.deleteFrom('own_calendar').where('account_id', '=', accountId).executeTakeFirst()).numDeletedRows > 0n;

/** Puts what was read in place of what was known. Nothing where the address is another one, or gone, by now. */
export async function keepBusy(
  db: Db,
  { account_id, connected_at }: Pick<CalendarRow, 'account_id' | 'connected_at'>,
  spans: readonly Span[],
  set: { read_at: string; retry_at: string },
) {
  const { numUpdatedRows } = await db
    .updateTable('own_calendar')
    .set({ ...set, state: 'ready', failures: 0 })
    .where('account_id', '=', account_id)
    .where('connected_at', '=', connected_at)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  await db.deleteFrom('own_calendar_busy').where('account_id', '=', account_id).execute();
  if (spans.length > 0)
    await sql`insert into own_calendar_busy (account_id, starts_at, ends_at)
      select ${account_id}, starts_at, ends_at from jsonb_to_recordset(${JSON.stringify(spans)}::jsonb) as span(starts_at timestamptz, ends_at timestamptz)
      on conflict do nothing`.execute(db);
}

export interface Span {
  starts_at: string;
  ends_at: string;
}

/** That it could not be read; what was known stays. */
export const noteUnread = (db: Db, { account_id, connected_at, failures }: CalendarRow, retry_at: string) =>
  db
    .updateTable('own_calendar')
    .set({ state: 'unreachable', failures: failures + 1, retry_at })
    .where('account_id', '=', account_id)
    .where('connected_at', '=', connected_at)
    .execute();

/** Calendars that are to be read, of those who still work at a company. */
export const calendarsToRead = (db: Db, now: string, after: string, limit: number) =>
  db
    .selectFrom('own_calendar')
    .innerJoin('account', 'account.id', 'own_calendar.account_id')
    .where('account.deactivated_at', 'is', null)
    .where('account.company_role', 'in', ['owner', 'recruiter'])
    .where('own_calendar.retry_at', '<=', now)
    .where('own_calendar.account_id', '>', after)
    .select('own_calendar.account_id as id')
    .orderBy('own_calendar.account_id')
    .limit(limit)
    .execute();

export const calendarTold = (db: Db, accountId: string) =>
  db.selectFrom('own_calendar').where('account_id', '=', accountId).select(['host', 'connected_at as connectedAt']).executeTakeFirst();

export const busyTold = (db: Db, accountId: string) =>
  db
    .selectFrom('own_calendar_busy')
    .where('account_id', '=', accountId)
    .select(['starts_at as from', 'ends_at as to'])
    .orderBy('starts_at')
    .execute();
