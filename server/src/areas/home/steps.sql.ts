import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';

/** The day it is for a company, and what it has done on its way to the first interview. */
export async function findSteps(db: Db, companyId: string, now: string) {
  const { rows } = await sql<{ today: string; job: boolean; invited: boolean; interview: boolean }>`
    select (${now}::timestamptz at time zone time_zone)::date::text as today,
      exists (select from job_code where job_code.company_id = company.id and published_at is not null)
        or exists (select from job_ad where job_ad.company_id = company.id and published_at is not null) as job,
      exists (select from invitation where invitation.company_id = company.id)
        or exists (select from application where application.company_id = company.id) as invited,
      exists (select from application where application.company_id = company.id and submitted_at is not null) as interview
    from company where id = ${companyId}`.execute(db);
  return rows[0];
}
