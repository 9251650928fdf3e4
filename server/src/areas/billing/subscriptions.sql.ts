import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import type { DB } from '../../platform/tables.ts';
import { removeCard } from './cards/cards.sql.ts';

/** Whoever changes what a company has does it alone: two clicks, two windows, two owners, the job. */
export const lockCompany = (db: Db, companyId: string) =>
  db
    .selectFrom('company')
    .select(['id', 'name', 'address', 'time_zone as zone', 'created_at as createdAt'])
    .where('id', '=', companyId)
    .forUpdate()
    .executeTakeFirstOrThrow();

export const findCompany = (db: Db, companyId: string) =>
  db
    .selectFrom('company')
    .select(['id', 'name', 'address', 'time_zone as zone', 'created_at as createdAt'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();

export type SubscriptionRow = Awaited<ReturnType<typeof listSubscriptions>>[number];

/** What a company has, without what has ended. */
export const listSubscriptions = (db: Db, companyId: string) =>
  db.selectFrom('subscription').selectAll().where('company_id', '=', companyId).where('ended_at', 'is', null).orderBy('product').execute();

export const findSubscription = (db: Db, id: string) => db.selectFrom('subscription').selectAll().where('id', '=', id).executeTakeFirst();

export const insertSubscription = (db: Db, row: Insertable<DB['subscription']>) =>
  db.insertInto('subscription').values(row).returningAll().executeTakeFirstOrThrow();

export const updateSubscription = (db: Db, id: string, set: Updateable<DB['subscription']>) =>
  db.updateTable('subscription').set(set).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

/** Ends everything that a company has, and forgets its card and whom its bills named; its orders and invoices keep what stood on them. */
export async function endSubscriptions(db: Db, companyId: string, at: string) {
  await removeCard(db, companyId);
  await db.deleteFrom('billing_party').where('company_id', '=', companyId).execute();
  await db
    .updateTable('subscription')
    .set(({ fn, ref, val }) => ({ ended_at: fn.coalesce(ref('ended_at'), val(at)), bill_to: '' }))
    .where('company_id', '=', companyId)
    .execute();
}

interface Closed {
  companyId: string;
  from: string;
  to: string;
}

/** While a company is closed it buys nothing and is late with nothing: what ran out meanwhile rests, and what is due has the days left that it had. */
export async function leaveOutClosed(db: Db, { companyId, from, to }: Closed) {
  await db
    .updateTable('subscription')
    .set(({ ref }) => ({ paused_at: ref('period_to'), pause_wanted: false }))
    .where('company_id', '=', companyId)
    .where('period_to', '<=', to)
    .where('ended_at', 'is', null)
    .where('paused_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('suspended_at', 'is', null)
    .execute();
  await db
    .updateTable('billing_order')
    .set({ due_at: sql`due_at + (${to}::timestamptz - ${from}::timestamptz)` })
    .where('company_id', '=', companyId)
    .where('paid_at', 'is', null)
    .execute();
}

/** Lets everything that a company has end with its period: nothing goes on by itself any more. */
export const stopRenewals = (db: Db, companyId: string, at: string) =>
  db
    .updateTable('subscription')
    .set({ cancelled_at: at, next_plan_id: null, next_price: null })
    .where('company_id', '=', companyId)
    .where('ended_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .execute();

/** So many months after an instant, at the same time of the clock there; a day that a month does not have is its last. */
export const monthsAfter = async (db: Db, anchor: string, months: number, zone: string) =>
  (
    await sql<{ at: string }>`select (${anchor}::timestamptz at time zone ${zone} + make_interval(months => ${months}::int))
      at time zone ${zone} as at`.execute(db)
  ).rows[0]?.at ?? anchor;

/** How many days of the calendar there a period has, and how many of them are left, with today. */
export async function daysOf(db: Db, { from, to, now, zone }: { from: string; to: string; now: string; zone: string }) {
  const day = (at: string) => sql`(${at}::timestamptz at time zone ${zone})::date`;
  const { rows } = await sql<{
    all: number;
    left: number;
  }>`select ${day(to)} - ${day(from)} as all, ${day(to)} - ${day(now)} as left`.execute(db);
  const { all = 1, left = 0 } = rows[0] ?? {};
  return { all: Math.max(1, all), left: Math.max(0, Math.min(all, left)) };
}

/** Recruiters who are there and recruiters who are invited; hiring managers need no seat. An invitation to `but` is left out. */
export async function countSeats(db: Db, companyId: string, now: string, but = '') {
  const { rows } = await sql<{ used: number; invited: number }>`select
    (select count(*) from account where company_id = ${companyId} and deactivated_at is null and company_role in ('owner', 'recruiter')) as used,
    (select count(*) from teammate_invitation
      where company_id = ${companyId} and company_role = 'recruiter' and expires_at > ${now} and email <> ${but}) as invited`.execute(db);
  return rows[0] ?? { used: 0, invited: 0 };
}

/** How many recruiters the operator lets a company be, whatever its plans give; nothing where that was not arranged. */
export const arrangedSeats = async (db: Db, companyId: string) =>
  (await db.selectFrom('company_arrangement').select('seats').where('company_id', '=', companyId).executeTakeFirst())?.seats ?? null;

/** Who owns a company now, as letters go to them. */
export const findOwner = (db: Db, companyId: string) =>
  db
    .selectFrom('account')
    .select(['id', 'email', 'first_name as name', 'language'])
    .where('company_id', '=', companyId)
    .where('company_role', '=', 'owner')
    .where('deactivated_at', 'is', null)
    .executeTakeFirst();

/** Who runs this, as letters go to them. */
export const findAdministrators = (db: Db) =>
  db.selectFrom('account').select(['email', 'language']).where('user_type', '=', 'User').where('deactivated_at', 'is', null).execute();

/** Subscriptions whose period is over and that go on, rest or end with it. */
export const periodsOver = (db: Db, now: string, after: string, limit: number) =>
  db
    .selectFrom('subscription')
    .innerJoin('company', 'company.id', 'subscription.company_id')
    .select('subscription.id')
    .where('period_to', '<=', now)
    .where('ended_at', 'is', null)
    .where('paused_at', 'is', null)
    .where(({ eb, or }) => or([eb('suspended_at', 'is', null), eb('cancelled_at', 'is not', null)]))
    .where('company.deactivated_at', 'is', null)
    .where('subscription.id', '>', after)
    .orderBy('subscription.id')
    .limit(limit)
    .execute();

/** Companies of a trial about whose end nobody has been told or needs to be any more. */
export const companiesInTrial = (db: Db, since: string, after: string, limit: number) =>
  db
    .selectFrom('company')
    .select('id')
    .where('deactivated_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('trial_notice')
            .select('kind')
            .whereRef('company_id', '=', 'company.id')
            .where('kind', '=', 'ending')
            .where('begins_at', '>=', since),
        ),
      ),
    )
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();

/** Notes a mail of a trial; false where it was noted before. */
export const noteTrial = async (db: Db, row: Insertable<DB['trial_notice']>) =>
  ((
    await db
      .insertInto('trial_notice')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
  ).numInsertedOrUpdatedRows ?? 0n) > 0n;
