import type { OccupationWords } from '@vitrine/contract/job-search/occupations.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/postgres/db.ts';

export const channel = 'occupations';

export interface KeptRow {
  id: string;
  replaces: string | null;
  words: OccupationWords | null;
}

/** All that administrators wrote, the latest first. */
export const keptOccupations = (db: Db): Promise<KeptRow[]> =>
  db
    .selectFrom('occupation')
    .select(['id', 'replaces'])
    .select(sql<OccupationWords | null>`words`.as('words'))
    .orderBy('changed_at', 'desc')
    .execute();

interface Change {
  id: string;
  replaces: string | null;
  words: OccupationWords | null;
  by: string;
  at: string;
}

/** In a transaction: writes an occupation, or what stands for one that the product knows; every process hears of it. */
export async function keepOccupation(db: Db, { id, replaces, words, by, at }: Change) {
  const row = { id, replaces, words: words && JSON.stringify(words), changed_by: by, changed_at: at };
  const { id: _, ...change } = row;
  const write = db.insertInto('occupation').values(row);
  await (replaces
    ? write.onConflict((conflict) => conflict.column('replaces').doUpdateSet(change))
    : write.onConflict((conflict) => conflict.column('id').doUpdateSet(change))
  ).execute();
  await tell(db);
}

/** Whether there was one. */
export async function dropOccupation(db: Db, of: { id: string } | { replaces: string }) {
  const [column, value] = 'id' in of ? (['id', of.id] as const) : (['replaces', of.replaces] as const);
  const { numDeletedRows } = await db.deleteFrom('occupation').where(column, '=', value).executeTakeFirst();
  await tell(db);
  return numDeletedRows > 0n;
}

const tell = (db: Db) => sql`select pg_notify(${channel}, '')`.execute(db);
