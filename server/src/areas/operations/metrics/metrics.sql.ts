import { sql } from 'kysely';
import type { Db } from '../../../platform/postgres/db.ts';

/** Mails that wait for the mail server, also those that it refused and that are tried again or given up. */
export const countMails = async (db: Db) =>
  (
    await sql<{ state: 'waiting' | 'failed'; mails: number }>`
      select state, count(*) as mails from mail where state in ('waiting', 'failed') group by state`.execute(db)
  ).rows;
