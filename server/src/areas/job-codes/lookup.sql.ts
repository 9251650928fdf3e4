import type { Paging } from '@vitrine/contract/vocabulary.ts';
import type { Db } from '../../platform/postgres/db.ts';

/** The standing invitation behind the secret of a personal link. */
export const findInvitation = (db: Db, jobCodeId: string, uniqueId: string) =>
  db
    .selectFrom('invitation')
    .select(['id', 'first_name as firstName', 'language', 'cancelled_at', 'opened_at'])
    .where('job_code_id', '=', jobCodeId)
    .where('unique_id', '=', uniqueId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

export const findApplication = (db: Db, accountId: string, bookingId: string) =>
  db
    .selectFrom('application')
    .select(['id', 'question_set_id', 'started_at', 'submitted_at'])
    .where('account_id', '=', accountId)
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();

export const recordScan = (db: Db, accountId: string, jobCodeId: string, at: string) =>
  db
    .insertInto('job_code_scan')
    .values({ account_id: accountId, job_code_id: jobCodeId, opened_at: at })
    .onConflict((conflict) => conflict.columns(['account_id', 'job_code_id']).doUpdateSet({ opened_at: at }))
    .execute();

const scansOf = (db: Db, accountId: string) =>
  db.selectFrom('job_code_scan').innerJoin('job_code', 'job_code.id', 'job_code_scan.job_code_id').where('account_id', '=', accountId);

export const listScans = (db: Db, accountId: string, { page, count }: Paging) =>
  scansOf(db, accountId)
    .innerJoin('company', 'company.id', 'job_code.company_id')
    .select(['job_code.id', 'job_code.booking_id as bookingId', 'job_code.title', 'company.name as companyName', 'company.logo'])
    .select(['job_code.published_at', 'job_code.archived_at', 'job_code.closes_at', 'job_code_scan.opened_at as openedAt'])
    .orderBy('opened_at', 'desc')
    .limit(count)
    .offset((page - 1) * count)
    .execute();

export async function countScans(db: Db, accountId: string) {
  const { count } = await scansOf(db, accountId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export const openedBy = (db: Db, accountId: string) =>
  scansOf(db, accountId).select(['job_code.title', 'job_code_scan.opened_at as openedAt']).orderBy('job_code_scan.opened_at').execute();

/** Hangs the opened job codes of one account on another; what both opened stands there once. */
export const moveScans = (db: Db, keepId: string, dropId: string) =>
  db
    .updateTable('job_code_scan')
    .set({ account_id: keepId })
    .where('account_id', '=', dropId)
    .where('job_code_id', 'not in', (of) => of.selectFrom('job_code_scan').select('job_code_id').where('account_id', '=', keepId))
    .execute();
