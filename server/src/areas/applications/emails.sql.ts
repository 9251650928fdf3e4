import type { Insertable } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import { oneOf } from '../../platform/postgres/one-of.ts';
import type { DB } from '../../platform/tables.ts';

/** Keeps the copy of an e-mail with an application that is still somebody's; undefined where it is not, or the same was attached before. */
export const insertEmail = (db: Db, { application_id, ...row }: Insertable<DB['application_email']>) =>
  db
    .insertInto('application_email')
    .columns(['id', 'application_id', 'attached_by', 'source', 'sealed', 'sent_at', 'attached_at'])
    .expression((of) =>
      of
        .selectFrom('application')
        .select(({ val, cast }) => [
          cast<string>(val(row.id), 'uuid').as('id'),
          'application.id as application_id',
          cast<string>(val(row.attached_by), 'uuid').as('attached_by'),
          cast<Buffer>(val(row.source), 'bytea').as('source'),
          cast<Buffer>(val(row.sealed), 'bytea').as('sealed'),
          cast<string>(val(row.sent_at), 'timestamptz').as('sent_at'),
          cast<string>(val(row.attached_at), 'timestamptz').as('attached_at'),
        ])
        .where('application.id', '=', application_id)
        .where('application.account_id', 'is not', null)
        .where('application.withdrawn_at', 'is', null)
        .forShare(),
    )
    .onConflict((one) => one.columns(['application_id', 'attached_by', 'source']).doNothing())
    .returning('id')
    .executeTakeFirst();

const withAuthor = (db: Db) =>
  db
    .selectFrom('application_email as email')
    .leftJoin('account', 'account.id', 'email.attached_by')
    .selectAll('email')
    .select(['account.first_name', 'account.last_name']);

/** What was attached to these applications, the newest first. */
export const listEmails = (db: Db, applicationIds: string[]) =>
  withAuthor(db).where('email.application_id', '=', oneOf(applicationIds)).orderBy('email.sent_at', 'desc').orderBy('email.id').execute();

export const findEmail = (db: Db, id: string) =>
  db.selectFrom('application_email').select(['id', 'application_id', 'attached_by']).where('id', '=', id).executeTakeFirst();

export const findEmailBySource = (db: Db, applicationId: string, attachedBy: string, source: Buffer) =>
  db
    .selectFrom('application_email')
    .select('id')
    .where('application_id', '=', applicationId)
    .where('attached_by', '=', attachedBy)
    .where('source', '=', source)
    .executeTakeFirst();

/** Whether it was there. */
export const deleteEmail = async (db: Db, id: string) =>
  (await db.deleteFrom('application_email').where('id', '=', id).returning('id').execute()).length > 0;

export const deleteEmailsOf = (db: Db, applicationIds: string[]) =>
  db.deleteFrom('application_email').where('application_id', '=', oneOf(applicationIds)).execute();
