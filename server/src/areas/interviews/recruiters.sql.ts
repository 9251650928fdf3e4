import type { Db } from '../../platform/db.ts';

/** The recruiters of the company who want to hear about applicants, with the applicant's name and the job. */
export const listToTell = (db: Db, applicationId: string) =>
  db
    .selectFrom('application')
    .innerJoin('account as candidate', 'candidate.id', 'application.account_id')
    .innerJoin('account as recruiter', 'recruiter.company_id', 'application.company_id')
    .leftJoin('job_code', 'job_code.id', 'application.job_code_id')
    .where('application.id', '=', applicationId)
    .where('recruiter.user_type', '=', 'Recruiter')
    .where('recruiter.deactivated_at', 'is', null)
    .where('recruiter.notify_progress', '=', true)
    .select([
      'recruiter.id',
      'recruiter.email',
      'recruiter.language',
      'recruiter.first_name',
      'candidate.first_name as candidateFirstName',
      'candidate.last_name as candidateLastName',
      'job_code.title',
    ])
    .execute();
