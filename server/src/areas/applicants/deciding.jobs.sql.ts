import type { NotNull } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';

/** Whom a mail about an application goes to, and what it names. */
export const findRecipient = (db: Db, applicationId: string) =>
  db
    .selectFrom('application')
    .innerJoin('account', 'account.id', 'application.account_id')
    .innerJoin('company', 'company.id', 'application.company_id')
    .leftJoin('job_code', 'job_code.booking_id', 'application.booking_id')
    .leftJoin('job_ad', 'job_ad.booking_id', 'application.booking_id')
    .where('application.id', '=', applicationId)
    .selectAll('application')
    .select(['account.email', 'account.first_name', 'account.language', 'account.guest', 'company.name'])
    .select(({ fn }) => fn.coalesce('job_ad.title', 'job_code.title').as('title'))
    .$narrowType<{ account_id: NotNull }>()
    .executeTakeFirst();
