import type { ReportOutcome, reportReason } from '@vitrine/contract/chat/reports.ts';
import { type Insertable, sql } from 'kysely';
import type * as z from 'zod';
import type { Db } from '../../../platform/postgres/db.ts';
import { oneOf } from '../../../platform/postgres/one-of.ts';
import type { DB } from '../../../platform/tables.ts';

export interface ReportedMessage {
  id: string;
  senderId: string;
  number: number;
  text: string;
  fileNames: string[];
  sentAt: string;
}

/** The messages of these numbers that somebody else wrote, of a conversation, above a number; also whoever has left it since. */
export const messagesOfOthers = async (db: Db, conversationId: string, accountId: string, numbers: number[], above: number) =>
  (
    await sql<ReportedMessage>`select m.id, m.sender_id as "senderId", m.number, m.text, files.names as "fileNames", m.sent_at as "sentAt"
      from chat_message m cross join lateral (
        select array(select name from chat_attachment where message_id = m.id order by position, id) as names) files
      where m.conversation_id = ${conversationId} and m.sender_id <> ${accountId} and m.number = ${oneOf(numbers)} and m.number > ${above}
        and not m.handed_over and m.deleted_at is null and (m.text <> '' or files.names <> '{}')
      order by m.number for update of m`.execute(db)
  ).rows;

/** Numbers that somebody has reported before and that nobody has decided on. */
export const waitingNumbers = async (db: Db, conversationId: string, reporterId: string) => {
  const rows = await db
    .selectFrom('message_report')
    .innerJoin('message_report_line', 'message_report_line.report_id', 'message_report.id')
    .select('message_report_line.number')
    .where('conversation_id', '=', conversationId)
    .where('reporter_id', '=', reporterId)
    .where('outcome', 'is', null)
    .execute();
  return new Set(rows.map(({ number }) => number));
};

export const insertReport = async (db: Db, row: Insertable<DB['message_report']>, lines: Insertable<DB['message_report_line']>[]) => {
  await db.insertInto('message_report').values(row).execute();
  await db.insertInto('message_report_line').values(lines).execute();
};

interface ReportFound {
  id: string;
  conversationId: string | null;
  reporterId: string;
  reportedId: string;
  at: string;
  reason: z.output<typeof reportReason>;
  title: string;
  words: string;
  grounds: string;
  messages: number;
  outcome: ReportOutcome | null;
  decidedAt: string | null;
  reporterName: string;
  reporterEmail: string;
  reporterCompany: string;
  reportedName: string;
  reportedEmail: string;
  reportedCompany: string;
}

export type { ReportFound };

const selected = sql`select report.id, report.conversation_id as "conversationId", report.reporter_id as "reporterId",
    report.reported_id as "reportedId", report.at, report.reason, report.title, report.words, report.grounds, report.outcome,
    report.decided_at as "decidedAt", (select count(*) from message_report_line where report_id = report.id) as messages,
    concat_ws(' ', nullif(reporter.first_name, ''), nullif(reporter.last_name, '')) as "reporterName", reporter.email as "reporterEmail",
    coalesce(own.name, '') as "reporterCompany",
    concat_ws(' ', nullif(reported.first_name, ''), nullif(reported.last_name, '')) as "reportedName", reported.email as "reportedEmail",
    coalesce(theirs.name, '') as "reportedCompany"
  from message_report report join account reporter on reporter.id = report.reporter_id join account reported on reported.id = report.reported_id
    left join company own on own.id = reporter.company_id left join company theirs on theirs.id = reported.company_id`;

/** One page: what waits with the oldest first, or what was decided with the latest first. */
export async function listReports(db: Db, { decided, page, count }: { decided: boolean; page: number; count: number }) {
  const kind = decided ? sql`report.outcome is not null` : sql`report.outcome is null`;
  const order = decided ? sql`report.decided_at desc, report.id` : sql`report.at, report.id`;
  const { rows } = await sql<ReportFound>`${selected} where ${kind} order by ${order} limit ${count} offset ${(page - 1) * count}`.execute(
    db,
  );
  const { total } = await db
    .selectFrom('message_report')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('outcome', decided ? 'is not' : 'is', null)
    .executeTakeFirstOrThrow();
  return { rows, total };
}

export const findReport = async (db: Db, id: string) => (await sql<ReportFound>`${selected} where report.id = ${id}`.execute(db)).rows[0];

export const linesOf = (db: Db, reportId: string) =>
  db
    .selectFrom('message_report_line')
    .select(['number', 'text', 'file_names as fileNames', 'sent_at as sentAt', 'message_id as messageId'])
    .where('report_id', '=', reportId)
    .orderBy('number')
    .execute();

/** Decides what nobody has decided yet; false where somebody has. */
export const decideReport = async (
  db: Db,
  id: string,
  decision: { outcome: ReportOutcome; grounds: string; decided_by: string; decided_at: string },
) =>
  (await db.updateTable('message_report').set(decision).where('id', '=', id).where('outcome', 'is', null).executeTakeFirst())
    .numUpdatedRows > 0;

/** Whom a decision is told to, as long as they are there. */
export const findTold = (db: Db, accountId: string) =>
  db.selectFrom('account').select(['id', 'email', 'language', 'first_name as name']).where('id', '=', accountId).executeTakeFirst();

export const deleteDecidedBefore = (db: Db, before: string) => db.deleteFrom('message_report').where('decided_at', '<', before).execute();

/** What somebody reported, and what was decided about what they wrote; never who reported it. */
export const reportsOf = async (db: Db, accountId: string) => ({
  sent: await db
    .selectFrom('message_report')
    .select(['at', 'title', 'reason', 'words', 'outcome', 'grounds', 'decided_at as decidedAt'])
    .where('reporter_id', '=', accountId)
    .orderBy('at')
    .execute(),
  about: await db
    .selectFrom('message_report')
    .select(['title', 'reason', 'outcome', 'grounds', 'decided_at as decidedAt'])
    .where('reported_id', '=', accountId)
    .where('outcome', 'is not', null)
    .where('outcome', '!=', 'dismissed')
    .orderBy('decided_at')
    .execute(),
});

export const deleteReportsOf = async (db: Db, accountId: string) => {
  await db
    .deleteFrom('message_report')
    .where(({ eb, or }) => or([eb('reporter_id', '=', accountId), eb('reported_id', '=', accountId)]))
    .execute();
  await db.updateTable('message_report').set({ decided_by: null }).where('decided_by', '=', accountId).execute();
};

export async function moveReports(db: Db, keepId: string, dropId: string) {
  await db.updateTable('message_report').set({ reporter_id: keepId }).where('reporter_id', '=', dropId).execute();
  await db.updateTable('message_report').set({ reported_id: keepId }).where('reported_id', '=', dropId).execute();
}
