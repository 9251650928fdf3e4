import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';

/**
 * Something was sent, nobody of the company has begun to watch, read or judge it, nobody has decided and nothing was taken
 * back; `application` is in reach.
 */
export const isUnseen = sql<boolean>`(coalesce(application.submitted_at, application.applied_at) is not null
  and application.seen_at is null and application.status in ('New', 'Screening') and application.withdrawn_at is null)`;

/** Somebody of the company has looked at an application; the first time counts. */
export const markSeen = (db: Db, id: string, at: string) =>
  db.updateTable('application').set({ seen_at: at }).where('id', '=', id).where('seen_at', 'is', null).execute();
