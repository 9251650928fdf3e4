import type { UserType } from '@vitrine/contract/vocabulary.ts';
import { type RawBuilder, sql } from 'kysely';
import type { MemberActor } from '../../platform/context.ts';
import { containing } from '../../platform/postgres/containing.ts';
import type { Db } from '../../platform/postgres/db.ts';
import { oneOf } from '../../platform/postgres/one-of.ts';
import { within } from '../../platform/sessions/scope.sql.ts';
import { leftBlind } from '../applications/index.ts';

export interface MessageRow {
  id: string;
  folderId: string;
  folder: string;
  role: string | null;
  uid: number;
  /** Of the folder: under another one the number means another e-mail. */
  uidValidity: number;
  seen: boolean;
  flagged: boolean;
  answered: boolean;
  fromName: string;
  fromEmail: string;
  recipients: { name: string; email: string }[];
  subject: string;
  snippet: string;
  attachments: boolean;
  bytes: number;
  receivedAt: string;
  thread: string;
  threadCount: number;
}

const columns = sql`m.id, m.folder_id as "folderId", f.path as folder, f.role, m.uid, f.uid_validity as "uidValidity", m.seen, m.flagged, m.answered, m.from_name as "fromName",
  m.from_email as "fromEmail", m.recipients, m.subject, m.snippet, m.attachments, m.bytes, m.received_at as "receivedAt", m.thread_id as thread,
  (select count(distinct coalesce(nullif(other.message_id, ''), other.id::text)) from mailbox_message other
    where other.mailbox_id = m.mailbox_id and other.thread_id = m.thread_id) as "threadCount"`;

const rowsOf = async (db: Db, which: RawBuilder<unknown>) =>
  (await sql<MessageRow>`select ${columns} from mailbox_message m join mailbox_folder f on f.id = m.folder_id ${which}`.execute(db)).rows;

interface Wanted {
  mailboxId: string;
  folder?: string | undefined;
  text?: string | undefined;
  thread?: string | undefined;
  unread?: boolean | undefined;
  conversations?: boolean | undefined;
  page: number;
  count: number;
}

/** Which e-mails: of a folder, of all folders by words, or of a conversation. Drafts and what was thrown away are found in their folders. */
function matching({ mailboxId, folder, text, thread, unread, conversations }: Wanted) {
  const like = containing(text ?? '');
  return sql`m.mailbox_id = ${mailboxId}
    ${folder === undefined ? sql`` : sql`and m.folder_id = (select id from mailbox_folder where mailbox_id = ${mailboxId} and path = ${folder})`}
    ${thread === undefined ? sql`` : sql`and m.thread_id = ${thread}`}
    ${unread ? sql`and not m.seen` : sql``}
    ${
      conversations
        ? sql`and not exists (select 1 from mailbox_message later where later.mailbox_id = m.mailbox_id and later.thread_id = m.thread_id
            and later.folder_id = m.folder_id ${unread ? sql`and not later.seen` : sql``}
            and (later.received_at, later.uid, later.id) > (m.received_at, m.uid, m.id))`
        : sql``
    }
    ${
      text
        ? sql`and (m.subject ilike ${like} or m.from_name ilike ${like} or m.from_email ilike ${like} or m.snippet ilike ${like}
            or m.recipients::text ilike ${like})`
        : sql``
    }`;
}

/** A page of e-mails, the newest first, and how many there are. */
export async function listMessages(db: Db, wanted: Wanted) {
  const { page, count } = wanted;
  const where = matching(wanted);
  // the page is found by the index alone; what costs something is done for its rows
  const rows = await rowsOf(
    db,
    sql`where m.mailbox_id = ${wanted.mailboxId} and m.id = any(array(
      select m.id from mailbox_message m where ${where} order by m.received_at desc, m.uid desc, m.id desc limit ${count} offset ${(page - 1) * count}))
      order by m.received_at desc, m.uid desc, m.id desc`,
  );
  // a conversation has one newest e-mail: counting them needs no look for it
  const plain = wanted.conversations && !wanted.text && !wanted.thread;
  const { rows: counted } = plain
    ? await sql<{ n: number }>`select count(*) as n from (
        select distinct m.thread_id from mailbox_message m where ${matching({ ...wanted, conversations: false })}) one`.execute(db)
    : await sql<{ n: number }>`select count(*) as n from mailbox_message m where ${where}`.execute(db);
  return { rows, total: counted[0]?.n ?? 0 };
}

export const messagesById = (db: Db, mailboxId: string, ids: string[]) =>
  rowsOf(db, sql`where m.mailbox_id = ${mailboxId} and m.id = any(${ids}::uuid[])`);

/** By the Message-ID that the e-mail itself has; of several copies the one in the named folder, else the one in the inbox. */
export const messagesByOwnId = (db: Db, mailboxId: string, messageId: string, folder?: string) =>
  rowsOf(
    db,
    sql`where m.mailbox_id = ${mailboxId} and m.message_id = ${messageId}
      order by f.path = ${folder ?? ''} desc, f.role = 'inbox' desc nulls last, m.received_at desc limit 1`,
  );

/** A conversation, the oldest first; of a mail that lies in two folders one. */
export const conversationOf = (db: Db, mailboxId: string, thread: string) =>
  rowsOf(
    db,
    sql`where m.mailbox_id = ${mailboxId} and m.id in (
      select distinct on (coalesce(nullif(one.message_id, ''), one.id::text)) one.id from mailbox_message one
        join mailbox_folder on mailbox_folder.id = one.folder_id
      where one.mailbox_id = ${mailboxId} and one.thread_id = ${thread}
      order by coalesce(nullif(one.message_id, ''), one.id::text), mailbox_folder.role = 'inbox' desc nulls last, one.id)
      order by m.received_at, m.uid, m.id limit 200`,
  );

export const markMessages = (db: Db, mailboxId: string, ids: string[], set: { seen?: boolean; flagged?: boolean; answered?: boolean }) =>
  db.updateTable('mailbox_message').set(set).where('mailbox_id', '=', mailboxId).where('id', '=', oneOf(ids)).execute();

/** E-mails have another number in another folder; what was read there meanwhile under that number is the same e-mail. */
export async function moveMessages(db: Db, folderId: string, moved: { id: string; uid: number }[]) {
  const [ids, uids] = [moved.map(({ id }) => id), moved.map(({ uid }) => uid)];
  await db.deleteFrom('mailbox_message').where('folder_id', '=', folderId).where('uid', '=', oneOf(uids)).execute();
  await sql`update mailbox_message set folder_id = ${folderId}, uid = moved.uid
    from unnest(${ids}::uuid[], ${uids}::bigint[]) as moved (id, uid) where mailbox_message.id = moved.id`.execute(db);
}

export const deleteMessages = (db: Db, mailboxId: string, ids: string[]) =>
  db.deleteFrom('mailbox_message').where('mailbox_id', '=', mailboxId).where('id', '=', oneOf(ids)).execute();

export interface Sender {
  email: string;
  status: UserType;
  applicationId: string | null;
}

/**
 * Which of these addresses belong to somebody the caller's company knows. Whoever has an account and nothing to do with
 * the company is nobody here, and so is an applicant whose name is left out for the caller.
 */
export async function sendersOf(db: Db, { scope, accountId }: MemberActor, emails: string[]): Promise<Sender[]> {
  const { rows } = await sql<Sender>`
    select account.email, account.user_type as status, applied.id as "applicationId" from account
    left join lateral (
      select application.id from application where ${within(scope, 'application')} and application.account_id = account.id
        and application.withdrawn_at is null and not ${leftBlind(accountId)}
      order by application.created_at desc limit 1) applied on true
    where account.email = any(${emails}) and account.deactivated_at is null and not account.guest and (
      (account.user_type = 'Recruiter' and account.company_id = ${scope.companyId})
      or applied.id is not null
      or exists (select 1 from candidate_contact where candidate_contact.company_id = ${scope.companyId}
        and candidate_contact.account_id = account.id)
      or exists (select 1 from invitation where invitation.company_id = ${scope.companyId} and invitation.email = account.email
        and invitation.deleted_at is null))`.execute(db);
  return rows;
}
