import { sql } from 'kysely';
import type { Db } from '../../../platform/postgres/db.ts';
import { oneOf } from '../../../platform/postgres/one-of.ts';
import { leftBlind } from '../../applications/index.ts';

/** Whose mailbox it is, where the folder is its inbox, and whether all of it was read to its end before. */
export const inboxOf = (db: Db, mailboxId: string, folderId: string) =>
  db
    .selectFrom('mailbox')
    .innerJoin('mailbox_folder', 'mailbox_folder.mailbox_id', 'mailbox.id')
    .where('mailbox.id', '=', mailboxId)
    .where('mailbox_folder.id', '=', folderId)
    .where('mailbox_folder.role', '=', 'inbox')
    .select(['mailbox.account_id as accountId', 'mailbox.read_once as readOnce'])
    .executeTakeFirst();

interface Applicant {
  email: string;
  applicationId: string;
  bookingId: string;
}

/** Which of these addresses are of applicants whom the reader sees and may know by name, each with their latest application. */
export async function applicantsAmong(db: Db, readerId: string, emails: string[]): Promise<Applicant[]> {
  const { rows } = await sql<Applicant>`
    select distinct on (person.id) person.email, application.id as "applicationId", application.booking_id as "bookingId"
    from account person join application on application.account_id = person.id
      join account reader on reader.id = ${readerId} and reader.company_id = application.company_id
    where person.email = any(${emails}) and person.deactivated_at is null and not person.guest and application.withdrawn_at is null
      and sees_job(reader, application.booking_id) and not ${leftBlind(readerId)}
    order by person.id, application.created_at desc`.execute(db);
  return rows;
}

/** Remembers what arrived, and says what of it was not heard of before; what is older is no news in any case. */
export async function rememberTold(db: Db, mailboxId: string, digests: string[], at: string, since: string) {
  if (digests.length === 0) return new Set<string>();
  await sql`delete from mailbox_told where mailbox_id = ${mailboxId} and at < ${since}::timestamptz - interval '1 day'`.execute(db);
  const { rows } = await sql<{ digest: string }>`
    insert into mailbox_told (mailbox_id, what, at) select ${mailboxId}, decode(digest, 'hex'), ${at} from unnest(${digests}::text[]) digest
    on conflict do nothing returning encode(what, 'hex') as digest`.execute(db);
  return new Set(rows.map(({ digest }) => digest));
}

/** The applications of these people in the company of the reader, whatever became of them. */
export const toldAbout = (db: Db, readerId: string, emails: string[]) =>
  db
    .selectFrom('account as person')
    .innerJoin('application', 'application.account_id', 'person.id')
    .innerJoin('account as reader', 'reader.company_id', 'application.company_id')
    .where('reader.id', '=', readerId)
    .where('person.email', '=', oneOf(emails))
    .select('application.id')
    .execute();
