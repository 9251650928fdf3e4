import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { DB } from '../tables.ts';
import { oldestFirst } from './oldest-first.ts';
import { preparing } from './prepared.ts';

export type Db = Kysely<DB> | Transaction<DB>;
export type Connection = { connectionString: string } | { host: string; user: string; database: string };

const oid = { int8: 20, date: 1082, timestamptz: 1184, numeric: 1700 };

/** Rows leave the driver as they go over the wire: instants as ISO strings, counts as numbers, dates as YYYY-MM-DD. */
const parsers: Record<number, (value: string) => unknown> = {
  [oid.int8]: Number,
  [oid.numeric]: Number,
  [oid.date]: (value) => value,
  [oid.timestamptz]: (value) => new Date(value).toISOString(),
};

const types = {
  getTypeParser: ((id: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers[id]) || pg.types.getTypeParser(id, format as 'text')) as typeof pg.types.getTypeParser,
};

interface Options {
  /** Connections at most. */
  max?: number;
  /** Statements keep their plans under a name, per connection; off where a pooler hands connections around. */
  named?: boolean;
  /** Milliseconds after which a statement that nothing is heard of counts as lost; it is waited for without. */
  patience?: number;
}

/** A pool of connections and the query builder over it. */
export function openDatabase(connection: Connection, { max = 12, named = true, patience }: Options = {}) {
  const lost = patience === undefined ? {} : { query_timeout: patience };
  const waits = patience ?? 20_000;
  const pool = new pg.Pool({ ...connection, types, max, connectionTimeoutMillis: waits, keepAlive: true, ...lost });
  const line = oldestFirst(max, waits);
  // A connection may be cut at any moment by a restart of the database, idle or in use. Whoever waits for it is told by
  // the statement; nobody else needs to know, and without a listener the program would end.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  return { pool, line, db: new Kysely<DB>({ dialect: new PostgresDialect({ pool: preparing(pool, line, named) }) }) };
}
