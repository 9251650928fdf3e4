import type { Db } from '../../../platform/postgres/db.ts';
import { oneOf } from '../../../platform/postgres/one-of.ts';

export const askedByCompany = (db: Db, companyId: string) =>
  db
    .selectFrom('progress_document')
    .where('company_id', '=', companyId)
    .select(['id', 'title', 'why', 'due_date as due', 'due_days as dueDays', 'bookings as jobs', 'position', 'created_at as createdAt'])
    .select('removed_at as archivedAt')
    .orderBy('position')
    .orderBy('id')
    .execute();

/** How each document stands that somebody who was accepted is asked for. */
export const standingsIn = (db: Db, ids: string[]) =>
  db
    .selectFrom('progress_item as item')
    .innerJoin('progress_document', 'progress_document.id', 'item.document_id')
    .innerJoin('progress_member as member', 'member.application_id', 'item.application_id')
    .where('item.application_id', '=', oneOf(ids))
    .select(['item.application_id as applicationId', 'progress_document.title', 'item.pf_status as status', 'item.due_on as due'])
    .select(['item.update_action as lastAct', 'member.handed_in as handedIn'])
    .orderBy('item.application_id')
    .orderBy('progress_document.position')
    .orderBy('progress_document.id')
    .execute();

export const filesIn = (db: Db, ids: string[]) =>
  db
    .selectFrom('progress_file as file')
    .innerJoin('progress_document', 'progress_document.id', 'file.document_id')
    .where('file.application_id', '=', oneOf(ids))
    .select(['file.id', 'file.application_id as applicationId', 'progress_document.title', 'file.name', 'file.bytes', 'file.stored'])
    .select(['file.review as state', 'file.reason', 'file.reviewed_at as decidedAt', 'file.created_at as createdAt'])
    .orderBy('file.application_id')
    .orderBy('file.created_at')
    .orderBy('file.id')
    .execute();
