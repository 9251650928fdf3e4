import type { ApplicationStatus, ProgressKind } from '@vitrine/contract/reference-lists.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Behind } from '../../platform/cursors.ts';
import { holds } from '../../platform/postgres/containing.ts';
import type { Db } from '../../platform/postgres/db.ts';
import { within } from '../../platform/sessions/scope.sql.ts';
import type { Scope } from '../../platform/sessions/scope.ts';
import type { DB } from '../../platform/tables.ts';
import { alias, isUnseen, leftBlind } from '../applications/index.ts';
import { isDue } from './deciding/reply-deadlines.sql.ts';
import { dayAsked, isAsked } from './review/review-requests.sql.ts';

export interface Search {
  scope: Scope;
  /** Whose stars decide whether the team's are shown. */
  reviewerId: string;
  bookingId?: string | undefined;
  status?: ApplicationStatus | undefined;
  progress?: ProgressKind | undefined;
  sort: 'Recent' | 'Oldest' | 'Highest' | 'Lowest';
  textSearch?: string | undefined;
  corporate?: boolean | undefined;
  /** The moment at which promises are due; those alone. */
  dueAt?: string | undefined;
  /** Only those whom the reviewer was asked to look at. */
  assigned?: 'me' | undefined;
  /** Why they are denied. */
  reasonId?: string | undefined;
  /** Reads on after this moment and id, in the order in which applications came, up to a moment at which all of them are stored. */
  after?: Behind | undefined;
  page: number;
  count: number;
}

/** The team's mark, only where the reviewer has judged too. */
export const visibleMark = (reviewerId: string) => sql<number | null>`team_mark(application, ${reviewerId})::float`;

const sentAt = sql`coalesce(application.submitted_at, application.applied_at)`;
const progress: Record<ProgressKind, ReturnType<typeof sql<boolean>>> = {
  sent: sql`${sentAt} is not null`,
  'under-way': sql`${sentAt} is null`,
  unseen: isUnseen,
};

const named = sql`concat_ws(' ', account.first_name, account.last_name, account.email)`;

/** Who is found by a search. */
export const matching =
  (search: Omit<Search, 'page' | 'count' | 'sort'>) => (eb: ExpressionBuilder<DB, 'application' | 'account' | 'booking'>) => {
    const typed = search.textSearch ?? '';
    return eb.and([
      within(search.scope, 'application'),
      ...(search.bookingId ? [eb('application.booking_id', '=', search.bookingId)] : []),
      ...(search.status ? [eb('application.status', '=', search.status)] : []),
      ...(search.progress ? [progress[search.progress]] : []),
      ...(search.reasonId ? [eb('application.denial_reason_id', '=', search.reasonId)] : []),
      ...(search.assigned ? [isAsked(search.reviewerId)] : []),
      ...(search.corporate ? [eb('account.corporate_company_id', '=', search.scope.companyId)] : []),
      ...(search.dueAt
        ? [sql<boolean>`exists (select 1 from company where company.id = application.company_id and ${isDue(search.dueAt)})`]
        : []),
      // a search by name may not tell who somebody left blind is
      ...(search.textSearch
        ? [
            eb.or([
              holds('booking.internal_reference', typed),
              sql<boolean>`case when ${leftBlind(search.reviewerId)} then ${holds(alias, typed)}
                else ${holds(named, typed)} end`,
            ]),
          ]
        : []),
    ]);
  };

/** The order in which lists begin: what was sent, and after it what is still being made. */
const latestFirst = sql`${sentAt} desc nulls last, application.created_at desc`;

const orders = {
  Recent: latestFirst,
  Oldest: sql`${sentAt} asc nulls last, application.created_at asc`,
  Highest: sql`stars desc nulls last, application.created_at desc`,
  Lowest: sql`stars asc nulls last, application.created_at desc`,
} as const;

/** The order of a list, and of the queue that leads through it; `stars` is the mark. What somebody was asked for begins with the earliest day. */
export const orderOf = ({ sort, assigned, reviewerId }: Pick<Search, 'sort' | 'assigned' | 'reviewerId'>) =>
  assigned && sort === 'Recent' ? sql`${dayAsked(reviewerId)}, ${orders.Recent}` : orders[sort];

/** Of what was sent and is still there. */
const answered = sql<number | null>`case when application.submitted_at is not null and application.recordings_removed_at is null
  then (select count(*) from take where take.application_id = application.id and take.chosen) end`;

/** When it came: what an import brought began before that. */
const cameAt = sql<string>`coalesce(application.came_at, application.created_at)`;

export async function listApplicants(db: Db, search: Search) {
  const { after } = search;
  const found = db
    .selectFrom('application')
    .innerJoin('account', 'account.id', 'application.account_id')
    .innerJoin('booking', 'booking.id', 'application.booking_id')
    .where(matching(search));
  const [items, total] = await Promise.all([
    found
      .leftJoin('job_code', 'job_code.id', 'application.job_code_id')
      .leftJoin('job_ad', 'job_ad.booking_id', 'application.booking_id')
      .leftJoin('denial_reason as reason', 'reason.id', 'application.denial_reason_id')
      .select([
        'reason.preset as reason_preset',
        'reason.name as reason_name',
        sql<Language>`account.language`.as('language'),
        'application.id',
        'application.number',
        'account.id as account_id',
        'account.first_name',
        'account.last_name',
        'account.email',
        'account.picture',
        'booking.internal_reference as internalRef',
        leftBlind(search.reviewerId).as('blind'),
        'application.booking_id as bookingId',
        sql<ApplicationStatus>`application.status`.as('status'),
        'application.status_at as statusAt',
        'application.created_at as appliedAt',
        cameAt.as('came_at'),
        'application.submitted_at as interviewSentAt',
        'application.withdrawn_at as withdrawnAt',
        'application.reply_by as replyBy',
        sql<boolean>`not ${isUnseen}`.as('seen'),
        visibleMark(search.reviewerId).as('stars'),
        answered.as('answered'),
        sql<number>`(select count(*) from question where set_id = application.question_set_id)`.as('questionCount'),
      ])
      .select((eb) => [
        eb.fn.coalesce('job_code.title', 'job_ad.title').as('title'),
        eb.fn.coalesce('application.submitted_at', 'application.applied_at').as('sentAt'),
        eb
          .selectFrom('application_document')
          .whereRef('application_document.application_id', '=', 'application.id')
          .select(sql<number>`count(*)`.as('n'))
          .as('documentCount'),
      ])
      .$if(after !== undefined, (query) =>
        query
          .where(sql<boolean>`(${cameAt}, application.id) > (${after?.at}::timestamptz, ${after?.id}::uuid)`)
          .where(cameAt, '<', after?.until ?? '')
          .orderBy(cameAt),
      )
      .$if(after === undefined, (query) => query.orderBy(orderOf(search)))
      .orderBy('application.id')
      .limit(search.count)
      .offset((search.page - 1) * search.count)
      .execute(),
    found.select(sql<number>`count(*)`.as('n')).executeTakeFirstOrThrow(),
  ]);
  return { items, total: total.n };
}

export const countByStatus = (db: Db, scope: Scope, bookingId: string | undefined, corporate: boolean | undefined) =>
  db
    .selectFrom('application')
    .where(within(scope, 'application'))
    .where('anonymous_at', 'is', null)
    .$if(bookingId !== undefined, (query) => query.where('booking_id', '=', bookingId ?? ''))
    .$if(corporate === true, (query) =>
      query.where('account_id', 'in', (of) =>
        of.selectFrom('account').select('account.id').where('corporate_company_id', '=', scope.companyId),
      ),
    )
    .select([
      sql<ApplicationStatus>`status`.as('status'),
      sql<number>`count(*)`.as('n'),
      sql<number>`count(*) filter (where ${progress.sent})`.as('sent'),
      sql<number>`count(*) filter (where ${progress['under-way']})`.as('underWay'),
      sql<number>`count(*) filter (where ${progress.unseen})`.as('unseen'),
    ])
    .groupBy('status')
    .execute();

export const markOf = async (db: Db, applicationId: string, reviewerId: string) =>
  (
    await db
      .selectFrom('application')
      .select(visibleMark(reviewerId).as('stars'))
      .where('application.id', '=', applicationId)
      .executeTakeFirst()
  )?.stars ?? null;

export const findBooking = (db: Db, id: string, scope: Scope) =>
  db.selectFrom('booking').selectAll().where('id', '=', id).where(within(scope, 'booking')).executeTakeFirst();

/** A booking's title, reference and number of criteria. */
export const describeBooking = (db: Db, id: string, scope: Scope) =>
  db
    .selectFrom('booking')
    .leftJoin('job_code', 'job_code.booking_id', 'booking.id')
    .leftJoin('job_ad', 'job_ad.booking_id', 'booking.id')
    .where('booking.id', '=', id)
    .where(within(scope, 'booking'))
    .select((eb) => [
      'booking.id as bookingId',
      'booking.internal_reference as internalRef',
      eb.fn.coalesce('job_code.title', 'job_ad.title').as('title'),
      sql<number>`(select count(*) from criterion where set_id = current_criteria(booking.id))`.as('criteria'),
    ])
    .executeTakeFirst();
