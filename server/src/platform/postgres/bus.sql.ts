import { sql } from 'kysely';
import type { Db } from './db.ts';

/** Says a word to every process on a channel of the bus, once the transaction is committed. */
export const publish = (db: Db, channel: string, payload: string) => sql`select pg_notify(${channel}, ${payload})`.execute(db);
