import { type NotNull, sql } from 'kysely';
import type { MemberActor } from '../../../platform/context.ts';
import type { Db } from '../../../platform/postgres/db.ts';
import { within } from '../../../platform/sessions/scope.sql.ts';
import { leftBlind } from '../../applications/index.ts';

/** An application within what the caller may see, with the address of its candidate, and whether the caller may know it. */
export const findCandidate = (db: Db, { scope, accountId }: MemberActor, applicationId: string) =>
  db
    .selectFrom('application')
    .innerJoin('account', 'account.id', 'application.account_id')
    .where('application.id', '=', applicationId)
    .where(within(scope, 'application'))
    .select(['application.id', 'application.account_id', 'application.withdrawn_at', 'account.email', leftBlind(accountId).as('blind')])
    .$narrowType<{ account_id: NotNull }>()
    .executeTakeFirst();

export interface BesideRow {
  id: string;
  fromName: string;
  fromEmail: string;
  recipients: { name: string; email: string }[];
  subject: string;
  receivedAt: string;
  seen: boolean;
  attachments: boolean;
  attachedId: string | null;
  /** Names the e-mail in its mailbox, also after it was moved there. */
  source: Buffer;
}

interface Wanted {
  mailboxId: string;
  accountId: string;
  applicationId: string;
  email: string;
}

/** What names an e-mail: its Message-ID, which stays when it is moved. */
const nameOf = sql`coalesce(nullif(m.message_id, ''), m.id::text)`;

/** To or from this address; of an e-mail that lies in two folders one. Not drafts, and not what was thrown away. */
const withAddress = ({ mailboxId, email }: Wanted) => sql`
  select distinct on (${nameOf}) m.id from mailbox_message m join mailbox_folder f on f.id = m.folder_id
  where m.mailbox_id = ${mailboxId} and coalesce(f.role, '') not in ('drafts', 'trash') and m.id in (
    select one.id from mailbox_message one where one.mailbox_id = ${mailboxId} and one.from_email = ${email}
    union
    select one.id from mailbox_message one
    where one.mailbox_id = ${mailboxId} and one.recipients @> ${JSON.stringify([{ email }])}::jsonb)
  order by ${nameOf}, f.role = 'inbox' desc nulls last, m.id`;

const columns = ({ applicationId, accountId }: Wanted) => sql`m.id, m.from_name as "fromName", m.from_email as "fromEmail", m.recipients,
  m.subject, m.received_at as "receivedAt", m.seen, m.attachments, sha256(convert_to(${nameOf}, 'UTF8')) as source,
  (select attached.id from application_email attached where attached.application_id = ${applicationId}
    and attached.attached_by = ${accountId} and attached.source = sha256(convert_to(${nameOf}, 'UTF8'))) as "attachedId"`;

/** E-mails of a mailbox to and from a candidate, the newest first, and how many there are. */
export async function listBeside(db: Db, wanted: Wanted, count: number) {
  const { rows } = await sql<BesideRow & { total: number }>`
    select ${columns(wanted)}, count(*) over () as total from mailbox_message m
    where m.mailbox_id = ${wanted.mailboxId} and m.id = any(array(${withAddress(wanted)}))
    order by m.received_at desc, m.uid desc, m.id desc limit ${count}`.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}

/** One of these e-mails. */
export const findBeside = async (db: Db, wanted: Wanted, id: string) =>
  (
    await sql<BesideRow>`
      select ${columns(wanted)} from mailbox_message m
      where m.mailbox_id = ${wanted.mailboxId} and m.id = ${id} and m.id = any(array(${withAddress(wanted)}))`.execute(db)
  ).rows[0];
