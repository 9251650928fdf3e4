/** Writes server/src/platform/tables.ts, the row types, from a freshly migrated database. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { migrate } from '../server/src/platform/postgres/migrate.ts';
import { startPostgres } from '../server/src/platform/postgres/postgres.ts';

export const tablesFile = path.join(import.meta.dirname, '../server/src/platform/tables.ts');

interface Column {
  table: string;
  column: string;
  type: string;
  nullable: boolean;
  filled: boolean;
  computed: boolean;
  /** The definition of a check of this column alone, if there is one. */
  check: string | null;
}

const columnsOfTables = `
  select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type, not a.attnotnull as nullable,
    a.atthasdef or a.attidentity <> '' as filled, a.attgenerated <> '' or a.attidentity = 'a' as computed,
    (select pg_get_constraintdef(k.oid) from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum] order by k.conname limit 1) as check
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and a.attnum > 0 and not a.attisdropped and c.relname <> 'migration'
  order by c.relname, a.attnum`;

const plain: Record<string, string> = {
  boolean: 'boolean',
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  real: 'number',
  'double precision': 'number',
  numeric: 'number',
  'timestamp with time zone': 'Instant',
  bytea: 'Buffer',
  json: 'unknown',
  jsonb: 'unknown',
};

/** The words of a check like `status in ('New', 'Done')`, as a union. */
function wordsOf(check: string | null) {
  const list = /= ANY \(\(?ARRAY\[([^\]]*)\]/.exec(check ?? '')?.[1];
  const words = [...(list ?? '').matchAll(/'((?:[^']|'')*)'::text/g)].map((found) => `'${found[1]}'`);
  return words.length > 0 ? words.join(' | ') : undefined;
}

function typeOf({ type, check }: Column) {
  const single = type.replace(/\[\]$/, '');
  const base = (single === 'text' ? wordsOf(check) : undefined) ?? plain[single] ?? 'string';
  if (single === type) return base;
  return base.includes(' ') ? `(${base})[]` : `${base}[]`;
}

function lineOf(column: Column) {
  const base = typeOf(column);
  const value = column.nullable && base !== 'unknown' ? `${base} | null` : base;
  const wrapped = column.computed ? `GeneratedAlways<${value}>` : column.filled ? `Generated<${value}>` : value;
  return `  ${column.column}: ${wrapped};`;
}

const nameOf = (table: string) => table.replace(/(^|_)(\w)/g, (_all, _bar, letter: string) => letter.toUpperCase());

/** The source of the row types of a migrated database. */
export async function tablesSource(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<Column>(columnsOfTables);
  const tables = [...Map.groupBy(rows, (row) => row.table)];
  const blocks = tables.map(([table, columns]) => `export interface ${nameOf(table)} {\n${columns.map(lineOf).join('\n')}\n}\n`);
  const all = `export interface DB {\n${tables.map(([table]) => `  ${table}: ${nameOf(table)};`).join('\n')}\n}\n`;
  const body = [...blocks, all].join('\n');
  const names = ['ColumnType', 'Generated', 'GeneratedAlways'].filter((name) => name === 'ColumnType' || body.includes(`${name}<`));
  const head = `// Written by tools/tables.ts from server/migrations: npm run tables\nimport type { ${names.join(', ')} } from 'kysely';\n`;
  const instant = '/** ISO 8601 in UTC when read. */\ntype Instant = ColumnType<string, string | Date, string | Date>;\n';
  return [head, instant, body].join('\n');
}

async function main() {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-tables-'));
  fs.chmodSync(dir, 0o711);
  const server = await startPostgres(dir, (why) => process.stderr.write(`${why}\n`), { settings: ['fsync=off'] });
  const pool = new pg.Pool({ host: server.host, user: server.user, database: 'postgres', max: 1 });
  // its one connection may still be closing when the server goes
  pool.on('error', () => undefined);
  await migrate(pool);
  fs.writeFileSync(tablesFile, await tablesSource(pool));
  await pool.end();
  await server.stop();
  fs.rmSync(dir, { recursive: true, force: true });
}

if (import.meta.main) await main();
