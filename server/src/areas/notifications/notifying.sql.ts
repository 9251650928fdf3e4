import { notificationKinds } from '@vitrine/contract/notifications/kinds.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';

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

type Kind = Pick<Written, 'kind' | 'detail' | 'count' | 'mail'>;

/**
 * Writes one row for each of the people in `told`, or counts in the one that is there; what was seen begins anew. `told`
 * selects an `account_id`, a `thing`, when (`at`), and the ids of what it is about. In the order of the accounts, so that
 * two who write at once wait for each other. Returns whom there was something to write to.
 */
const writing = ({ kind, detail, count, mail }: Kind, told: RawBuilder<unknown>) => sql<{ account_id: string }>`
  insert into notification
    (id, account_id, kind, thing, company_id, application_id, booking_id, link_id, conversation_id, guest_id, detail, count, at,
      mailed)
  select gen_random_uuid(), account.id, ${kind}, told.thing, account.company_id, told.application_id, told.booking_id,
    told.link_id, told.conversation_id, told.guest_id, ${detail}, coalesce(${count}::integer, 1), told.at,
    case ${mail} when 'always' then true when 'own' then wants_notification(account.id, ${kind}, 'mail') else false end
  from (${told}) told join account on account.id = told.account_id
  where account.deactivated_at is null and not account.guest
  order by account.id, told.thing
  on conflict (account_id, kind, thing) do update set
    company_id = excluded.company_id, application_id = excluded.application_id, booking_id = excluded.booking_id,
    link_id = excluded.link_id, conversation_id = excluded.conversation_id, guest_id = excluded.guest_id, detail = excluded.detail, at = excluded.at, mailed = excluded.mailed,
    count = case when ${count}::integer is null and notification.seen_at is null then notification.count + 1 else excluded.count end,
    seen_at = null
  returning account_id`;

/** Writes news of one thing to these people. */
export async function writeNews(db: Db, to: string[], { thing, at, ...news }: Written) {
  const { rows } = await writing(
    news,
    sql`select account_id, ${thing}::text as thing, ${news.applicationId}::uuid as application_id, ${news.bookingId}::text as booking_id,
      ${news.linkId}::uuid as link_id, ${news.conversationId}::uuid as conversation_id, ${news.guestId}::uuid as guest_id,
      ${at}::timestamptz as at from unnest(${to}::uuid[]) account_id`,
  ).execute(db);
  return rows.map((row) => row.account_id);
}

/** What a statement that stores messages does here as a part of itself: many are stored at once, and each costs one statement. */
export const ofMessages = {
  /** News of conversations (`account_id`, `conversation_id`, `booking_id`, `at`). */
  write: (told: RawBuilder<unknown>) =>
    writing(
      { kind: 'message', detail: '', count: null, mail: notificationKinds.message.mail },
      sql`select account_id, conversation_id::text as thing, null::uuid as application_id, booking_id, null::uuid as link_id,
        conversation_id, null::uuid as guest_id, at from (${told}) told`,
    ),
  /** Whoever has seen a conversation (`account_id`, `conversation_id`, `at`) has seen its news. */
  see: (seen: RawBuilder<unknown>) => sql<{ account_id: string }>`
    update notification set seen_at = seen.at from (${seen}) seen
    where notification.account_id = seen.account_id and kind = 'message' and thing = seen.conversation_id::text and seen_at is null
    returning notification.account_id`,
  /** Says that lists have changed (`account_id`); to be asked for as a value. */
  tell: (changed: RawBuilder<unknown>) => sql`(select count(pg_notify(${channel}, account_id::text)) from (${changed}) changed)`,
};

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
