import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from './db.ts';

/** So many rows are counted one by one; beyond it the planner's estimate is told, and said to be one. */
export const counted = 10_000;

type Found = SelectQueryBuilder<never, never, object>;
const withoutColumns = (found: unknown) => (found as Found).select(sql<number>`1`.as('one'));

/** How many rows the planner expects of a query without columns. */
export async function plannedRows(found: unknown): Promise<number> {
  const [plan] = await withoutColumns(found).explain<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>('json');
  return Math.round(plan?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0);
}

/** How many rows a query without columns finds, without reading a million of them for it. */
export async function totalOf(db: Db, found: unknown): Promise<{ total: number; totalIsEstimate: boolean }> {
  const { total } = await db
    .selectFrom(
      withoutColumns(found)
        .limit(counted + 1)
        .as('found'),
    )
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  if (total <= counted) return { total, totalIsEstimate: false };
  return { total: Math.max(total, await plannedRows(found)), totalIsEstimate: true };
}
