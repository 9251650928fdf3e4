import { sql } from 'kysely';
import { containing } from '../../platform/postgres/containing.ts';
import type { Db } from '../../platform/postgres/db.ts';
import { oneOf } from '../../platform/postgres/one-of.ts';
import { planAnew } from '../../platform/postgres/prepared.ts';
import { counted, plannedRows } from '../../platform/postgres/totals.ts';
import { type Asked, type Connection, connection, connections, kinds, type PeopleSearch } from './connections.sql.ts';

interface Total {
  total: number;
  totalIsEstimate: boolean;
}
interface Found extends Total {
  keys: string[];
}

const ofPage = ({ page, count }: Asked) => sql`limit ${count} offset ${(page - 1) * count}`;

/** Which connections are found. */
function matching({ textSearch, corporate, companyId }: Asked) {
  const named = textSearch ? sql`found_by like folded(${containing(textSearch)})` : sql`true`;
  return corporate ? sql`${named} and corporate_company_id = ${companyId}` : named;
}

/** The people of a page and how many there are in all, where only some are wanted. */
async function gather(db: Db, asked: Asked): Promise<Found> {
  const { rows } = await sql<{ total: number; keys: string[] }>`${sql.raw(planAnew)}
    with found as materialized (select key, max(at) as at from ${connections(asked)} where ${matching(asked)} group by key)
    select (select count(*) from found) as total, array(select key from found order by at desc, key ${ofPage(asked)}) as keys`.execute(db);
  return { total: 0, keys: [], ...rows[0], totalIsEstimate: false };
}

async function latest(db: Db, asked: Asked, since: string) {
  const { rows } = await sql<{ key: string }>`${sql.raw(planAnew)}
    select key from ${connections(asked)} where at >= ${since}::timestamptz group by key order by max(at) desc, key ${ofPage(asked)}`.execute(
    db,
  );
  return rows.map(({ key }) => key);
}

/** How many people there are: by their accounts, which is less work than by their addresses. */
async function countAll(db: Db, asked: Asked) {
  const { companyId, reviewerId, applicants, blind } = asked;
  const isBlind = blind ? sql`blind.id is not null` : sql`false`;
  const left = blind ? sql`left join blind_applications(${reviewerId}) blind on blind.id = application.id` : sql``;
  const applying = sql`select application.account_id, ${isBlind} as blind from application ${left}
    where application.company_id = ${companyId} and application.account_id is not null and ${applicants}`;
  const { rows } = await sql<{ n: number }>`${sql.raw(planAnew)}
    with applying as materialized (${applying})
    select (select count(*) from (select distinct account_id from applying where not blind) as known)
      + (select count(*) from applying where blind)
      + (select count(*) from (select distinct key from ${connections({ ...asked, applicants: false })}) as other
        where not exists (select 1 from account join applying on applying.account_id = account.id where account.email = other.key and not blind)) as n
    `.execute(db);
  return rows[0]?.n ?? 0;
}

/** The people behind a key: as many of each kind as a page holds. */
async function behind(db: Db, asked: Asked, after: string) {
  const parts = kinds(asked).map(
    (kind) =>
      sql`(select distinct key from (${kind(asked)}) ${connection} where ${matching(asked)} and key > ${after} order by key limit ${asked.count})`,
  );
  const { rows } = await sql<{ key: string }>`${sql.raw(planAnew)}
    select distinct key from (${sql.join(parts, sql` union all `)}) as found order by key limit ${asked.count}`.execute(db);
  return rows.map(({ key }) => key);
}

/** With more connections than these people are not counted one by one: it would take longer than to find a page of them. */
const most = 3 * counted;

async function countPeople(db: Db, asked: Asked): Promise<Total> {
  const applications = db.selectFrom('application').where('company_id', '=', asked.companyId).where(sql<boolean>`${asked.applicants}`);
  const invitations = db.selectFrom('invitation').where('company_id', '=', asked.companyId);
  const [applied, invited] = await Promise.all([plannedRows(applications), plannedRows(invitations)]);
  if (applied + invited > most) {
    const [applicants, guests] = await Promise.all([
      plannedRows(applications.groupBy('account_id')),
      plannedRows(invitations.groupBy('email')),
    ]);
    const total = Math.max(applicants, guests);
    if (total > counted) return { total, totalIsEstimate: true };
  }
  return { total: await countAll(db, asked), totalIsEstimate: false };
}

/** The people of a page, the latest first: among those of late, or among all where too few are. */
async function findLatest(db: Db, asked: Asked): Promise<Found> {
  const [all, found] = await Promise.all([countPeople(db, asked), latest(db, asked, asked.since)]);
  const wanted = all.totalIsEstimate ? asked.count : Math.min(asked.count, all.total - (asked.page - 1) * asked.count);
  return { ...all, keys: found.length >= wanted ? found : await latest(db, asked, '-infinity') };
}

async function find(db: Db, asked: Asked): Promise<Found> {
  const { after } = asked;
  const isNarrow = asked.textSearch || asked.corporate;
  if (after === undefined) return isNarrow ? gather(db, asked) : findLatest(db, asked);
  const [{ total, totalIsEstimate }, keys] = await Promise.all([
    isNarrow ? gather(db, asked) : countPeople(db, asked),
    behind(db, asked, after),
  ]);
  return { total, totalIsEstimate, keys };
}

/** Whether the company leaves names out, and since when so many applied or were invited that a page is full of them, unless somebody did very often. */
async function settingOf(db: Db, { companyId, applicants, page, count }: PeopleSearch) {
  const since = (table: 'application' | 'invitation') =>
    sql`(select created_at from ${sql.table(table)} where company_id = ${companyId} order by created_at desc limit 1 offset ${4 * page * count})`;
  const { rows } = await sql<{ blind: boolean; since: string }>`
    select blind_review and ${applicants} as blind,
      coalesce(greatest(${applicants ? since('application') : since('invitation')}, ${since('invitation')}), '-infinity')::text as since
    from company where id = ${companyId}`.execute(db);
  return rows[0] ?? { blind: false, since: '-infinity' };
}

/**
 * One page of people with everything that connects them, the latest first; where a text is searched, whoever was found by
 * something later. Read on after a key, they come in the order of the keys.
 */
export async function listPeople(db: Db, search: PeopleSearch) {
  const asked = { ...search, ...(await settingOf(db, search)) };
  const { keys, ...total } = await find(db, asked);
  const byKey = Map.groupBy(await connecting(db, asked, keys), ({ key }) => key);
  return { people: keys.flatMap((key) => [byKey.get(key) ?? []]).filter(isSomebody), ...total };
}

const isSomebody = (all: Connection[]): all is [Connection, ...Connection[]] => all.length > 0;

const connecting = async (db: Db, asked: Asked, keys: readonly string[]) =>
  (
    await sql<Connection>`
      select key, kind, id, account_id as "accountId", first_name as "firstName", last_name as "lastName", email, picture, number,
        blind, title, status, cancelled, at
      from ${connections({ ...asked, ids: keys.filter((key) => !key.includes('@')) })} where key = ${oneOf(keys)} order by key, at desc, id`.execute(
      db,
    )
  ).rows;
