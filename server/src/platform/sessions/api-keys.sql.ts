import { type Insertable, sql } from 'kysely';
import type { Db } from '../postgres/db.ts';
import type { DB } from '../tables.ts';

/** The person behind a key, while it lasts and they work at the company that it belongs to. */
export const findKeyHolder = (db: Db, hash: Buffer, now: string) =>
  db
    .selectFrom('api_key')
    .innerJoin('account', 'account.id', 'api_key.account_id')
    .innerJoin('company', 'company.id', 'account.company_id')
    .where('api_key.key_hash', '=', hash)
    .where('api_key.revoked_at', 'is', null)
    .where('api_key.expires_at', '>', now)
    .whereRef('api_key.company_id', '=', 'account.company_id')
    .where('account.company_role', 'is not', null)
    .where('account.deactivated_at', 'is', null)
    .where('company.deactivated_at', 'is', null)
    .select([
      'account.id',
      'account.email',
      'account.user_type',
      'account.first_name',
      'account.last_name',
      'account.language',
      'account.company_id',
      'account.company_role',
      'api_key.id as key_id',
      'api_key.scopes',
      'api_key.used_at',
    ])
    .select(sql<string[]>`array(select booking_id from hiring_manager_job where account_id = account.id order by 1)`.as('given'))
    .executeTakeFirst();

/** Notes a use, at most once in so long: whoever is second changes nothing. */
export const noteKeyUse = (db: Db, id: string, now: string, before: string) =>
  db
    .updateTable('api_key')
    .set({ used_at: now })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('used_at', 'is', null), eb('used_at', '<', before)]))
    .execute();

export const insertKey = (db: Db, row: Insertable<DB['api_key']>) => db.insertInto('api_key').values(row).execute();

/** In a transaction: keys of one company are made one after the other, so that there are never too many. */
export const lockKeys = (db: Db, companyId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`api keys ${companyId}`}, 0))`.execute(db);

export const countKeys = async (db: Db, companyId: string, now: string) =>
  (
    await db
      .selectFrom('api_key')
      .where('company_id', '=', companyId)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', now)
      .select((eb) => eb.fn.countAll<number>().as('keys'))
      .executeTakeFirstOrThrow()
  ).keys;

/** Keys of a company that nobody has revoked, the latest first. */
export const keysOf = (db: Db, companyId: string) =>
  db
    .selectFrom('api_key')
    .innerJoin('account', 'account.id', 'api_key.account_id')
    .where('api_key.company_id', '=', companyId)
    .where('api_key.revoked_at', 'is', null)
    .select(['api_key.id', 'api_key.name', 'prefix', 'scopes', 'api_key.created_at', 'expires_at', 'used_at', 'account.id as account_id'])
    .select(['account.first_name', 'account.last_name'])
    .select(
      sql<boolean>`account.company_id is not distinct from api_key.company_id and account.company_role is not null and account.deactivated_at is null`.as(
        'works_here',
      ),
    )
    .orderBy('api_key.created_at', 'desc')
    .orderBy('api_key.id')
    .execute();

/** Whether there was one to revoke. */
export const revokeKey = async (db: Db, companyId: string, id: string, at: string) =>
  (
    await db
      .updateTable('api_key')
      .set({ revoked_at: at })
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .executeTakeFirst()
  ).numUpdatedRows > 0n;

/** Keys that act for somebody who leaves: they stay ended should that person come back. */
export const revokeKeysOf = (db: Db, accountId: string, at: string) =>
  db.updateTable('api_key').set({ revoked_at: at }).where('account_id', '=', accountId).where('revoked_at', 'is', null).execute();

/** Keys that act for somebody or that they made, as they are told. */
export const keysTold = (db: Db, accountId: string) =>
  db
    .selectFrom('api_key')
    .where((eb) => eb.or([eb('account_id', '=', accountId), eb('made_by', '=', accountId)]))
    .select([
      'name',
      'prefix',
      'scopes',
      'created_at as createdAt',
      'expires_at as expiresAt',
      'used_at as usedAt',
      'revoked_at as revokedAt',
    ])
    .orderBy('created_at')
    .execute();

/** Nothing acts for them any more, and nothing names them. */
export async function deleteKeysOf(db: Db, accountId: string) {
  await db.deleteFrom('api_key').where('account_id', '=', accountId).execute();
  await db.updateTable('api_key').set({ made_by: null }).where('made_by', '=', accountId).execute();
}

/** Takes the name for a call; false where a call has it. Waits for one that has just begun under it. */
export const takeName = async (db: Db, row: Insertable<DB['idempotent_call']>) =>
  (
    await db
      .insertInto('idempotent_call')
      .values(row)
      .onConflict((one) => one.doNothing())
      .executeTakeFirst()
  ).numInsertedOrUpdatedRows === 1n;

export const findCall = (db: Db, keyId: string, name: string) =>
  db.selectFrom('idempotent_call').where('api_key_id', '=', keyId).where('name', '=', name).select(['digest', 'reply']).executeTakeFirst();

export const keepReply = (db: Db, keyId: string, name: string, reply: Buffer) =>
  db.updateTable('idempotent_call').set({ reply }).where('api_key_id', '=', keyId).where('name', '=', name).execute();

export const forgetName = (db: Db, keyId: string, name: string, before: string) =>
  db.deleteFrom('idempotent_call').where('api_key_id', '=', keyId).where('name', '=', name).where('created_at', '<', before).execute();

export const forgetCalls = (db: Db, before: string) => db.deleteFrom('idempotent_call').where('created_at', '<', before).execute();
