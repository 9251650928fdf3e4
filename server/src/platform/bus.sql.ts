import { sql } from 'kysely';
import type { Db } from './postgres/db.ts';

/** Tells every process, once the transaction is committed. */
export const notify = (db: Db, channel: string, payload: string) => sql`select pg_notify(${channel}, ${payload})`.execute(db);
