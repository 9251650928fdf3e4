import type { Db } from '../../platform/postgres/db.ts';

/** What somebody handed in, wherever they applied. */
export const handedInBy = (db: Db, accountId: string) =>
  db
    .selectFrom('progress_file')
    .innerJoin('application', 'application.id', 'progress_file.application_id')
    .innerJoin('company', 'company.id', 'application.company_id')
    .innerJoin('progress_document', 'progress_document.id', 'progress_file.document_id')
    .where('application.account_id', '=', accountId)
    .select([
      'company.name as company',
      'progress_document.title as document',
      'progress_file.name',
      'progress_file.stored',
      'progress_file.bytes',
      'progress_file.review',
      'progress_file.reason',
      'progress_file.reviewed_at',
      'progress_file.created_at',
    ])
    .orderBy('progress_file.created_at')
    .execute();

/** Where each document stands that somebody said something of. */
export const standingsOf = (db: Db, accountId: string) =>
  db
    .selectFrom('progress_item')
    .innerJoin('application', 'application.id', 'progress_item.application_id')
    .innerJoin('company', 'company.id', 'application.company_id')
    .innerJoin('progress_document', 'progress_document.id', 'progress_item.document_id')
    .where('application.account_id', '=', accountId)
    .select([
      'company.name as company',
      'progress_document.title as document',
      'progress_item.pf_status',
      'progress_item.update_action',
      'progress_item.due_on',
    ])
    .orderBy('company.name')
    .orderBy('progress_document.position')
    .execute();
