import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from './db.ts';

/** So many rows are counted one by one; beyond it the planner's estimate is told, and said to be one. */
const counted = 10_000;

type Found = SelectQueryBuilder<never, never, object>;

/** How many rows a query without columns finds, without reading a million of them for it. */
export async function totalOf(db: Db, found: unknown): Promise<{ total: number; totalIsEstimate: boolean }> {
  const ones = (found as Found).select(sql<number>`1`.as('one'));
  const { total } = await db
    .selectFrom(ones.limit(counted + 1).as('found'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  if (total <= counted) return { total, totalIsEstimate: false };
  const [plan] = await ones.explain<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>('json');
  return { total: Math.max(total, Math.round(plan?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0)), totalIsEstimate: true };
}
