import type { Insertable } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import type { DB } from '../../platform/tables.ts';

/** An application of a person at that company. */
export const findApplication = (db: Db, id: string, companyId: string) =>
  db
    .selectFrom('application')
    .select(['id', 'account_id'])
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .where('anonymous_at', 'is', null)
    .executeTakeFirst();

/** Nothing where it is held already. */
export const insertHold = (db: Db, row: Insertable<DB['legal_hold']>) =>
  db
    .insertInto('legal_hold')
    .values(row)
    .onConflict((one) => one.doNothing())
    .returning('id')
    .executeTakeFirst();

export const liftHold = (db: Db, applicationId: string, companyId: string, by: string, at: string) =>
  db
    .updateTable('legal_hold')
    .set({ lifted_by: by, lifted_at: at })
    .where('application_id', '=', applicationId)
    .where('company_id', '=', companyId)
    .where('lifted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();

export const holdsOf = (db: Db, companyId: string) =>
  db
    .selectFrom('legal_hold')
    .innerJoin('application', 'application.id', 'legal_hold.application_id')
    .innerJoin('account', 'account.id', 'application.account_id')
    .leftJoin('account as placer', 'placer.id', 'legal_hold.placed_by')
    .leftJoin('job_ad', 'job_ad.booking_id', 'application.booking_id')
    .leftJoin('job_code', 'job_code.booking_id', 'application.booking_id')
    .where('legal_hold.company_id', '=', companyId)
    .where('legal_hold.lifted_at', 'is', null)
    .select([
      'legal_hold.application_id',
      'application.number',
      'legal_hold.reason',
      'legal_hold.placed_at',
      'account.first_name',
      'account.last_name',
      'placer.first_name as placer_first_name',
      'placer.last_name as placer_last_name',
    ])
    .select(({ fn }) => fn.coalesce('job_ad.title', 'job_code.title').as('title'))
    .orderBy('legal_hold.placed_at', 'desc')
    .execute();
