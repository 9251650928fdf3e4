import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';

/** Mails that carried links showing this account: they may speak of the person. */
export async function deleteMailsOfLinks(db: Db, accountId: string) {
  await db
    .deleteFrom('mail')
    .where('id', 'in', (of) =>
      of
        .selectFrom('share_link_mail')
        .innerJoin('share_link_person', 'share_link_person.link_id', 'share_link_mail.link_id')
        .where('share_link_person.account_id', '=', accountId)
        .where('share_link_mail.mail_id', 'is not', null)
        .select('share_link_mail.mail_id'),
    )
    .execute();
}

/** Words of showrooms that name this person, whom they showed. */
export const clearWords = (db: Db, accountId: string) =>
  sql`update showroom set greeting = '', title = '' from share_link_person p, account a
    where p.link_id = showroom.link_id and p.account_id = ${accountId} and a.id = p.account_id
    and exists (select 1 from unnest(array[a.first_name, a.last_name]) name
      where name <> '' and position(lower(name) in lower(showroom.title || ' ' || showroom.greeting)) > 0)`.execute(db);

/** The address as that of somebody who looked. */
export async function forgetViewer(db: Db, email: string) {
  await db.updateTable('share_link_view').set({ viewer: '' }).where('viewer', '=', email).execute();
  await db.deleteFrom('share_link_mail').where('email', '=', email).execute();
  await db.deleteFrom('showroom_request').where('email', '=', email).execute();
  // an address that nobody has: without one the showroom would be open to everybody
  await db
    .updateTable('showroom')
    .set({ target_email: sql`'removed-' || id || '@removed.invalid'` })
    .where('target_email', '=', email)
    .execute();
}

export const looksBy = (db: Db, email: string) =>
  db.selectFrom('share_link_view').select('at').where('viewer', '=', email).orderBy('at').execute();

export const requestsBy = (db: Db, email: string) =>
  db
    .selectFrom('showroom_request')
    .select(['kind', 'name', 'message', 'times', 'time_zone', 'at'])
    .where('email', '=', email)
    .orderBy('at')
    .execute();
