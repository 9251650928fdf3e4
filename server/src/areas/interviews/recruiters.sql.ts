import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';

/** The recruiters in charge, else all of the company, and the hiring managers of the job, with the applicant's name and the job. */
export const listToTell = (db: Db, applicationId: string, about: string) =>
  db
    .selectFrom('application')
    .innerJoin('account as candidate', 'candidate.id', 'application.account_id')
    .innerJoin('account as recruiter', 'recruiter.company_id', 'application.company_id')
    .leftJoin('job_code', 'job_code.id', 'application.job_code_id')
    .leftJoin('job_ad', 'job_ad.booking_id', 'application.booking_id')
    .where('application.id', '=', applicationId)
    .where(sql<boolean>`sees_job(recruiter, application.booking_id)`)
    .where('recruiter.deactivated_at', 'is', null)
    .select([
      'recruiter.id',
      'recruiter.email',
      'recruiter.language',
      'recruiter.first_name',
      'recruiter.company_role',
      'candidate.id as candidateId',
      'candidate.first_name as candidateFirstName',
      'candidate.last_name as candidateLastName',
      'application.number',
      'application.booking_id',
      sql<boolean>`left_blind(application, recruiter.id)`.as('blind'),
      sql<boolean>`wants_notification(recruiter.id, ${about}, 'mail')`.as('mail'),
    ])
    .select(({ fn }) => fn.coalesce('job_code.title', 'job_ad.title').as('title'))
    // those in charge of the ad, or everybody where nobody is; who was given the job is told too
    .where(({ eb, or, not, exists, selectFrom }) => {
      const inCharge = selectFrom('job_ad_recruiter')
        .innerJoin('account as charged', 'charged.id', 'job_ad_recruiter.account_id')
        .whereRef('charged.company_id', '=', 'application.company_id')
        .where('charged.deactivated_at', 'is', null)
        .where('charged.company_role', '!=', 'hiring-manager')
        .whereRef('job_ad_recruiter.job_ad_id', '=', 'job_ad.id')
        .select('charged.id');
      return or([
        eb('recruiter.company_role', '=', 'hiring-manager'),
        not(exists(inCharge)),
        exists(inCharge.whereRef('charged.id', '=', 'recruiter.id')),
      ]);
    })
    .execute();
