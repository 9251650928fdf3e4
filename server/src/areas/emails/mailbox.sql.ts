import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import { oneOf } from '../../platform/postgres/one-of.ts';
import type { Mailbox } from '../../platform/tables.ts';

export const findMailbox = (db: Db, accountId: string) =>
  db.selectFrom('mailbox').selectAll().where('account_id', '=', accountId).executeTakeFirst();

export const mailboxById = (db: Db, id: string) => db.selectFrom('mailbox').selectAll().where('id', '=', id).executeTakeFirst();
/** In a transaction: two who connect mailboxes of the same person do it one after the other. */
export const lockMailboxOf = (db: Db, accountId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`mailbox ${accountId}`}, 0))`.execute(db);

export type MailboxRow = NonNullable<Awaited<ReturnType<typeof mailboxById>>>;

export const insertMailbox = (db: Db, row: Insertable<Mailbox>) => db.insertInto('mailbox').values(row).execute();

export const updateMailbox = (db: Db, id: string, set: Updateable<Mailbox>) =>
  db.updateTable('mailbox').set(set).where('id', '=', id).execute();

/** Says what came of trying a mailbox: nothing where it was connected anew meanwhile, or somebody else has said so already. */
export const settleTry = async (db: Db, { id, connection, failures, refusals }: MailboxRow, set: Updateable<Mailbox>) =>
  (
    await db
      .updateTable('mailbox')
      .set(set)
      .where('id', '=', id)
      .where('connection', 'is not distinct from', connection)
      .where('failures', '=', failures)
      .where('refusals', '=', refusals)
      .executeTakeFirst()
  ).numUpdatedRows > 0n;

/** The row, where nobody else is asking for its next tokens now; nobody else does until then. */
export const takeRenewal = (db: Db, id: string, now: string, until: string) =>
  db
    .updateTable('mailbox')
    .set({ renewing_until: until })
    .where('id', '=', id)
    .where((is) => is.or([is('renewing_until', 'is', null), is('renewing_until', '<', now)]))
    .returningAll()
    .executeTakeFirst();

/** Keeps the next tokens, or none where asking failed: nothing where the mailbox was connected anew meanwhile. */
export const endRenewal = (db: Db, { id, imap_secret, renewing_until }: MailboxRow, next = imap_secret) =>
  db
    .updateTable('mailbox')
    .set({ imap_secret: next, renewing_until: null })
    .where('id', '=', id)
    .where('imap_secret', '=', imap_secret)
    .where('renewing_until', '=', renewing_until)
    .execute();

/** Forgets what is known of a mailbox, and what was kept of it. */
export const emptyMailbox = (db: Db, id: string) => db.deleteFrom('mailbox_folder').where('mailbox_id', '=', id).execute();

/** The index, what was kept and the passwords go with the row. */
export const deleteMailbox = (db: Db, accountId: string) => db.deleteFrom('mailbox').where('account_id', '=', accountId).execute();

/** Whose mailbox is read: who may use it now, in a company that is not closed. */
const inUse = sql<boolean>`exists (select 1 from account join company on company.id = account.company_id
  where account.id = mailbox.account_id and account.deactivated_at is null and company.deactivated_at is null
    and account.company_role in ('owner', 'recruiter'))`;

/** Mailboxes that were not read to their end, or could not be reached for a while. */
export const dueMailboxes = (db: Db, now: string, after: string, limit: number) =>
  db
    .selectFrom('mailbox')
    .select('id')
    .where('state', 'in', ['reading', 'unreachable'])
    .where('retry_at', '<=', now)
    .where('id', '>', after)
    .where(inUse)
    .orderBy('id')
    .limit(limit)
    .execute();

/** Takes mailboxes at which nobody waits, for so long. */
export async function lease(db: Db, who: string, now: string, until: string, limit: number) {
  const { rows } = await sql<{ id: string }>`
    update mailbox set leased_by = ${who}, leased_until = ${until} where id in (
      select id from mailbox where state in ('reading', 'ready') and retry_at <= ${now}
        and (leased_until is null or leased_until < ${now}) and ${inUse}
      order by leased_until nulls first limit ${limit} for update skip locked)
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Those of them that are still held, now for longer. One that somebody is at work on is nobody else's meanwhile, and waited for by nobody. */
export async function renew(db: Db, who: string, ids: string[], until: string) {
  await sql`update mailbox set leased_until = ${until} where id in (
    select id from mailbox where leased_by = ${who} and id = ${oneOf(ids)} for update skip locked)`.execute(db);
  const rows = await db
    .selectFrom('mailbox')
    .select('id')
    .where('leased_by', '=', who)
    .where('id', '=', oneOf(ids))
    .where('state', 'in', ['reading', 'ready'])
    .where(inUse)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export const release = (db: Db, who: string, ids: string[]) =>
  db
    .updateTable('mailbox')
    .set({ leased_by: null, leased_until: null })
    .where('leased_by', '=', who)
    .where('id', '=', oneOf(ids))
    .execute();

/** How many of its e-mails are in the index, of how many, and what is unread in each folder. */
export async function progressOf(db: Db, mailboxId: string) {
  const { rows } = await sql<{ path: string; name: string; role: string | null; total: number; read: number; unread: number }>`
    select path, name, role, greatest(total, coalesce(n, 0)) as total, coalesce(n, 0) as read, coalesce(unread, 0) as unread
    from mailbox_folder left join (
      select folder_id, count(*) as n, count(*) filter (where not seen) as unread from mailbox_message
      where mailbox_id = ${mailboxId} group by folder_id) counted on counted.folder_id = mailbox_folder.id
    where mailbox_id = ${mailboxId} order by path`.execute(db);
  return rows;
}
