import { type Insertable, sql } from 'kysely';
import type { Db } from '../postgres/db.ts';
import type { DB } from '../tables.ts';
import { isCompanyOpen } from './open-company.sql.ts';

export const insertShareLink = (db: Db, row: Insertable<DB['share_link']>) => db.insertInto('share_link').values(row).execute();

export const findShareLink = (db: Db, id: string) => db.selectFrom('share_link').selectAll().where('id', '=', id).executeTakeFirst();

/** A company that is closed shows nobody by its links until it is opened again. */
export const showsByLinks = isCompanyOpen;

/** A link that still lives, by the hash of its secret. */
export const livingShareLink = (db: Db, hash: Buffer, now: string) =>
  db
    .selectFrom('share_link')
    .selectAll()
    .where('token_hash', '=', hash)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .where(showsByLinks('share_link.company_id'))
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

/**
 * Whether somebody may still be looked at through this: a person behind a living link who agrees, the living link to
 * a profile, to an answer or to a paper, the id of somebody whose profile is shown to everybody, or a closeup that is released.
 * Nobody who is closed is, and nothing by links of a company that is closed.
 */
export const isStillShown = async (db: Db, through: string, now: string) => {
  const { rows } = await sql<{ shown: boolean }>`select exists (
      select 1 from share_link_person join share_link on share_link.id = share_link_person.link_id
      join account on account.id = share_link_person.account_id
      where share_link_person.id = ${through} and share_link_person.state = 'agreed'
        and share_link.revoked_at is null and share_link.expires_at > ${now}
        and account.deactivated_at is null and ${showsByLinks('share_link.company_id')})
    or exists (select 1 from share_link join account on account.id = share_link.account_id
      where share_link.id = ${through} and kind = 'profile' and revoked_at is null and expires_at > ${now} and account.deactivated_at is null)
    or exists (select 1 from answer_link where id = ${through} and revoked_at is null and expires_at > ${now}
      and ${showsByLinks('answer_link.company_id')})
    or exists (select 1 from progress_link where id = ${through} and expires_at > ${now}
      and ${showsByLinks('progress_link.company_id')})
    or exists (select 1 from candidate_profile join account on account.id = candidate_profile.account_id
      where candidate_profile.account_id = ${through} and sharing = 'public' and account.deactivated_at is null)
    or exists (select 1 from closeup join closeup_entitlement e on e.account_id = closeup.account_id
      join account on account.id = closeup.account_id
      where closeup.id = ${through} and released_at is not null and closeup.remove_at is null and e.given_until > ${now}
        and account.deactivated_at is null) as shown`.execute(db);
  return rows[0]?.shown === true;
};

export const setExpiry = (db: Db, id: string, at: string) =>
  db.updateTable('share_link').set({ expires_at: at }).where('id', '=', id).execute();

/** A mail id behind the secret of a link says to whom the link was sent. */
export const recipientOf = (db: Db, linkId: string, via: string) =>
  db.selectFrom('share_link_mail').select('email').where('id', '=', via).where('link_id', '=', linkId).executeTakeFirst();

/** Forgets the address of somebody who looked through links. */
export const forgetViewer = (db: Db, email: string) =>
  db.updateTable('share_link_view').set({ viewer: '' }).where('viewer', '=', email).execute();

/** Links that showed one account, and looks at it, are those of another from now on. */
export async function moveShareLinks(db: Db, keepId: string, dropId: string) {
  await db.updateTable('share_link').set({ account_id: keepId }).where('account_id', '=', dropId).execute();
  await db.updateTable('share_link').set({ created_by: keepId }).where('created_by', '=', dropId).execute();
  await db.updateTable('share_link_view').set({ subject: keepId }).where('subject', '=', dropId).execute();
}
