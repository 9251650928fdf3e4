import type { ApplicationStatus } from '@vitrine/contract/reference-lists.ts';
import type { NotNull, Updateable } from 'kysely';
import type { Db } from '../../platform/db.ts';
import type { DB } from '../../platform/tables.ts';
import { leftBlind } from './applicants.sql.ts';

/** An application of the own company, with the person, the job, and whether this reviewer may know who it is. */
export const findApplication = (db: Db, id: string, companyId: string, reviewerId: string) =>
  db
    .selectFrom('application')
    .innerJoin('account', 'account.id', 'application.account_id')
    .innerJoin('company', 'company.id', 'application.company_id')
    .leftJoin('job_code', 'job_code.id', 'application.job_code_id')
    .leftJoin('job_ad', 'job_ad.booking_id', 'application.booking_id')
    .innerJoin('booking', 'booking.id', 'application.booking_id')
    .where('application.id', '=', id)
    .where('application.company_id', '=', companyId)
    .selectAll('application')
    .select([
      'account.first_name',
      'account.last_name',
      'account.email',
      'account.language',
      'account.picture',
      'company.name as company_name',
      'booking.internal_reference as internalRef',
      leftBlind(reviewerId).as('blind'),
    ])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('legal_hold')
            .select('legal_hold.id')
            .whereRef('legal_hold.application_id', '=', 'application.id')
            .where('legal_hold.lifted_at', 'is', null),
        )
        .$castTo<boolean>()
        .as('held'),
    )
    .select(({ fn }) => fn.coalesce('job_code.title', 'job_ad.title').as('title'))
    .$narrowType<{ account_id: NotNull }>()
    .executeTakeFirst();

export const updateApplication = (db: Db, id: string, set: Updateable<DB['application']>) =>
  db.updateTable('application').set(set).where('id', '=', id).execute();

export const deleteApplication = (db: Db, id: string) => db.deleteFrom('application').where('id', '=', id).execute();

interface Change {
  id: string;
  applicationId: string;
  status: ApplicationStatus;
  by: string | null;
  at: string;
  mail?: 'none' | 'queued';
  mailText?: string | null;
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
    })
    .execute();
  await setStatus(db, change.applicationId, change.status, change.at);
}

const setStatus = (db: Db, id: string, status: ApplicationStatus, at: string) =>
  updateApplication(db, id, { status, status_at: at, decided_at: decided.includes(status) ? at : null });

export const findChange = (db: Db, id: string) =>
  db.selectFrom('application_status_change').selectAll().where('id', '=', id).executeTakeFirst();

export const markChangeMailed = (db: Db, id: string) =>
  db.updateTable('application_status_change').set({ mail: 'sent' }).where('id', '=', id).execute();

/** Takes a change back: the status before it counts again. Only the latest change of an application can be. */
export async function undoChange(db: Db, change: { id: string; application_id: string }) {
  await db.deleteFrom('application_status_change').where('id', '=', change.id).execute();
  const before = await db
    .selectFrom('application_status_change')
    .select(['status', 'changed_at'])
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
  );
}

export const listChanges = (db: Db, applicationId: string) =>
  db
    .selectFrom('application_status_change as change')
    .leftJoin('account', 'account.id', 'change.changed_by')
    .where('change.application_id', '=', applicationId)
    .select(['change.status', 'change.changed_by', 'change.changed_at', 'change.mail', 'account.first_name', 'account.last_name'])
    .orderBy('change.changed_at')
    .orderBy('change.id')
    .execute();
