import { sql } from 'kysely';
import type { Db } from '../postgres/db.ts';

/** Returns as soon as the database has anything to say. */
export const askNothing = (db: Db) => sql`select 1`.execute(db);
