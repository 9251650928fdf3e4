import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import { oneOf } from '../../platform/postgres/one-of.ts';
import { told } from './notifications.sql.ts';

/** Devices of people whose session there runs, by the names of `push_subscription` and `session`. */
const devices = (db: Db, now: string) =>
  db
    .selectFrom('push_subscription')
    .innerJoin('session', 'session.token_hash', 'push_subscription.session_hash')
    .where('session.expires_at', '>', now);

export const isSubscribed = async (db: Db, sessionHash: Buffer, now: string) =>
  (await devices(db, now).select('push_subscription.id').where('session_hash', '=', sessionHash).executeTakeFirst()) !== undefined;

interface Subscription {
  id: string;
  session_hash: Buffer;
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: string;
}

/** One for a session; a browser at which somebody else was told before is theirs now. */
export async function keepSubscription(db: Db, { endpoint, ...rest }: Subscription) {
  await db.deleteFrom('push_subscription').where('session_hash', '=', rest.session_hash).where('endpoint', '<>', endpoint).execute();
  await db
    .insertInto('push_subscription')
    .values({ endpoint, ...rest })
    .onConflict((known) => known.column('endpoint').doUpdateSet(rest))
    .execute();
}

/** Leaves only the latest devices of somebody. */
export const deleteBeyond = (db: Db, accountId: string, most: number) =>
  sql`delete from push_subscription where id in (
    select push_subscription.id from push_subscription join session on session.token_hash = push_subscription.session_hash
    where session.account_id = ${accountId} order by push_subscription.created_at desc offset ${most})`.execute(db);

export const deleteSubscriptionsOf = (db: Db, sessionHash: Buffer) =>
  db.deleteFrom('push_subscription').where('session_hash', '=', sessionHash).execute();

export const deleteSubscription = (db: Db, id: string) => db.deleteFrom('push_subscription').where('id', '=', id).execute();

/** Those of these people who want to be told of this kind by a device. */
export const pushable = async (db: Db, accountIds: string[], kind: string, now: string) =>
  (
    await devices(db, now)
      .select('session.account_id')
      .distinct()
      .where('session.account_id', '=', oneOf(accountIds))
      .where(sql<boolean>`wants_notification(session.account_id, ${kind}, 'push')`)
      .orderBy('session.account_id')
      .execute()
  ).map((row) => row.account_id);

export const devicesOf = (db: Db, accountId: string, now: string) =>
  devices(db, now).select('push_subscription.id').where('session.account_id', '=', accountId).orderBy('push_subscription.id').execute();

export const findDevice = (db: Db, id: string, now: string) =>
  devices(db, now)
    .innerJoin('account', 'account.id', 'session.account_id')
    .select(['endpoint', 'p256dh', 'auth', 'account.language'])
    .where('push_subscription.id', '=', id)
    .where('account.deactivated_at', 'is', null)
    .executeTakeFirst();

/** Takes for one worker alone what is unseen and no device has told since it happened; returns of what kinds it is. */
export const takeUnpushed = (db: Db, accountId: string, since: string, now: string) =>
  db
    .updateTable('notification')
    .set({ pushed_at: now })
    .where(sql<boolean>`id = any(${told(db, accountId, 'push', since).select('n.id')})`)
    .where('seen_at', 'is', null)
    .where(({ eb, or, ref }) => or([eb('pushed_at', 'is', null), eb('pushed_at', '<', ref('at'))]))
    .returning('kind')
    .execute();

/** Where somebody is told, for whoever takes their data along. */
export const allDevicesOf = (db: Db, accountId: string) =>
  db
    .selectFrom('push_subscription')
    .innerJoin('session', 'session.token_hash', 'push_subscription.session_hash')
    .select(['endpoint', 'push_subscription.created_at'])
    .where('session.account_id', '=', accountId)
    .orderBy('push_subscription.created_at')
    .execute();
