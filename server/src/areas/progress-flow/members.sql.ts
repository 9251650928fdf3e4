import { sql } from 'kysely';
import { holds } from '../../platform/postgres/containing.ts';
import type { Db } from '../../platform/postgres/db.ts';
import { oneOf } from '../../platform/postgres/one-of.ts';
import { leftBlind } from '../applications/index.ts';

/** Applications that have a list: accepted, added by hand, or with something handed in. */
const flowOf = (
  companyId: string,
) => sql<boolean>`application.id in (select id from application where company_id = ${companyId} and status = 'Accepted'
  union select application_id from progress_member where company_id = ${companyId} and (added_at is not null or handed_in))`;

/** When the list of `application` began, with `member` beside it. */
const since = sql<string | null>`coalesce(member.added_at, case when application.status = 'Accepted' then application.decided_at end)`;

const inFlow = sql<boolean>`(application.status = 'Accepted' or member.added_at is not null or member.handed_in)`;

/** Applications of people with what a list says of them; withdrawn ones and mere figures have none. */
const members = (db: Db, reviewerId: string | null) =>
  db
    .selectFrom('application')
    .innerJoin('account', 'account.id', 'application.account_id')
    .innerJoin('company', 'company.id', 'application.company_id')
    .leftJoin('progress_member as member', 'member.application_id', 'application.id')
    .leftJoin('job_ad', 'job_ad.booking_id', 'application.booking_id')
    .leftJoin('job_code', 'job_code.booking_id', 'application.booking_id')
    .where('application.withdrawn_at', 'is', null)
    .select([
      'application.id',
      'application.company_id',
      'application.booking_id',
      'application.number',
      'application.status',
      'application.job_code_id',
      'application.invitation_id',
      'application.unique_id',
      'account.id as account_id',
      'account.first_name',
      'account.last_name',
      'account.email',
      'account.language',
      'account.guest',
      'company.name as company_name',
      'company.time_zone',
      'member.added_at',
      'member.told_at',
      since.as('since'),
      sql<string | null>`(${since} at time zone company.time_zone)::date`.as('began_on'),
      sql<boolean>`${reviewerId}::uuid is not null and ${leftBlind(reviewerId ?? '00000000-0000-0000-0000-000000000000')}`.as('blind'),
    ])
    .select(({ fn }) => fn.coalesce('job_ad.title', 'job_code.title', sql<string>`''`).as('title'));

export type Member = Awaited<ReturnType<ReturnType<typeof members>['execute']>>[number];

/** Somebody with a list, within a company, as this reviewer may see them. */
export const findMember = (db: Db, applicationId: string, companyId: string, reviewerId: string | null) =>
  members(db, reviewerId)
    .where('application.id', '=', applicationId)
    .where('application.company_id', '=', companyId)
    .where(inFlow)
    .executeTakeFirst();

/** The own list of a candidate. */
export const findOwn = (db: Db, applicationId: string, accountId: string) =>
  members(db, null)
    .where('application.id', '=', applicationId)
    .where('application.account_id', '=', accountId)
    .where(inFlow)
    .executeTakeFirst();

export const ownMembers = (db: Db, accountId: string) =>
  members(db, null)
    .where('application.account_id', '=', accountId)
    .where(inFlow)
    .orderBy(since, (order) => order.desc().nullsLast())
    .orderBy('application.id')
    .execute();

export const memberById = (db: Db, applicationId: string) =>
  members(db, null).where('application.id', '=', applicationId).where(inFlow).executeTakeFirst();

/** Applications of a company without a list, whose people this reviewer knows by name. */
export const findAddable = (db: Db, companyId: string, reviewerId: string, typed: string, most: number) =>
  members(db, reviewerId)
    .where('application.company_id', '=', companyId)
    .where('application.status', 'not in', ['Denied', 'Declined'])
    .where(sql<boolean>`not coalesce(${inFlow}, false)`)
    .where(sql<boolean>`not ${leftBlind(reviewerId)}`)
    .where(holds(sql`account.first_name || ' ' || account.last_name || ' ' || account.email`, typed))
    .orderBy('application.created_at', 'desc')
    .orderBy('application.id')
    .limit(most)
    .execute();

export const findOutside = (db: Db, applicationId: string, companyId: string, reviewerId: string) =>
  members(db, reviewerId).where('application.id', '=', applicationId).where('application.company_id', '=', companyId).executeTakeFirst();

export interface Search {
  companyId: string;
  reviewerId: string;
  page: number;
  count: number;
  candidateEmail?: string | undefined;
  bookingId?: string | undefined;
  textSearch?: string | undefined;
  only?: 'news' | 'outstanding' | undefined;
  /** Reads on after this application, in the order of their ids. */
  after?: string | undefined;
}

const news = sql<boolean>`exists (select 1 from progress_item item where item.company_id = application.company_id
  and item.application_id = application.id and item.file_id is not null and item.seen_at is null)`;

/** Something is wanted: a document that is asked for in the job and is not settled. */
const outstanding = (companyId: string) => sql<boolean>`application.id in (select wanting.id from application wanting
  join progress_document document on document.company_id = ${companyId} and document.removed_at is null
    and (document.bookings = '{}' or wanting.booking_id = any(document.bookings))
  left join progress_item item on item.application_id = wanting.id and item.document_id = document.id
  where wanting.company_id = ${companyId} and not coalesce(item.settled, false))`;

/** A page of everybody with a list, the newest first, and how many there are. */
export async function listMembers(db: Db, search: Search) {
  const { companyId, reviewerId, page, count, candidateEmail, bookingId, textSearch, only, after } = search;
  // who is to stay without a name is not found by it either
  const named = sql<boolean>`not ${leftBlind(reviewerId)}`;
  const chosen = () => {
    let query = db
      .selectFrom('application')
      .innerJoin('account', 'account.id', 'application.account_id')
      .leftJoin('progress_member as member', 'member.application_id', 'application.id')
      .where(flowOf(companyId))
      .where('application.withdrawn_at', 'is', null);
    if (bookingId) query = query.where('application.booking_id', '=', bookingId);
    if (candidateEmail) query = query.where('account.email', '=', candidateEmail.toLowerCase()).where(named);
    if (textSearch) query = query.where(holds(sql`account.first_name || ' ' || account.last_name`, textSearch)).where(named);
    if (only === 'news') query = query.where(news);
    if (only === 'outstanding') query = query.where(outstanding(companyId));
    return query;
  };
  const ids = await chosen()
    .select('application.id')
    .$if(after === undefined, (query) =>
      query.select(sql<number>`count(*) over ()`.as('n')).orderBy(since, (order) => order.desc().nullsLast()),
    )
    .$if(after !== undefined, (query) => query.where('application.id', '>', after ?? ''))
    .orderBy('application.id')
    .limit(count)
    .offset((page - 1) * count)
    .execute();
  const beyond = async () =>
    (
      await chosen()
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n;
  const total = ids[0]?.n ?? (page === 1 && after === undefined ? 0 : await beyond());
  const found = await members(db, reviewerId)
    .where('application.id', '=', oneOf(ids.map(({ id }) => id)))
    .execute();
  const byId = new Map(found.map((one) => [one.id, one]));
  return { items: ids.flatMap(({ id }) => byId.get(id) ?? []), total };
}

interface Joined {
  applicationId: string;
  companyId: string;
  set: { added_at?: string | null; told_at?: string; handed_in?: true };
}

/** Notes what the status of an application does not say of its list. */
export const noteMember = (db: Db, { applicationId, companyId, set }: Joined) =>
  db
    .insertInto('progress_member')
    .values({ application_id: applicationId, company_id: companyId, ...set })
    .onConflict((one) => one.column('application_id').doUpdateSet(set))
    .execute();
