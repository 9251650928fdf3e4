import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import type { DB } from '../../platform/tables.ts';

export interface Taken {
  endpoint_id: string;
  event_id: string;
  tries: number;
  url: string;
  secret: Buffer;
  former_secret: Buffer | null;
  former_until: string | null;
  sequence: string;
  type: string;
  application_id: string | null;
  booking_id: string | null;
  detail: Record<string, string>;
  at: string;
}

interface Room {
  now: string;
  /** When another program may take up what is taken now. */
  lease: string;
  /** So many at once to one endpoint, and to one that is failing. */
  each: number;
  eachFailing: number;
  /** How many are under way from here, by endpoint. */
  busy: ReadonlyMap<string, number>;
  most: number;
}

/** Takes deliveries that are due, of every endpoint no more than it has room for: one that does not answer holds up no other. */
export const takeDue = async (db: Db, { now, lease, each, eachFailing, busy, most }: Room) =>
  (
    await sql<Taken>`
      with slot as materialized (
        select endpoint.*, (case when endpoint.failing_since is null then ${each}::int else ${eachFailing}::int end) - coalesce(busy.n, 0) as room
        from webhook_endpoint as endpoint
          join company on company.id = endpoint.company_id and company.deactivated_at is null
          left join unnest(${[...busy.keys()]}::uuid[], ${[...busy.values()]}::int[]) as busy (id, n) on busy.id = endpoint.id
        where endpoint.disabled_at is null
      ), due as (
        select one.endpoint_id, one.event_id
        from slot cross join lateral (
          select endpoint_id, event_id, next_at from webhook_delivery
          where endpoint_id = slot.id and state = 'waiting' and next_at <= ${now}
          order by next_at limit greatest(slot.room, 0) for update skip locked
        ) as one
        order by one.next_at limit ${most}
      )
      update webhook_delivery as delivery set next_at = ${lease}, tries = tries + 1
      from due join webhook_endpoint as endpoint on endpoint.id = due.endpoint_id join webhook_event as event on event.id = due.event_id
      where delivery.endpoint_id = due.endpoint_id and delivery.event_id = due.event_id
      returning delivery.endpoint_id, delivery.event_id, delivery.tries, endpoint.url, endpoint.secret, endpoint.former_secret,
        endpoint.former_until, event.sequence, event.type, event.application_id, event.booking_id, event.detail, event.at`.execute(db)
  ).rows;

type Attempt = Insertable<DB['webhook_attempt']>;

/** Notes that an event has arrived. */
export const noteArrived = async (db: Db, { tries, ...attempt }: Omit<Attempt, 'try'> & { tries: number }) =>
  void (await sql`
    with attempt as (
      insert into webhook_attempt (endpoint_id, event_id, at, try, status, milliseconds)
      select ${attempt.endpoint_id}, ${attempt.event_id}, ${attempt.at}, ${tries}, ${attempt.status}, ${attempt.milliseconds}
      where exists (select from webhook_delivery where endpoint_id = ${attempt.endpoint_id} and event_id = ${attempt.event_id})
    ), well as (
      update webhook_endpoint set failing_since = null where id = ${attempt.endpoint_id} and failing_since is not null
    )
    update webhook_delivery set state = 'delivered'
    where endpoint_id = ${attempt.endpoint_id} and event_id = ${attempt.event_id} and tries = ${tries}`.execute(db));

/** Locks an endpoint to note a failure; undefined where it is gone. */
export const lockEndpoint = (db: Db, id: string) =>
  db.selectFrom('webhook_endpoint').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** In a transaction that holds the endpoint: notes a failure. */
export const insertAttempt = (db: Db, row: Attempt) => db.insertInto('webhook_attempt').values(row).execute();

/** Another try then, or none any more. */
export const putOff = (db: Db, { endpoint_id, event_id, tries }: Pick<Taken, 'endpoint_id' | 'event_id' | 'tries'>, next: string | null) =>
  db
    .updateTable('webhook_delivery')
    .set(next === null ? { state: 'failed' } : { next_at: next })
    .where('endpoint_id', '=', endpoint_id)
    .where('event_id', '=', event_id)
    .where('tries', '=', tries)
    .execute();

export const noteFailing = (db: Db, id: string, since: string) =>
  db.updateTable('webhook_endpoint').set({ failing_since: since }).where('id', '=', id).where('failing_since', 'is', null).execute();

/** Nothing goes there any more: neither what waits nor what happens. */
export async function disable(db: Db, id: string, why: 'person' | 'failing' | 'gone', at: string) {
  await db.updateTable('webhook_endpoint').set({ disabled_at: at, disabled_why: why }).where('id', '=', id).execute();
  await db.updateTable('webhook_delivery').set({ state: 'failed' }).where('endpoint_id', '=', id).where('state', '=', 'waiting').execute();
}

/** Who answers for the webhooks of a company. */
export const ownersOf = (db: Db, companyId: string) =>
  db
    .selectFrom('account')
    .where('company_id', '=', companyId)
    .where('company_role', '=', 'owner')
    .where('deactivated_at', 'is', null)
    .select(['id', 'email', 'first_name', 'language'])
    .execute();

/** Events go with their tries and with what is still to be sent for them. */
export const forgetEvents = (db: Db, before: string) => db.deleteFrom('webhook_event').where('at', '<', before).execute();
