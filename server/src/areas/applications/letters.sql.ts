import type { Db } from '../../platform/postgres/db.ts';
import { oneOf } from '../../platform/postgres/one-of.ts';

interface Kept {
  mailId: string;
  applicationId: string;
  byCandidate: boolean;
  subject: string;
  body: string;
}

/** Keeps what a mail said; nothing where that mail was written before and is not written again. */
export const keepLetter = (db: Db, { mailId, applicationId, byCandidate, subject, body }: Kept) =>
  db
    .insertInto('application_letter')
    .columns(['id', 'application_id', 'by_candidate', 'subject', 'body', 'sent_at'])
    .expression((of) =>
      of
        .selectFrom('mail')
        .select(({ val, cast }) => [
          'mail.id',
          cast<string>(val(applicationId), 'uuid').as('application_id'),
          cast<boolean>(val(byCandidate), 'boolean').as('by_candidate'),
          cast<string>(val(subject), 'text').as('subject'),
          cast<string>(val(body), 'text').as('body'),
          'mail.created_at',
        ])
        .where('mail.id', '=', mailId),
    )
    .execute();

/** What was written about applications, the oldest first. */
export const lettersOf = (db: Db, applicationIds: string[]) =>
  db
    .selectFrom('application_letter')
    .selectAll()
    .where('application_id', '=', oneOf(applicationIds))
    .orderBy('sent_at')
    .orderBy('id')
    .execute();

/** Says that the company has answered everything its applicant wrote until now. */
export const markAnswered = (db: Db, applicationId: string) =>
  db
    .updateTable('application_letter')
    .set({ answered: true })
    .where('application_id', '=', applicationId)
    .where('by_candidate', '=', true)
    .where('answered', '=', false)
    .execute();

export const deleteLettersOf = (db: Db, applicationIds: string[]) =>
  db.deleteFrom('application_letter').where('application_id', '=', oneOf(applicationIds)).execute();

/** The application of a person that a company heard of last. */
export const findLatestWith = async (db: Db, accountId: string, companyId: string) =>
  (
    await db
      .selectFrom('application')
      .select('id')
      .where('account_id', '=', accountId)
      .where('company_id', '=', companyId)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .executeTakeFirst()
  )?.id;
