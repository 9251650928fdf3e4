import { mayBeAlias } from '@vitrine/contract/applicants/alias.ts';
import type { ApplicationStatus, ProgressKind } from '@vitrine/contract/reference-lists.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Behind } from '../../platform/cursors.ts';
import { containing, holds } from '../../platform/postgres/containing.ts';
import type { Db } from '../../platform/postgres/db.ts';
import { planAnew } from '../../platform/postgres/prepared.ts';
import { within } from '../../platform/sessions/scope.sql.ts';
import type { Scope } from '../../platform/sessions/scope.ts';
import { alias, isUnseen } from '../applications/index.ts';
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

/** How far an application has come; `application` is in reach. */
export const progress: Record<ProgressKind, RawBuilder<boolean>> = {
  sent: sql`${sentAt} is not null`,
  'under-way': sql`${sentAt} is null`,
  unseen: isUnseen,
};

/**
 * Who is found by a text. A search by name may not tell who somebody left blind is: they are found by what they are called
 * alone. What is found is gathered first, each kind by an index of its own.
 */
function holdsText({ scope: { companyId }, reviewerId }: Pick<Search, 'scope' | 'reviewerId'>, typed: string) {
  const blind = sql`from blind_applications(${reviewerId}) blind where blind.company_id = ${companyId}`;
  const called = sql`union all select application.id from blind_applications(${reviewerId}) application
    where application.company_id = ${companyId} and lower(${alias}) like lower(${containing(typed)})`;
  return sql<boolean>`application.id = any(array(
    select named.id from application as named join account on account.id = named.account_id
      where named.company_id = ${companyId} and account.found_by like folded(${containing(typed)})
        and not exists (select 1 ${blind} and blind.id = named.id)
    ${mayBeAlias(typed) ? called : sql``}
    union all
    select referred.id from application as referred join booking on booking.id = referred.booking_id
      where booking.company_id = ${companyId} and booking.internal_reference <> '' and ${holds('booking.internal_reference', typed)}))`;
}

/** Who is found by a search; `application` is in reach. */
export function matching(search: Omit<Search, 'page' | 'count' | 'sort'>): RawBuilder<boolean> {
  const { scope, reviewerId, bookingId, status, reasonId, dueAt, textSearch } = search;
  const narrowed = [
    within(scope, 'application'),
    // what is kept of the forgotten for counting is nobody's
    sql<boolean>`application.anonymous_at is null`,
    ...(bookingId ? [sql<boolean>`application.booking_id = ${bookingId}`] : []),
    ...(status ? [sql<boolean>`application.status = ${status}`] : []),
    ...(search.progress ? [progress[search.progress]] : []),
    ...(reasonId ? [sql<boolean>`application.denial_reason_id = ${reasonId}`] : []),
    ...(search.assigned ? [isAsked(reviewerId)] : []),
    ...(search.corporate
      ? [sql<boolean>`application.account_id in (select account.id from account where account.corporate_company_id = ${scope.companyId})`]
      : []),
    ...(dueAt ? [sql<boolean>`exists (select 1 from company where company.id = application.company_id and ${isDue(dueAt)})`] : []),
    ...(textSearch ? [holdsText(search, textSearch)] : []),
  ];
  return sql<boolean>`(${sql.join(narrowed, sql` and `)})`;
}

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

/** When it came: what an import brought began before that. */
export const cameAt = sql<string>`coalesce(application.came_at, application.created_at)`;

const inOrderOf = (search: Search) => {
  const { after, page, count } = search;
  const behind = after
    ? sql`and (${cameAt}, application.id) > (${after.at}::timestamptz, ${after.id}::uuid) and ${cameAt} < ${after.until}::timestamptz`
    : sql``;
  return sql`select application.id from application where ${matching(search)} ${behind}
    order by ${after ? cameAt : orderOf(search)}, application.id limit ${count} offset ${(page - 1) * count}`;
};

/** Marks are shown, and so made, for those alone whom the reviewer has judged; all others follow, the latest first. */
const byMark = (search: Search) => {
  const { reviewerId, sort, page, count } = search;
  const direction = sort === 'Highest' ? sql`desc` : sql`asc`;
  return sql`with
    marked as materialized (
      select application.id, application.created_at, marks.mark as stars
      from team_marks(${reviewerId}) as marks join application on application.id = marks.application_id
      where ${matching(search)} and marks.mark is not null)
    select id from (
      select id, created_at, stars from marked
      union all
      (select application.id, application.created_at, null::numeric from application
        where ${matching(search)} and application.id not in (select marked.id from marked)
        order by application.created_at desc, application.id limit ${page * count})) as placed
    order by stars ${direction} nulls last, created_at desc, id limit ${count} offset ${(page - 1) * count}`;
};

/** The ids of one page, in the order that is asked for, and how many are found in all. */
export async function findApplicants(db: Db, search: Search): Promise<{ ids: string[]; total: number }> {
  const anew = sql.raw(search.textSearch ? planAnew : '');
  const ofPage = !search.after && (search.sort === 'Highest' || search.sort === 'Lowest') ? byMark(search) : inOrderOf(search);
  const [page, all] = await Promise.all([
    sql<{ id: string }>`${anew} ${ofPage}`.execute(db),
    sql<{ n: number }>`${anew} select count(*) as n from application where ${matching(search)}`.execute(db),
  ]);
  return { ids: page.rows.map(({ id }) => id), total: all.rows[0]?.n ?? 0 };
}
