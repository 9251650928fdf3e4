import { sql } from 'kysely';
import type { Behind } from '../../platform/cursors.ts';
import { holds } from '../../platform/postgres/containing.ts';
import type { Db } from '../../platform/postgres/db.ts';
import { invitesNobody, leftBlind } from '../applications/index.ts';

/** The job code of a booking with what an invitation needs of it, for its own company only. */
export const findJobCode = (db: Db, bookingId: string, companyId: string) =>
  db
    .selectFrom('job_code')
    .innerJoin('company', 'company.id', 'job_code.company_id')
    .where('job_code.booking_id', '=', bookingId)
    .where('job_code.company_id', '=', companyId)
    .select([
      'job_code.id',
      'job_code.title',
      'job_code.published_at',
      'job_code.archived_at',
      'job_code.closes_at',
      'job_code.deadline',
      'company.name',
    ])
    .select(({ selectFrom }) => [
      selectFrom('question')
        .whereRef('question.set_id', '=', 'job_code.current_set')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .as('questions'),
      selectFrom('question')
        .whereRef('question.set_id', '=', 'job_code.current_set')
        .select(sql<number>`coalesce(sum(seconds + think_seconds), 0)::int`.as('n'))
        .as('seconds'),
    ])
    .executeTakeFirst();

/** Who stands under a letter: the name of somebody of the company. */
export const nameOf = async (db: Db, accountId: string) => {
  const found = await db.selectFrom('account').select(['first_name', 'last_name']).where('id', '=', accountId).executeTakeFirst();
  return found ? `${found.first_name} ${found.last_name}`.trim() : '';
};

/** An invitation of the own company, with its booking; one of somebody who had everything deleted is none. */
export const findInvitation = (db: Db, id: string, companyId: string) =>
  db
    .selectFrom('invitation')
    .innerJoin('job_code', 'job_code.id', 'invitation.job_code_id')
    .selectAll('invitation')
    .select('job_code.booking_id')
    .where('invitation.id', '=', id)
    .where('invitation.company_id', '=', companyId)
    .where('invitation.deleted_at', 'is', null)
    .where(({ not }) => not(invitesNobody))
    .executeTakeFirst();

/**
 * The application that an invitation is about: the one that came by its link, else that of whoever has its address and had
 * applied for the job before.
 */
const invited = sql<string>`coalesce(
  (select application.id from application where application.invitation_id = invitation.id limit 1),
  (select application.id from application join account on account.id = application.account_id
    where application.booking_id = job_code.booking_id and account.email = invitation.email
      and coalesce(account.confirmed_at, account.activated_at) is not null))`;

/** What a personal link leads to. */
export const findByUniqueId = (db: Db, uniqueId: string) =>
  db
    .selectFrom('invitation')
    .innerJoin('job_code', 'job_code.id', 'invitation.job_code_id')
    .innerJoin('company', 'company.id', 'invitation.company_id')
    .leftJoin('application', (join) => join.on('application.id', '=', invited))
    .where('invitation.unique_id', '=', uniqueId)
    .where('invitation.deleted_at', 'is', null)
    .select([
      'invitation.id',
      'invitation.company_id as companyId',
      'invitation.cancelled_at',
      'invitation.job_code_id as jobcodeId',
      'job_code.title',
      'job_code.closes_at',
      'company.name as companyName',
      'application.id as applicationId',
      'application.started_at',
      'application.withdrawn_at',
    ])
    .executeTakeFirst();

/** How far an invitation has come; of whoever is left blind to the reader no further than the link. */
const state = (reviewerId: string) => sql<'invited' | 'opened' | 'started' | 'sent' | 'cancelled' | 'deleted'>`case
  when ${invitesNobody} then 'deleted'
  when invitation.cancelled_at is not null then 'cancelled'
  when application.id is not null and ${leftBlind(reviewerId)} then 'opened'
  when application.submitted_at is not null then 'sent'
  when application.started_at is not null then 'started'
  when invitation.opened_at is not null then 'opened'
  else 'invited' end`;

interface Wanted {
  companyId: string;
  reviewerId: string;
  bookingId?: string | undefined;
  textSearch?: string | undefined;
  page: number;
  count: number;
  /** Reads on after this, in the order in which people were invited. */
  after?: Behind | undefined;
}

export async function listInvitations(db: Db, { companyId, reviewerId, bookingId, textSearch, page, count, after }: Wanted) {
  const found = db
    .selectFrom('invitation')
    .innerJoin('job_code', 'job_code.id', 'invitation.job_code_id')
    .where('invitation.company_id', '=', companyId)
    .where('invitation.deleted_at', 'is', null)
    .$if(bookingId !== undefined, (query) => query.where('job_code.booking_id', '=', bookingId ?? ''))
    .$if(Boolean(textSearch), (query) =>
      query
        .where(holds(sql`concat_ws(' ', invitation.first_name, invitation.last_name, invitation.email)`, textSearch ?? ''))
        .where(({ not }) => not(invitesNobody)),
    );
  const [items, total] = await Promise.all([
    found
      .leftJoin('application', (join) => join.on('application.id', '=', invited))
      .select([
        'invitation.id',
        sql<string>`case when ${invitesNobody} then '' else invitation.email end`.as('email'),
        'invitation.first_name as firstName',
        'invitation.last_name as lastName',
        sql<string>`case when ${invitesNobody} then '' else invitation.unique_id end`.as('uniqueId'),
        'job_code.id as jobcodeId',
        'job_code.booking_id as bookingId',
        'job_code.title',
        'invitation.created_at as invitedAt',
        sql<'company' | 'candidate' | null>`invitation.cancelled_by`.as('cancelledBy'),
        state(reviewerId).as('state'),
      ])
      .$if(after !== undefined, (query) =>
        query
          .where(sql<boolean>`(invitation.created_at, invitation.id) > (${after?.at}::timestamptz, ${after?.id}::uuid)`)
          .where('invitation.created_at', '<', after?.until ?? ''),
      )
      .orderBy('invitation.created_at', after ? 'asc' : 'desc')
      .orderBy('invitation.id')
      .limit(count)
      .offset((page - 1) * count)
      .execute(),
    found.select(sql<number>`count(*)`.as('n')).executeTakeFirstOrThrow(),
  ]);
  return { items, total: total.n, page, count };
}

/** Invitations that nobody has answered for a day, whose interview closes within the given span; each is reminded of once. */
const toRemind = (db: Db, now: string, until: string) =>
  db
    .selectFrom('invitation')
    .innerJoin('job_code', 'job_code.id', 'invitation.job_code_id')
    .innerJoin('company', 'company.id', 'invitation.company_id')
    .leftJoin('application', (join) => join.on('application.id', '=', invited))
    .where('invitation.cancelled_at', 'is', null)
    .where('invitation.deleted_at', 'is', null)
    .where('invitation.reminded_at', 'is', null)
    .where('invitation.sent_at', '<=', sql<string>`${now}::timestamptz - interval '24 hours'`)
    .where('company.deactivated_at', 'is', null)
    .where(({ not }) => not(invitesNobody))
    .where('application.submitted_at', 'is', null)
    .where('application.decided_at', 'is', null)
    .where('job_code.published_at', 'is not', null)
    .where('job_code.archived_at', 'is', null)
    .where('job_code.closes_at', '>', now)
    .where('job_code.closes_at', '<', until)
    .selectAll('invitation')
    .select(['job_code.title', 'job_code.deadline', 'company.name as companyName']);

export const listToRemind = (db: Db, now: string, until: string, after: string, limit: number) =>
  toRemind(db, now, until).where('invitation.id', '>', after).orderBy('invitation.id').limit(limit).execute();

/** One of those to remind, held until the transaction ends; nothing where that was done meanwhile. */
export const holdToRemind = (db: Db, now: string, until: string, id: string) =>
  toRemind(db, now, until).where('invitation.id', '=', id).forUpdate('invitation').executeTakeFirst();
