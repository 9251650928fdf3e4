import type { Insertable } from 'kysely';
import type { Db } from './db.ts';
import type { DB } from './tables.ts';

export const insertShareLink = (db: Db, row: Insertable<DB['share_link']>) => db.insertInto('share_link').values(row).execute();

export const findShareLink = (db: Db, id: string) => db.selectFrom('share_link').selectAll().where('id', '=', id).executeTakeFirst();

/** A link that still lives, by the hash of its secret. */
export const livingShareLink = (db: Db, hash: Buffer, now: string) =>
  db
    .selectFrom('share_link')
    .selectAll()
    .where('token_hash', '=', hash)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();

export const revokeShareLink = (db: Db, id: string, at: string) =>
  db.updateTable('share_link').set({ revoked_at: at }).where('id', '=', id).where('revoked_at', 'is', null).execute();

export const insertShareLinkView = (db: Db, row: Insertable<DB['share_link_view']>) =>
  db.insertInto('share_link_view').values(row).execute();

export const shareLinkViews = (db: Db, linkId: string, limit: number) =>
  db
    .selectFrom('share_link_view')
    .select(['at', 'viewer', 'subject', 'take_id'])
    .where('link_id', '=', linkId)
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();

/** Whether this person, shown by a link that still lives, still agrees. */
export const isStillShown = (db: Db, personId: string, now: string) =>
  db
    .selectFrom('share_link_person')
    .innerJoin('share_link', 'share_link.id', 'share_link_person.link_id')
    .where('share_link_person.id', '=', personId)
    .where('share_link_person.state', '=', 'agreed')
    .where('share_link.revoked_at', 'is', null)
    .where('share_link.expires_at', '>', now)
    .select('share_link_person.id')
    .executeTakeFirst();

export const setExpiry = (db: Db, id: string, at: string) =>
  db.updateTable('share_link').set({ expires_at: at }).where('id', '=', id).execute();

/** A mail id behind the secret of a link says to whom the link was sent. */
export const recipientOf = (db: Db, linkId: string, via: string) =>
  db.selectFrom('share_link_mail').select('email').where('id', '=', via).where('link_id', '=', linkId).executeTakeFirst();
