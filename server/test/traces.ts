import { sql } from 'kysely';
import type { World } from '../src/platform/context.ts';

interface Table {
  schema: string;
  name: string;
}

/**
 * Where any of these words can still be read: every column of every table in every schema, the queue's too, and
 * the name and content of every stored file. Answers `table: word` and `file: word`.
 */
export async function tracesOf(world: World, words: string[]): Promise<string[]> {
  const tables = await sql<Table>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(world.db);
  const found: string[] = [];
  for (const { schema, name } of tables.rows) {
    for (const word of words) {
      const { rows } = await sql<{ n: number }>`
        select count(*) as n from ${sql.table(`${schema}.${name}`)} as one where one::text ilike ${`%${word}%`}`.execute(world.db);
      if ((rows[0]?.n ?? 0) > 0) found.push(`${schema}.${name}: ${word}`);
    }
  }
  for (const file of await world.files.list('')) {
    const content = Buffer.from((await world.files.get(file.name)) ?? []);
    for (const word of words) if (file.name.includes(word) || content.includes(word)) found.push(`${file.name}: ${word}`);
  }
  return found;
}
