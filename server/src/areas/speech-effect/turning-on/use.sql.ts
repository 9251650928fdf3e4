import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../platform/postgres/db.ts';
import type { DB } from '../../../platform/tables.ts';

/** What a company said of counting, with who said it last. */
export const findUse = (db: Db, companyId: string) =>
  db
    .selectFrom('speech_effect_use as use')
    .leftJoin('account', 'account.id', 'use.changed_by')
    .where('use.company_id', '=', companyId)
    .select([
      'use.turned_on',
      'use.purpose',
      'use.responsible',
      'use.assessment_url',
      'use.on_since',
      'use.changed_at',
      'account.first_name',
      'account.last_name',
    ])
    .executeTakeFirst();

export const putUse = (db: Db, { company_id, ...row }: Insertable<DB['speech_effect_use']>) =>
  db
    .insertInto('speech_effect_use')
    .values({ company_id, ...row })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(row))
    .execute();

/** A job code of a company, and whether counting is on for it and for the company. */
export const findJob = (db: Db, jobCodeId: string, companyId: string) =>
  db
    .selectFrom('job_code')
    .leftJoin('speech_effect_job as job', 'job.job_code_id', 'job_code.id')
    .leftJoin('speech_effect_use as use', 'use.company_id', 'job_code.company_id')
    .where('job_code.id', '=', jobCodeId)
    .where('job_code.company_id', '=', companyId)
    .select([
      sql<boolean>`job.job_code_id is not null and coalesce(use.turned_on, false)`.as('on'),
      sql<boolean>`coalesce(use.turned_on, false)`.as('companyOn'),
    ])
    .executeTakeFirst();

export const insertJob = (db: Db, row: Insertable<DB['speech_effect_job']>) =>
  db
    .insertInto('speech_effect_job')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const deleteJob = (db: Db, jobCodeId: string) => db.deleteFrom('speech_effect_job').where('job_code_id', '=', jobCodeId).execute();

/** Lets go of what candidates released to a company, for all its jobs or for one. */
export const deleteReleasedTo = (db: Db, companyId: string, jobCodeId?: string) =>
  db
    .deleteFrom('speech_effect')
    .where('application_id', 'in', (of) =>
      of
        .selectFrom('application')
        .where('company_id', '=', companyId)
        .$if(jobCodeId !== undefined, (some) => some.where('job_code_id', '=', jobCodeId ?? ''))
        .select('id'),
    )
    .execute();
