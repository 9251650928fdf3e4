import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import { oneOf } from '../../platform/postgres/one-of.ts';
import { leftBlind } from '../applications/index.ts';

export const insertApplicantLink = (db: Db, linkId: string, bookingId: string) =>
  db.insertInto('applicant_link').values({ link_id: linkId, booking_id: bookingId }).execute();

/** Links of a company with the job they are about, newest first. */
export const applicantLinksOf = (db: Db, companyId: string, only: { bookingId?: string | undefined; id?: string }) =>
  db
    .selectFrom('applicant_link')
    .innerJoin('share_link', 'share_link.id', 'applicant_link.link_id')
    .leftJoin('job_ad', 'job_ad.booking_id', 'applicant_link.booking_id')
    .leftJoin('job_code', 'job_code.booking_id', 'applicant_link.booking_id')
    .where('share_link.company_id', '=', companyId)
    .$if(only.bookingId !== undefined, (query) => query.where('applicant_link.booking_id', '=', only.bookingId ?? ''))
    .$if(only.id !== undefined, (query) => query.where('share_link.id', '=', only.id ?? ''))
    .selectAll('share_link')
    .select('applicant_link.booking_id as bookingId')
    .select(({ fn }) => fn.coalesce('job_code.title', 'job_ad.title', sql<string>`''`).as('title'))
    .orderBy('share_link.created_at', 'desc')
    .limit(100)
    .execute();

/** Applications of a booking that are still there, with their answers that were sent and the documents of the profile. */
export const applicationsOf = (db: Db, companyId: string, bookingId: string, ids: string[], reviewerId: string) =>
  db
    .selectFrom('application')
    .where('company_id', '=', companyId)
    .where('booking_id', '=', bookingId)
    .where('id', '=', oneOf(ids))
    .where('withdrawn_at', 'is', null)
    .where('account_id', 'is not', null)
    .select(['id', 'account_id', leftBlind(reviewerId).as('blind')])
    .select(
      sql<string[]>`array(select take.id from take where take.application_id = application.id and take.state = 'submitted')`.as('answers'),
    )
    .select(
      sql<
        string[]
      >`array(select d.id from candidate_document d where d.account_id = application.account_id and sees_profile_documents(application.account_id, application.company_id) order by d.position)`.as(
        'documents',
      ),
    )
    .execute();
