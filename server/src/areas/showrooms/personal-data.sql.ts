import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';

/** Words of showrooms that name this person, whom they showed. */
export const clearWords = (db: Db, accountId: string) =>
  sql`update showroom set greeting = '', title = '' from share_link_person p, account a
    where p.link_id = showroom.link_id and p.account_id = ${accountId} and a.id = p.account_id
    and exists (select 1 from unnest(array[a.first_name, a.last_name]) name
      where name <> '' and position(lower(name) in lower(showroom.title || ' ' || showroom.greeting)) > 0)`.execute(db);

/** The address as that of somebody for whom a showroom was made, or who asked for something in one. */
export async function forgetGuest(db: Db, email: string) {
  await db.deleteFrom('showroom_request').where('email', '=', email).execute();
  // an address that nobody has: without one the showroom would be open to everybody
  await db
    .updateTable('showroom')
    .set({ target_email: sql`'removed-' || id || '@removed.invalid'` })
    .where('target_email', '=', email)
    .execute();
}

/** Requests about one account are about another, where a link shows both. */
export const moveRequests = (db: Db, keepId: string, dropId: string) =>
  db
    .updateTable('showroom_request')
    .from('share_link_person as dropped')
    .innerJoin('share_link_person as kept', 'kept.link_id', 'dropped.link_id')
    .set(({ ref }) => ({ person_id: ref('kept.id') }))
    .whereRef('showroom_request.person_id', '=', 'dropped.id')
    .where('dropped.account_id', '=', dropId)
    .where('kept.account_id', '=', keepId)
    .execute();

export const requestsBy = (db: Db, email: string) =>
  db
    .selectFrom('showroom_request')
    .select(['kind', 'name', 'message', 'times', 'time_zone', 'at'])
    .where('email', '=', email)
    .orderBy('at')
    .execute();
