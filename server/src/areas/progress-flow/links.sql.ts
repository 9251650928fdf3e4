import type { Insertable } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import { showsByLinks } from '../../platform/sessions/share-links.sql.ts';
import type { DB } from '../../platform/tables.ts';

export const insertLink = (db: Db, row: Insertable<DB['progress_link']>) => db.insertInto('progress_link').values(row).execute();

/** What a living link shows, while neither the company nor the person is closed. */
export const livingLink = (db: Db, hash: Buffer, now: string) =>
  db
    .selectFrom('progress_link')
    .innerJoin('progress_file', 'progress_file.id', 'progress_link.file_id')
    .innerJoin('progress_document', 'progress_document.id', 'progress_file.document_id')
    .innerJoin('application', 'application.id', 'progress_file.application_id')
    .innerJoin('account', 'account.id', 'application.account_id')
    .innerJoin('company', 'company.id', 'progress_link.company_id')
    .selectAll('progress_file')
    .select([
      'progress_link.id as link_id',
      'progress_link.company_id',
      'progress_link.expires_at',
      'progress_document.title as document_title',
      'application.account_id',
      'company.name as company_name',
    ])
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .where(showsByLinks('progress_link.company_id'))
    .where('account.deactivated_at', 'is', null)
    .executeTakeFirst();
