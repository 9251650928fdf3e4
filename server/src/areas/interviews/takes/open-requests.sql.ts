import type { Db } from '../../../platform/postgres/db.ts';
import { within } from '../../../platform/sessions/scope.sql.ts';
import type { Scope } from '../../../platform/sessions/scope.ts';
import { faceColumns, titleOfJob } from '../../applications/index.ts';

/** Requests for another attempt that nobody has answered, of interviews that go on, those that wait longest first. */
export const listOpenRequests = (db: Db, scope: Scope, reviewerId: string, most: number) =>
  db
    .selectFrom('attempt_request as request')
    .innerJoin('application', 'application.id', 'request.application_id')
    .innerJoin('account', 'account.id', 'application.account_id')
    .leftJoin('job_ad', 'job_ad.booking_id', 'application.booking_id')
    .leftJoin('job_code', 'job_code.booking_id', 'application.booking_id')
    .where(within(scope, 'application'))
    .where('request.state', '=', 'open')
    .where('application.submitted_at', 'is', null)
    .where('application.withdrawn_at', 'is', null)
    .select(['request.id as request_id', 'request.question_no', 'request.created_at', 'application.id', 'application.booking_id'])
    .select(titleOfJob.as('title'))
    .select(faceColumns(reviewerId))
    .orderBy('request.created_at')
    .orderBy('request.id')
    .limit(most)
    .execute();
