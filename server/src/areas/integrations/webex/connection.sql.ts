import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../platform/postgres/db.ts';
import type { DB } from '../../../platform/tables.ts';

export const findConnection = (db: Db, companyId: string) =>
  db
    .selectFrom('webex_connection')
    .leftJoin('account', 'account.id', 'webex_connection.connected_by')
    .where('webex_connection.company_id', '=', companyId)
    .selectAll('webex_connection')
    .select(sql<string | null>`account.first_name || ' ' || account.last_name`.as('connected_by_name'))
    .executeTakeFirst();
export type ConnectionRow = NonNullable<Awaited<ReturnType<typeof findConnection>>>;

/** In a transaction: two who connect or let go do so one after the other. */
export const lockConnection = (db: Db, companyId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`webex ${companyId}`}, 0))`.execute(db);

export const insertConnection = (db: Db, row: Insertable<DB['webex_connection']>) =>
  db.insertInto('webex_connection').values(row).execute();

export const deleteConnection = (db: Db, companyId: string) =>
  db.deleteFrom('webex_connection').where('company_id', '=', companyId).execute();

/** Whether the caller alone renews these tokens until then; nobody does where others took their place meanwhile. */
export const takeRenewal = async (db: Db, { id, secret }: ConnectionRow, now: string, until: string) =>
  (
    await db
      .updateTable('webex_connection')
      .set({ renewing_until: until })
      .where('id', '=', id)
      .where('secret', '=', secret)
      .where((is) => is.or([is('renewing_until', 'is', null), is('renewing_until', '<', now)]))
      .executeTakeFirst()
  ).numUpdatedRows > 0n;

/** Keeps the next tokens in place of those that were renewed, or lets others try where there are none. */
export const endRenewal = (db: Db, { id, secret }: ConnectionRow, next?: { secret: Buffer; renew_at: string }) =>
  db
    .updateTable('webex_connection')
    .set({ ...next, renewing_until: null })
    .where('id', '=', id)
    .where('secret', '=', secret)
    .execute();

/** Whether it was not known yet that Webex takes these tokens no more. */
export const endConnection = async (db: Db, id: string) =>
  (await db.updateTable('webex_connection').set({ state: 'ended' }).where('id', '=', id).where('state', '=', 'ready').executeTakeFirst())
    .numUpdatedRows > 0n;

/** Whose connection nobody answers for any more: who allowed it has left, or the company has closed. */
const isLeft = sql<boolean>`(webex_connection.connected_by is null
  or not exists (select from account where account.id = webex_connection.connected_by and account.deactivated_at is null
    and account.company_id = webex_connection.company_id and account.company_role in ('owner', 'recruiter'))
  or exists (select from company where company.id = webex_connection.company_id and company.deactivated_at is not null))`;

/** Connections that are left, or whose tokens want to be renewed. */
export const connectionsToTend = (db: Db, now: string, after: string, limit: number) =>
  db
    .selectFrom('webex_connection')
    .where((is) => is.or([isLeft, is.and([is('state', '=', 'ready'), is('renew_at', '<=', now)])]))
    .where('company_id', '>', after)
    .select('company_id as id')
    .orderBy('company_id')
    .limit(limit)
    .execute();

export const findLeft = (db: Db, companyId: string) =>
  db.selectFrom('webex_connection').where('company_id', '=', companyId).where(isLeft).selectAll().executeTakeFirst();

/** Who is told of a connection that needs somebody: whoever allowed it where they are there, else the owner. */
export const whoIsTold = (db: Db, companyId: string, connectedBy: string | null) =>
  db
    .selectFrom('account')
    .where('company_id', '=', companyId)
    .where('deactivated_at', 'is', null)
    .where('company_role', 'in', ['owner', 'recruiter'])
    .orderBy((eb) => eb('id', 'is not distinct from', connectedBy), 'desc')
    .orderBy((eb) => eb('company_role', '=', 'owner'), 'desc')
    .orderBy('created_at')
    .select(['email', 'language', 'first_name'])
    .executeTakeFirst();

export const insertRevocation = (db: Db, row: Insertable<DB['webex_revocation']>) =>
  db.insertInto('webex_revocation').values(row).execute();

export const findRevocation = (db: Db, id: string) => db.selectFrom('webex_revocation').selectAll().where('id', '=', id).executeTakeFirst();

export const deleteRevocation = (db: Db, id: string) => db.deleteFrom('webex_revocation').where('id', '=', id).execute();

export const revocationsAfter = (db: Db, after: string, limit: number) =>
  db.selectFrom('webex_revocation').select('id').where('id', '>', after).orderBy('id').limit(limit).execute();

/** What somebody allowed, as it is told. */
export const connectionsOf = (db: Db, accountId: string) =>
  db
    .selectFrom('webex_connection')
    .where('connected_by', '=', accountId)
    .select(['name', 'email', 'connected_at as connectedAt'])
    .execute();

/** Nothing of them stands there any more; that nobody answers for the connection is found by who tends them. */
export const leaveConnections = (db: Db, accountId: string) =>
  db.updateTable('webex_connection').set({ connected_by: null, name: '', email: '' }).where('connected_by', '=', accountId).execute();

export const moveConnections = (db: Db, keepId: string, dropId: string) =>
  db.updateTable('webex_connection').set({ connected_by: keepId }).where('connected_by', '=', dropId).execute();
