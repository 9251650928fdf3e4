import type { SearchFilters } from '@vitrine/contract/job-search/search.ts';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../platform/postgres/db.ts';
import type { DB } from '../../../platform/tables.ts';

export interface GoneAlert {
  id: string;
  /** Ids of what was mailed because of it. */
  mails: string[];
}

export const insertAlert = (db: Db, row: Insertable<DB['job_alert']>) => db.insertInto('job_alert').values(row).execute();

/** The alert of this id; also for its end by the mails of one whose place it took. */
const isOrWas = (id: string) => sql<boolean>`(id = ${id} or former @> array(select ${id}::uuid))`;

export const alertToEnd = (db: Db, id: string) =>
  db.selectFrom('job_alert').select(['name', 'language']).where(isOrWas(id)).executeTakeFirst();

export const findAlert = (db: Db, id: string) =>
  db.selectFrom('job_alert').select(['email', 'name', 'language', 'confirmed_at']).where('id', '=', id).executeTakeFirst();

/** Confirmed from now on, and told of what comes from now on. */
export const confirmAlert = (db: Db, id: string, now: string) =>
  db
    .updateTable('job_alert')
    .set({ confirmed_at: now, seen_until: now })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .returning('email')
    .executeTakeFirst();

/**
 * Of an address that has just confirmed one: the same search asked for before, whose mails end the new one from now on,
 * and what is more than the newest so many.
 */
export async function deleteSuperfluous(db: Db, email: string, id: string, most: number) {
  const { rows } = await sql<GoneAlert>`
    with gone as (
      delete from job_alert where email = ${email} and id in (
        select one.id from job_alert one join job_alert kept on kept.id = ${id}
          where one.email = ${email} and one.id <> ${id} and one.query = kept.query
        union
        (select id from job_alert where email = ${email} and confirmed_at is not null and id <> ${id}
          order by confirmed_at desc, id offset ${most - 1}))
      returning id, query, former, mails
    ), kept as (
      update job_alert set former = array(select unnest(gone.id || gone.former) from gone where gone.query = job_alert.query)
      where id = ${id}
    )
    select id, mails from gone`.execute(db);
  return rows;
}

export const deleteAlert = (db: Db, id: string): Promise<GoneAlert[]> =>
  db.deleteFrom('job_alert').where(isOrWas(id)).returning(['id', 'mails']).execute();

export const deleteAlertsOf = (db: Db, email: string) => db.deleteFrom('job_alert').where('email', '=', email).execute();

/** Returns what was mailed because of them. */
export const deleteUnconfirmed = async (db: Db, before: string) => {
  const gone = await db
    .deleteFrom('job_alert')
    .where('confirmed_at', 'is', null)
    .where('created_at', '<', before)
    .returning('mails')
    .execute();
  return gone.flatMap(({ mails }) => mails);
};

export const alertsOf = (db: Db, email: string) =>
  db
    .selectFrom('job_alert')
    .where('email', '=', email)
    .select(['name', sql<SearchFilters>`query`.as('query'), 'created_at as createdAt', 'confirmed_at as confirmedAt'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

/** Ids of the alerts to be mailed: confirmed, and not mailed lately. */
export const alertsToMail = (db: Db, mailedBefore: string, after: string, limit: number) =>
  db
    .selectFrom('job_alert')
    .where('confirmed_at', 'is not', null)
    .where((eb) => eb.or([eb('mailed_at', 'is', null), eb('mailed_at', '<', mailedBefore)]))
    .where('id', '>', after)
    .select('id')
    .orderBy('id')
    .limit(limit)
    .execute();

/** An alert, held until the transaction ends; undefined when it was ended or mailed meanwhile. */
export const holdForMail = (db: Db, id: string, mailedBefore: string) =>
  db
    .selectFrom('job_alert')
    .where('id', '=', id)
    .where('confirmed_at', 'is not', null)
    .where((eb) => eb.or([eb('mailed_at', 'is', null), eb('mailed_at', '<', mailedBefore)]))
    .select(['id', 'email', 'language', 'name', sql<SearchFilters>`query`.as('query'), 'seen_until'])
    .forUpdate()
    .executeTakeFirst();

/** More mails than are kept in the outbox are not remembered. */
export const markMailed = (db: Db, id: string, mailId: string, now: string) =>
  db
    .updateTable('job_alert')
    .set({ seen_until: now, mailed_at: now, mails: sql`(array_prepend(${mailId}::uuid, mails))[1:100]` })
    .where('id', '=', id)
    .execute();
