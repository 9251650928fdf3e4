import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import type { DB } from '../../platform/tables.ts';

/** In a transaction: webhooks of one company are made one after the other, so that there are never too many. */
export const lockWebhooks = (db: Db, companyId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`webhooks ${companyId}`}, 0))`.execute(db);

export const webhooksOf = (db: Db, companyId: string) =>
  db.selectFrom('webhook_endpoint').selectAll().where('company_id', '=', companyId).orderBy('created_at').orderBy('id').execute();

export const findWebhook = (db: Db, companyId: string, id: string) =>
  db.selectFrom('webhook_endpoint').selectAll().where('company_id', '=', companyId).where('id', '=', id).executeTakeFirst();

export const insertWebhook = (db: Db, row: Insertable<DB['webhook_endpoint']>) => db.insertInto('webhook_endpoint').values(row).execute();

export const updateWebhook = (db: Db, id: string, set: Updateable<DB['webhook_endpoint']>) =>
  db.updateTable('webhook_endpoint').set(set).where('id', '=', id).execute();

/** Nothing was sent while a company was closed: how long its webhooks have been failing is counted anew. */
export const countAnew = (db: Db, companyId: string) =>
  db.updateTable('webhook_endpoint').set({ failing_since: null }).where('company_id', '=', companyId).execute();

export const deleteWebhook = (db: Db, id: string) => db.deleteFrom('webhook_endpoint').where('id', '=', id).execute();

/** An event for one endpoint alone, which it need not have asked for. */
export async function sendAlone(db: Db, endpointId: string, event: { id: string; company_id: string; type: string; at: string }) {
  await db
    .insertInto('webhook_event')
    .values({ ...event, detail: '{}' })
    .execute();
  await db
    .insertInto('webhook_delivery')
    .values({ endpoint_id: endpointId, event_id: event.id, state: 'waiting', next_at: event.at })
    .execute();
}

/** Tries at one endpoint, the latest first. */
export function attemptsOf(db: Db, endpointId: string, { before, limit }: { before: number | undefined; limit: number }) {
  let query = db
    .selectFrom('webhook_attempt as attempt')
    .innerJoin('webhook_event as event', 'event.id', 'attempt.event_id')
    .innerJoin('webhook_delivery as delivery', (join) =>
      join.onRef('delivery.endpoint_id', '=', 'attempt.endpoint_id').onRef('delivery.event_id', '=', 'attempt.event_id'),
    )
    .where('attempt.endpoint_id', '=', endpointId)
    .selectAll('attempt')
    .select(['event.type', 'delivery.state', 'delivery.next_at'])
    .orderBy('attempt.id', 'desc')
    .limit(limit);
  if (before) query = query.where('attempt.id', '<', before);
  return query.execute();
}

/** Puts events of a company into what waits for one endpoint, as if they had not been tried; returns how many. */
export const replay = async (
  db: Db,
  { id, company_id }: { id: string; company_id: string },
  which: { eventId?: string; since?: string },
  at: string,
) =>
  Number(
    (
      await sql`
        insert into webhook_delivery (endpoint_id, event_id, state, next_at)
        select ${id}, event.id, 'waiting', ${at} from webhook_event as event
        where event.company_id = ${company_id}
          and ${
            which.eventId
              ? sql`event.id = ${which.eventId}
                and (event.type = any (select unnest(events) from webhook_endpoint where id = ${id})
                  or exists (select from webhook_delivery where endpoint_id = ${id} and event_id = event.id))`
              : sql`event.at >= ${which.since} and event.type = any (select unnest(events) from webhook_endpoint where id = ${id})`
          }
        on conflict (endpoint_id, event_id) do update set state = 'waiting', tries = 0, next_at = excluded.next_at`.execute(db)
    ).numAffectedRows ?? 0,
  );

/** Webhooks that somebody made, as they are told. */
export const webhooksTold = (db: Db, accountId: string) =>
  db
    .selectFrom('webhook_endpoint')
    .where('created_by', '=', accountId)
    .select(['url', 'created_at as createdAt'])
    .orderBy('created_at')
    .execute();

export const leaveWebhooks = (db: Db, accountId: string) =>
  db.updateTable('webhook_endpoint').set({ created_by: null }).where('created_by', '=', accountId).execute();
