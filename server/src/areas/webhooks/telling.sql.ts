import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';

interface Event {
  id: string;
  type: string;
  at: string;
  applicationId?: string;
  bookingId?: string;
}

/** Of an application how it stands, as this transaction sees it; of a job its booking. */
const aboutOf = ({ applicationId, bookingId }: Event) =>
  applicationId
    ? sql`select company_id, booking_id, id as application_id, jsonb_build_object('status', status) as known from application where id = ${applicationId}`
    : sql`select company_id, id as booking_id, null::uuid as application_id, '{}'::jsonb as known from booking where id = ${bookingId}`;

/** Writes an event for the company whose it is, and what is to be sent for it. */
export const writeEvent = async (db: Db, event: Event, detail: Record<string, string>) =>
  void (await sql`
    with event as (
      insert into webhook_event (id, company_id, type, application_id, booking_id, detail, at)
      select ${event.id}, about.company_id, ${event.type}, about.application_id, about.booking_id,
        about.known || ${JSON.stringify(detail)}::jsonb, ${event.at}
      from (${aboutOf(event)}) as about
      where exists (select from webhook_endpoint where webhook_endpoint.company_id = about.company_id)
      returning id, company_id, type
    )
    insert into webhook_delivery (endpoint_id, event_id, state, next_at)
    select endpoint.id, event.id, 'waiting', ${event.at}
    from event join webhook_endpoint as endpoint
      on endpoint.company_id = event.company_id and endpoint.disabled_at is null and event.type = any (endpoint.events)`.execute(db));
