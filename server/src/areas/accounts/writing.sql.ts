import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import { within } from '../../platform/sessions/scope.sql.ts';
import type { Scope } from '../../platform/sessions/scope.ts';

const reachable = (db: Db, email: string) =>
  db
    .selectFrom('account')
    .select(['account.id', 'account.email', 'account.language'])
    .where('account.email', '=', email)
    .where('account.deactivated_at', 'is', null);

/** Whom somebody of a company may write to: teammates, applicants within their scope who are not left blind to them; a recruiter people the company added as well. */
export const ofCompany = (db: Db, email: string, { scope, accountId }: { scope: Scope; accountId: string }) =>
  reachable(db, email)
    .where((eb) =>
      eb.or([
        eb.and([eb('account.user_type', '=', 'Recruiter'), eb('account.company_id', '=', scope.companyId)]),
        eb.exists(
          eb
            .selectFrom('application')
            .select('application.id')
            .whereRef('application.account_id', '=', 'account.id')
            .where(within(scope, 'application'))
            .where(sql<boolean>`not left_blind(application, ${accountId})`),
        ),
        ...(scope.bookings === 'all'
          ? [
              eb.exists(
                eb
                  .selectFrom('candidate_profile')
                  .select('candidate_profile.account_id')
                  .whereRef('candidate_profile.account_id', '=', 'account.id')
                  .where('candidate_profile.added_by_company', '=', scope.companyId),
              ),
            ]
          : []),
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
