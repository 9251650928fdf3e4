import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import { oneOf } from '../../platform/postgres/one-of.ts';

/** On it every process hears whose list has changed. */
export const channel = 'notifications';

/** Says that the lists of these people have changed, once the transaction is done. */
export const tellChange = (db: Db, accountIds: string[]) =>
  sql`select pg_notify(${channel}, id::text) from unnest(${accountIds}::uuid[]) as id`.execute(db);

export interface Written {
  kind: string;
  thing: string;
  applicationId: string | null;
  bookingId: string | null;
  linkId: string | null;
  conversationId: string | null;
  guestId: string | null;
  detail: string;
  /** How many there are now; null where it happened once more. */
  count: number | null;
  mail: 'none' | 'own' | 'always';
  at: string;
}

/**
 * Writes one row for each of these people, or counts in the one that is there; what was seen begins anew. In the order
 * of their ids, so that two who write at once wait for each other. Returns whom there was something to write to.
 */
export async function writeNews(db: Db, to: string[], news: Written) {
  const { kind, thing, applicationId, bookingId, linkId, conversationId, guestId, detail, count, mail, at } = news;
  const { rows } = await sql<{ account_id: string }>`
    insert into notification
      (id, account_id, kind, thing, company_id, application_id, booking_id, link_id, conversation_id, guest_id, detail, count, at,
        mailed)
    select gen_random_uuid(), account.id, ${kind}, ${thing}, account.company_id, ${applicationId}::uuid, ${bookingId},
      ${linkId}::uuid, ${conversationId}::uuid, ${guestId}::uuid, ${detail}, coalesce(${count}::integer, 1), ${at}::timestamptz,
      case ${mail} when 'always' then true when 'own' then wants_notification(account.id, ${kind}, 'mail') else false end
    from account
    where account.id = ${oneOf(to)} and account.deactivated_at is null and not account.guest
    order by account.id
    on conflict (account_id, kind, thing) do update set
      company_id = excluded.company_id, application_id = excluded.application_id, booking_id = excluded.booking_id,
      link_id = excluded.link_id, conversation_id = excluded.conversation_id, guest_id = excluded.guest_id, detail = excluded.detail, at = excluded.at, mailed = excluded.mailed,
      count = case when ${count}::integer is null and notification.seen_at is null then notification.count + 1 else excluded.count end,
      seen_at = null
    returning account_id`.execute(db);
  return rows.map((row) => row.account_id);
}

/** Marks what is unseen of a thing as seen; returns what was. */
export const markSeenOf = (db: Db, accountId: string, kind: string, thing: string, at: string) =>
  db
    .updateTable('notification')
    .set({ seen_at: at })
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('thing', '=', thing)
    .where('seen_at', 'is', null)
    .returning('id')
    .execute();

export const deleteKind = (db: Db, accountId: string, kind: string) =>
  db.deleteFrom('notification').where('account_id', '=', accountId).where('kind', '=', kind).returning('id').execute();
