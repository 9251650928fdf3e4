import type { ClientBase } from 'pg';

/** The ending of a migration that runs beside work: it makes and drops indexes, and fills tables, without keeping anybody from writing. */
export const concurrentlyEnding = '.concurrently.sql';

const making = /^create (?:unique )?index concurrently (\w+)\s/i;
const dropping = /^drop index concurrently if exists \w+$/i;
/** A procedure that commits by itself, a part at a time, and can begin again. */
const filling = /^call \w+\(\)$/i;

const statementsIn = (sql: string) =>
  sql
    .replace(/^\s*--.*$/gm, '')
    .split(/;\s*(?:\n|$)/)
    .map((statement) => statement.trim())
    .filter(Boolean);

/**
 * Runs statements that make and drop indexes and fill tables beside work, each by itself and not in a transaction. A run that
 * was killed is gone on with: what it made is left, and what it left half made is made anew. Throws where anything else
 * stands there.
 */
export async function applyConcurrently(client: ClientBase, sql: string) {
  const statements = statementsIn(sql);
  const strange = statements.find((statement) => ![making, dropping, filling].some((kind) => kind.test(statement)));
  if (strange) throw new Error(`beside work indexes are made and dropped and tables filled, and nothing else: ${strange}`);
  for (const statement of statements) {
    const name = making.exec(statement)?.[1];
    const { rows } = await client.query<{ whole: boolean }>('select indisvalid as whole from pg_index where indexrelid = to_regclass($1)', [
      name,
    ]);
    if (rows[0]?.whole) continue;
    if (rows[0]) await client.query(`drop index concurrently ${name}`);
    await client.query(statement);
  }
}
