import type { NotNull } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import { within } from '../../platform/sessions/scope.sql.ts';
import type { Scope } from '../../platform/sessions/scope.ts';
import { isUnseen, leftBlind } from '../applications/index.ts';

/** An application within a scope, with the person, the job, and whether this reviewer may know who it is. */
export const findApplication = (db: Db, id: string, scope: Scope, reviewerId: string) =>
  db
    .selectFrom('application')
    .innerJoin('account', 'account.id', 'application.account_id')
    .innerJoin('company', 'company.id', 'application.company_id')
    .leftJoin('job_code', 'job_code.id', 'application.job_code_id')
    .leftJoin('job_ad', 'job_ad.booking_id', 'application.booking_id')
    .innerJoin('booking', 'booking.id', 'application.booking_id')
    .where('application.id', '=', id)
    .where(within(scope, 'application'))
    .selectAll('application')
    .select([
      'account.first_name',
      'account.last_name',
      'account.email',
      'account.language',
      'account.picture',
      'company.name as company_name',
      'booking.internal_reference as internalRef',
      leftBlind(reviewerId).as('blind'),
      isUnseen.as('unseen'),
    ])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('legal_hold')
            .select('legal_hold.id')
            .whereRef('legal_hold.application_id', '=', 'application.id')
            .where('legal_hold.lifted_at', 'is', null),
        )
        .$castTo<boolean>()
        .as('held'),
    )
    .select(({ fn }) => fn.coalesce('job_code.title', 'job_ad.title').as('title'))
    .$narrowType<{ account_id: NotNull }>()
    .executeTakeFirst();

/** What else a person applied for in a scope, the newest first; not where this reviewer may not know who it is. */
export const otherApplications = (db: Db, { id, account_id }: { id: string; account_id: string }, scope: Scope, reviewerId: string) =>
  db
    .selectFrom('application')
    .leftJoin('job_code', 'job_code.id', 'application.job_code_id')
    .leftJoin('job_ad', 'job_ad.booking_id', 'application.booking_id')
    .where('application.account_id', '=', account_id)
    .where('application.id', '!=', id)
    .where(within(scope, 'application'))
    .where(leftBlind(reviewerId), '=', false)
    .select(({ fn }) => [
      'application.id',
      'application.status',
      'application.created_at as appliedAt',
      fn.coalesce('job_code.title', 'job_ad.title').as('title'),
    ])
    .orderBy('application.created_at', 'desc')
    .orderBy('application.id')
    .execute();

export const listChanges = (db: Db, applicationId: string) =>
  db
    .selectFrom('application_status_change as change')
    .leftJoin('account', 'account.id', 'change.changed_by')
    .leftJoin('denial_reason as reason', 'reason.id', 'change.reason_id')
    .where('change.application_id', '=', applicationId)
    .select(['reason.preset as reason_preset', 'reason.name as reason_name'])
    .select(['change.status', 'change.changed_by', 'change.changed_at', 'change.mail', 'account.first_name', 'account.last_name'])
    .orderBy('change.changed_at')
    .orderBy('change.id')
    .execute();
