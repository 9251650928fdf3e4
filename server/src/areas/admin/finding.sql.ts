import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import { planAnew } from '../../platform/postgres/prepared.ts';
import { counted, plannedRows } from '../../platform/postgres/totals.ts';
import { foldedWords, holdsWord } from '../../platform/postgres/words.ts';

/** A kind of what administrators look through, as `admin_search` names it. */
type Kind = 'candidate' | 'recruiter' | 'user' | 'company' | 'product' | 'booking';

interface Sought {
  kind: Kind;
  /** What somebody typed; every word has to be found. */
  textSearch?: string | undefined;
  state?: string | undefined;
  companyId?: string | undefined;
  /** A query of ids, as texts; only these are looked at. */
  among?: RawBuilder<string> | undefined;
  page: number;
  count: number;
}

export interface Found {
  /** One page, the newest first. */
  ids: string[];
  total: number;
  totalIsEstimate: boolean;
}

/** How a word is best looked for depends on the word. */
const anew = sql.raw(planAnew);

/** An estimate of so many times what is counted is believed without counting, where one condition alone is asked for. */
const surely = 5;

/**
 * Finds one page of a kind and how many there are: exactly up to 10,000, above that as the planner estimates. What is little
 * is read once for both; of what is plenty a page is read from the newest on.
 */
export async function find(db: Db, { kind, textSearch = '', state, companyId, among, page, count }: Sought): Promise<Found> {
  const words = await foldedWords(db, textSearch);
  const conditions = [
    ...words.map((word) => holdsWord(sql.ref('words'), word)),
    ...(state === undefined ? [] : [sql<boolean>`state = ${state}`]),
  ];
  const isNarrowed = companyId !== undefined || among !== undefined;
  const found = conditions
    .reduce((query, condition) => query.where(condition), db.selectFrom('admin_search').where('kind', '=', kind))
    .$if(companyId !== undefined, (query) => query.where('company_id', '=', companyId ?? ''))
    .$if(among !== undefined, (query) => query.where(sql<boolean>`id = any(array(${among}))`));
  const part = { limit: count, offset: (page - 1) * count };
  const ids = async () => {
    const newest = found.select('id').orderBy('at', 'desc').orderBy('id').limit(part.limit).offset(part.offset);
    const { rows } = await sql<{ id: string }>`${anew} ${newest}`.execute(db);
    return rows.map(({ id }) => id);
  };
  if (conditions.length === 1 && !isNarrowed) {
    const estimate = await plannedRows(found);
    if (estimate > surely * counted) return { ids: await ids(), total: estimate, totalIsEstimate: true };
  }
  const { rows } = await sql<{ total: number; ids: string[] }>`${anew}
    with found as materialized (${found.select(['id', 'at']).limit(counted + 1)})
    select (select count(*) from found) as total,
      array(select id from found order by at desc, id limit ${part.limit} offset ${part.offset}) as ids`.execute(db);
  const { total = 0, ids: gathered = [] } = rows[0] ?? {};
  if (total <= counted) return { ids: gathered, total, totalIsEstimate: false };
  return { ids: await ids(), total: Math.max(total, await plannedRows(found)), totalIsEstimate: true };
}
