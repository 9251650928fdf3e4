import type { Db } from '../../platform/postgres/db.ts';

export const usesOfCompany = (db: Db, companyId: string) =>
  db
    .selectFrom('speech_effect_use')
    .where('company_id', '=', companyId)
    .select(['turned_on as turnedOn', 'purpose', 'responsible', 'assessment_url as url', 'on_since as from', 'changed_at as updatedAt'])
    .execute();

export const jobsOfCompany = (db: Db, companyId: string) =>
  db
    .selectFrom('speech_effect_job as turned')
    .innerJoin('job_code', 'job_code.id', 'turned.job_code_id')
    .where('job_code.company_id', '=', companyId)
    .select(['turned.job_code_id as jobCode', 'turned.turned_on_at as from'])
    .orderBy('turned.job_code_id')
    .execute();
