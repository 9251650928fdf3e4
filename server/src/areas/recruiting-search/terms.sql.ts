import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';

/** Counts anew in how many profiles each word stands, and forgets those that stand in none. */
export const recountTerms = (db: Db) =>
  sql`
    with used as materialized (select word, ndoc from ts_stat('select doc from candidate_search') where position(':' in word) = 0),
    gone as (delete from candidate_term t where not exists (select from used where used.word = t.folded))
    update candidate_term t set profiles = used.ndoc from used where used.word = t.folded and t.profiles <> used.ndoc`.execute(db);
