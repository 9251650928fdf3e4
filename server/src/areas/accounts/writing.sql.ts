import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';

const reachable = (db: Db, email: string) =>
  db
    .selectFrom('account')
    .select(['account.id', 'account.email', 'account.language'])
    .where('account.email', '=', email)
    .where('account.deactivated_at', 'is', null);

/** Somebody whom a recruiter may write to: teammates, applicants who are not left blind to the recruiter, people the company added. */
export const ofCompany = (db: Db, email: string, { companyId, accountId }: { companyId: string; accountId: string }) =>
  reachable(db, email)
    .where((eb) =>
      eb.or([
        eb.and([eb('account.user_type', '=', 'Recruiter'), eb('account.company_id', '=', companyId)]),
        eb.exists(
          eb
            .selectFrom('application')
            .select('application.id')
            .whereRef('application.account_id', '=', 'account.id')
            .where('application.company_id', '=', companyId)
            .where(sql<boolean>`not left_blind(application, ${accountId})`),
        ),
        eb.exists(
          eb
            .selectFrom('candidate_profile')
            .select('candidate_profile.account_id')
            .whereRef('candidate_profile.account_id', '=', 'account.id')
            .where('candidate_profile.added_by_company', '=', companyId),
        ),
      ]),
    )
    .executeTakeFirst();

/** A recruiter of a company to which the candidate has applied. */
export const ofApplications = (db: Db, email: string, accountId: string) =>
  reachable(db, email)
    .where('account.user_type', '=', 'Recruiter')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('application')
          .select('application.id')
          .whereRef('application.company_id', '=', 'account.company_id')
          .where('application.account_id', '=', accountId),
      ),
    )
    .executeTakeFirst();
