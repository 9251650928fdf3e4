import type { Db } from '../../platform/db.ts';

/** Whom a mail about an application goes to, and what it names. */
export const findRecipient = (db: Db, applicationId: string) =>
  db
    .selectFrom('application')
    .innerJoin('account', 'account.id', 'application.account_id')
    .innerJoin('company', 'company.id', 'application.company_id')
    .leftJoin('job_code', 'job_code.id', 'application.job_code_id')
    .where('application.id', '=', applicationId)
    .select(['account.email', 'account.first_name', 'account.language', 'company.name', 'job_code.title'])
    .executeTakeFirst();
