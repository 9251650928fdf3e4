import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import { oneOf } from '../../platform/postgres/one-of.ts';
import type { DB } from '../../platform/tables.ts';
import { faceColumns, titleOfJob } from '../applications/index.ts';

/** What these people are or were asked for that is not asked for of their job any more, but was handed in. */
export const documentsHandedIn = (db: Db, applicationId: string) =>
  db
    .selectFrom('progress_document')
    .selectAll()
    .where('id', 'in', (eb) => eb.selectFrom('progress_file').select('document_id').where('application_id', '=', applicationId))
    .orderBy('position')
    .orderBy('id')
    .execute();

export const itemsOf = (db: Db, applicationIds: string[]) =>
  db
    .selectFrom('progress_item')
    .leftJoin('progress_file', 'progress_file.id', 'progress_item.file_id')
    .selectAll('progress_item')
    .select('progress_file.review')
    .where('progress_item.application_id', '=', oneOf(applicationIds))
    .execute();

export type ItemRow = Awaited<ReturnType<typeof itemsOf>>[number];

/** The files of these applications, the newest first. */
export const filesOf = (db: Db, applicationIds: string[]) =>
  db
    .selectFrom('progress_file')
    .selectAll()
    .where('application_id', '=', oneOf(applicationIds))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

export type FileRow = Awaited<ReturnType<typeof filesOf>>[number];

export const findFile = (db: Db, id: string) => db.selectFrom('progress_file').selectAll().where('id', '=', id).executeTakeFirst();

/** Holds the application, so that two who change its papers come one after the other; false where it is nobody's any more. */
export const lockApplication = async (db: Db, id: string) =>
  (await db.selectFrom('application').select('account_id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst())?.account_id != null;

interface Place {
  application_id: string;
  document_id: string;
  company_id: string;
}

/** Says where a document stands, and works out whether anything is still wanted of it. */
export async function setItem(db: Db, place: Place, set: Omit<Updateable<DB['progress_item']>, 'settled'>) {
  await db
    .insertInto('progress_item')
    .values({ ...place, ...set } as Insertable<DB['progress_item']>)
    .onConflict((one) => one.columns(['application_id', 'document_id']).doUpdateSet(set))
    .execute();
  await db
    .updateTable('progress_item')
    .set({
      settled: sql<boolean>`pf_status = 'not-required' or exists (select 1 from progress_file
        where progress_file.id = progress_item.file_id and progress_file.review <> 'refused')`,
    })
    .where('application_id', '=', place.application_id)
    .where('document_id', '=', place.document_id)
    .execute();
}

export const insertFile = (db: Db, row: Insertable<DB['progress_file']>) => db.insertInto('progress_file').values(row).execute();

export const updateFile = (db: Db, id: string, set: Updateable<DB['progress_file']>) =>
  db.updateTable('progress_file').set(set).where('id', '=', id).execute();

export const deleteFile = (db: Db, id: string) => db.deleteFrom('progress_file').where('id', '=', id).execute();

/** Marks what was handed in as looked at: one document, or all. */
export const markSeen = (db: Db, applicationId: string, documentId: string | undefined, at: string) =>
  db
    .updateTable('progress_item')
    .set({ seen_at: at })
    .where('application_id', '=', applicationId)
    .where('file_id', 'is not', null)
    .where('seen_at', 'is', null)
    .$if(documentId !== undefined, (query) => query.where('document_id', '=', documentId ?? ''))
    .execute();

/** Whose documents nobody of the company has looked at, and how many of each; those that wait longest first. */
export const listUnseen = (db: Db, companyId: string, reviewerId: string, most: number) =>
  db
    .with('handed_in', (within) =>
      within
        .selectFrom('progress_item as item')
        .innerJoin('progress_file as file', 'file.id', 'item.file_id')
        .where('item.company_id', '=', companyId)
        .where('item.seen_at', 'is', null)
        .select(['item.application_id', sql<number>`count(*)`.as('n'), sql<string>`min(file.created_at)`.as('since')])
        .groupBy('item.application_id'),
    )
    .selectFrom('handed_in')
    .innerJoin('application', 'application.id', 'handed_in.application_id')
    .innerJoin('account', 'account.id', 'application.account_id')
    .leftJoin('job_ad', 'job_ad.booking_id', 'application.booking_id')
    .leftJoin('job_code', 'job_code.booking_id', 'application.booking_id')
    .where('application.company_id', '=', companyId)
    .where('application.withdrawn_at', 'is', null)
    .select(['application.id', 'application.booking_id', 'handed_in.n', 'handed_in.since', titleOfJob.as('title')])
    .select(faceColumns(reviewerId))
    .orderBy('handed_in.since')
    .orderBy('application.id')
    .limit(most)
    .execute();

/** A document of the own profile. */
export const findProfileDocument = (db: Db, id: string, accountId: string) =>
  db.selectFrom('candidate_document').selectAll().where('id', '=', id).where('account_id', '=', accountId).executeTakeFirst();

/** Everything of the lists of these applications; returns the files that lie on the disk. */
export async function deletePapersOf(db: Db, applicationIds: string[]) {
  const gone = await db
    .deleteFrom('progress_file')
    .where('application_id', '=', oneOf(applicationIds))
    .returning(['stored', 'shown'])
    .execute();
  await db.deleteFrom('progress_item').where('application_id', '=', oneOf(applicationIds)).execute();
  await db.deleteFrom('progress_member').where('application_id', '=', oneOf(applicationIds)).execute();
  await db.deleteFrom('progress_reminder').where('application_id', '=', oneOf(applicationIds)).execute();
  return gone.flatMap(({ stored, shown }) => (shown ? [stored, shown] : [stored]));
}

/** Recruiters of a company who hear of papers: those in charge of the job, else all. */
export const recruitersOf = async (db: Db, companyId: string, bookingId: string) => {
  const { rows } = await sql<{ id: string }>`
    with charged as (select account.id from job_ad join job_ad_recruiter on job_ad_recruiter.job_ad_id = job_ad.id
      join account on account.id = job_ad_recruiter.account_id
      where job_ad.booking_id = ${bookingId} and account.company_id = ${companyId} and account.company_role <> 'hiring-manager' and account.deactivated_at is null)
    select id from charged union all
    select id from account where company_id = ${companyId} and company_role <> 'hiring-manager' and deactivated_at is null
      and not exists (select 1 from charged)`.execute(db);
  return rows.map(({ id }) => id);
};
