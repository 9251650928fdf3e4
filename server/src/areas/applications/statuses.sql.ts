import type { ApplicationStatus } from '@vitrine/contract/reference-lists.ts';
import type { Db } from '../../platform/postgres/db.ts';
import { updateApplication } from './applications.sql.ts';

export interface Change {
  id: string;
  applicationId: string;
  status: ApplicationStatus;
  by: string | null;
  at: string;
  mail?: 'none' | 'queued';
  mailText?: string | null;
  /** Why somebody is denied. */
  reasonId?: string | null;
}

const decided: readonly string[] = ['Accepted', 'Denied', 'Declined'];

/** Sets the status of an application and keeps the change in its history. */
export async function recordStatus(db: Db, change: Change) {
  await db
    .insertInto('application_status_change')
    .values({
      id: change.id,
      application_id: change.applicationId,
      status: change.status,
      changed_by: change.by,
      changed_at: change.at,
      mail: change.mail ?? 'none',
      mail_text: change.mailText ?? null,
      reason_id: change.reasonId ?? null,
    })
    .execute();
  await setStatus(db, change.applicationId, change.status, change.at, change.reasonId ?? null);
}

const setStatus = (db: Db, id: string, status: ApplicationStatus, at: string, reasonId: string | null) =>
  updateApplication(db, id, {
    status,
    status_at: at,
    decided_at: decided.includes(status) ? at : null,
    denial_reason_id: reasonId,
  });

export const findChange = (db: Db, id: string) =>
  db.selectFrom('application_status_change').selectAll().where('id', '=', id).executeTakeFirst();

export const markChangeMailed = (db: Db, id: string) =>
  db.updateTable('application_status_change').set({ mail: 'sent' }).where('id', '=', id).execute();

/** Takes a change back: the status before it counts again. Only the latest change of an application can be. */
export async function undoChange(db: Db, change: { id: string; application_id: string }) {
  await db.deleteFrom('application_status_change').where('id', '=', change.id).execute();
  const before = await db
    .selectFrom('application_status_change')
    .select(['status', 'changed_at', 'reason_id'])
    .where('application_id', '=', change.application_id)
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const created = await db.selectFrom('application').select('created_at').where('id', '=', change.application_id).executeTakeFirstOrThrow();
  await setStatus(
    db,
    change.application_id,
    (before?.status as ApplicationStatus | undefined) ?? 'New',
    before?.changed_at ?? created.created_at,
    before?.reason_id ?? null,
  );
}
