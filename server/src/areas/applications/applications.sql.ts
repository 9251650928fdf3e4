import { type Insertable, type NotNull, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import { manyRows } from '../../platform/postgres/many-rows.ts';
import { oneOf } from '../../platform/postgres/one-of.ts';
import type { DB } from '../../platform/tables.ts';

/** Of a person; one that became a figure is none. */
export type Application = Selectable<DB['application']> & { account_id: string };

interface OfPerson {
  account_id: NotNull;
}

/** Nothing where this account has applied to this booking before, or begun its interview (R182, R204). */
export const insertApplication = (db: Db, row: Insertable<DB['application']> & { account_id: string }) =>
  db
    .insertInto('application')
    .values(row)
    .onConflict((conflict) => conflict.columns(['account_id', 'booking_id']).doNothing())
    .returningAll()
    .$narrowType<OfPerson>()
    .executeTakeFirst();

/** Adds several; returns those that were made, where there was none of that person for that booking. */
export const insertApplications = async (db: Db, rows: (Insertable<DB['application']> & { account_id: string })[]) =>
  rows.length === 0
    ? []
    : manyRows(db, 'application', rows)
        .onConflict((conflict) => conflict.columns(['account_id', 'booking_id']).doNothing())
        .returning('id')
        .execute();

/** Changes the application of a person and returns it as it is now; throws where there is none, or a figure alone. */
export const updateApplication = (db: Db, id: string, set: Updateable<DB['application']>) =>
  db
    .updateTable('application')
    .set(set)
    .where('id', '=', id)
    .where('account_id', 'is not', null)
    .returningAll()
    .$narrowType<OfPerson>()
    .executeTakeFirstOrThrow();

/** Nobody else decides on these until the transaction ends; always in the same order, so that two of them never wait for each other. */
export const lockApplications = (db: Db, ids: readonly string[], companyId: string) =>
  db
    .selectFrom('application')
    .select('id')
    .where('id', '=', oneOf(ids))
    .where('company_id', '=', companyId)
    .orderBy('id')
    .forUpdate()
    .execute();

/** The next applications of a company, whoever they are of. */
export const someOfCompany = async (db: Db, companyId: string, limit: number) =>
  (await db.selectFrom('application').select('id').where('company_id', '=', companyId).orderBy('id').limit(limit).execute()).map(
    ({ id }) => id,
  );

/** Applications with all that hangs on them. */
export const deleteApplications = (db: Db, ids: readonly string[]) => db.deleteFrom('application').where('id', '=', oneOf(ids)).execute();

export const deleteApplication = (db: Db, id: string) => db.deleteFrom('application').where('id', '=', id).execute();

interface Granted {
  time_factor: number;
  no_time_limit: boolean;
  extra_attempts: number;
}

/** Into every interview of an account that was not sent yet. */
export const grantInRunning = (db: Db, accountId: string, granted: Granted) =>
  db.updateTable('application').set(granted).where('account_id', '=', accountId).where('submitted_at', 'is', null).execute();

export const sendNothingAtDeadline = (db: Db, accountId: string, bookingId: string) =>
  db
    .updateTable('application')
    .set({ submit_at_deadline: false })
    .where('account_id', '=', accountId)
    .where('booking_id', '=', bookingId)
    .execute();

/** Notes that recruiters were reminded of the promised answers. */
export const markReminded = (db: Db, ids: string[], at: string) =>
  db.updateTable('application').set({ nudged_at: at }).where('id', '=', oneOf(ids)).execute();

export const markRecordingsRemoved = (db: Db, ids: string[], at: string) =>
  db.updateTable('application').set({ recordings_removed_at: at }).where('id', '=', oneOf(ids)).execute();

/** Notes that the candidate was asked whether to be kept longer; false where somebody else asked meanwhile. */
export const markAsked = async (db: Db, id: string, at: string) =>
  (
    await db
      .updateTable('application')
      .set({ retention_asked_at: at })
      .where('id', '=', id)
      .where('retention_asked_at', 'is', null)
      .returning('id')
      .execute()
  ).length > 0;

/** What is left of applications is a figure: when, for what, how decided. Nothing leads to the person any more. */
export async function makeFigures(db: Db, applicationIds: string[], at: string) {
  await db
    .updateTable('application_status_change')
    .set({
      mail_text: null,
      mail: sql`case mail when 'queued' then 'none' else mail end`,
      changed_by: sql`case when changed_by = (select account_id from application where application.id = application_id) then null else changed_by end`,
    })
    .where('application_id', '=', oneOf(applicationIds))
    .execute();
  await db
    .updateTable('application')
    .set({
      account_id: null,
      anonymous_at: at,
      unique_id: sql`'removed-' || id`,
      message: '',
      phone: '',
      ip_address: null,
      submit_at_deadline: false,
    })
    .where('id', '=', oneOf(applicationIds))
    .execute();
}

/** Bookings to which both accounts applied. */
export const countBothApplied = async (db: Db, oneId: string, otherId: string) =>
  (
    await db
      .selectFrom('application as one')
      .innerJoin('application as other', 'other.booking_id', 'one.booking_id')
      .where('one.account_id', '=', oneId)
      .where('other.account_id', '=', otherId)
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n;

/** Hangs the applications of one account on another, with what that one changed of them itself. */
export async function moveApplications(db: Db, keepId: string, dropId: string) {
  await db.updateTable('application').set({ account_id: keepId }).where('account_id', '=', dropId).execute();
  await db.updateTable('application_status_change').set({ changed_by: keepId }).where('changed_by', '=', dropId).execute();
}
