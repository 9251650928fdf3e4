import type { CandidateFilters } from '@vitrine/contract/recruiting-search/filters.ts';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import type { DB } from '../../platform/tables.ts';

const columns = ['id', 'name', sql<CandidateFilters>`query`.as('query'), 'mail', 'created_at as createdAt'] as const;

export const savedOf = (db: Db, accountId: string) =>
  db
    .selectFrom('saved_candidate_search')
    .where('account_id', '=', accountId)
    .select(columns)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

export const insertSaved = (db: Db, row: Insertable<DB['saved_candidate_search']>) =>
  db.insertInto('saved_candidate_search').values(row).returning(columns).executeTakeFirstOrThrow();

export const findSaved = (db: Db, accountId: string, id: string) =>
  db.selectFrom('saved_candidate_search').where('account_id', '=', accountId).where('id', '=', id).select(columns).executeTakeFirst();

export const updateSaved = (db: Db, accountId: string, id: string, set: { name?: string; mail?: boolean; seen_until?: string }) =>
  db
    .updateTable('saved_candidate_search')
    .set(set)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst();

export const deleteSaved = (db: Db, accountId: string, id: string) =>
  db.deleteFrom('saved_candidate_search').where('account_id', '=', accountId).where('id', '=', id).returning('id').executeTakeFirst();

export const switchMailOff = (db: Db, id: string) =>
  db.updateTable('saved_candidate_search').set({ mail: false }).where('id', '=', id).execute();
