import { type Insertable, type InsertQueryBuilder, type InsertResult, sql } from 'kysely';
import type { DB } from '../tables.ts';
import type { Db } from './db.ts';

/**
 * Adds many rows at once: `manyRows(db, 'mail', rows).execute()`. They are one parameter, so the text of the statement does
 * not depend on how many there are. All of them name the columns that the first one names, and none are no statement to
 * ask: whoever calls it sees to that.
 */
export function manyRows<Table extends keyof DB>(
  db: Db,
  table: Table,
  rows: readonly Insertable<DB[Table]>[],
): InsertQueryBuilder<DB, Table, InsertResult> {
  const columns = Object.keys(rows[0] ?? {}) as (keyof DB[Table] & string)[];
  const names = sql.join(columns.map((column) => sql.ref(column)));
  return db
    .insertInto(table)
    .columns(columns as never)
    .expression(() => sql`select ${names} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`);
}
