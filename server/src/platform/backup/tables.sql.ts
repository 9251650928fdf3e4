import { sql } from 'kysely';
import type pg from 'pg';
import type { Db } from '../postgres/db.ts';

/** A table as `COPY` takes it: the columns that are stored, in a fixed order. */
export interface StoredTable {
  name: string;
  columns: string[];
}

/** What makes text of a value read the same wherever it is copied from. */
const sameText = `set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres'; set extra_float_digits = 1;
  set bytea_output = 'hex'; set synchronize_seqscans = off; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0`;

/** Prepares a connection for copying: texts of values are those of every other one. */
export const prepareCopying = (client: pg.ClientBase) => client.query(sameText);

/** All tables of the product that are copied. Which migrations were applied is known apart; keys of the installation are sealed. */
export async function listStoredTables(client: pg.ClientBase): Promise<StoredTable[]> {
  const { rows } = await client.query<StoredTable>(`
    select relname as name, array_agg(attname::text order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not in ('migration', 'installation')
      and attnum > 0 and not attisdropped and attgenerated = ''
    group by relname order by relname`);
  return rows;
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
const listed = (columns: string[]) => columns.map(quoted).join(', ');

export const copyOut = ({ name, columns }: StoredTable) => `copy ${quoted(name)} (${listed(columns)}) to stdout`;
export const copyIn = ({ name, columns }: StoredTable) => `copy ${quoted(name)} (${listed(columns)}) from stdin`;

export interface Secret {
  name: string;
  value: string;
}

export const readSecrets = async (client: pg.ClientBase) =>
  (await client.query<Secret>(`select name, value from installation order by name`)).rows;

/** Puts the keys of another installation in the place of those that this one may have made. */
export async function writeSecrets(client: pg.ClientBase, secrets: readonly Secret[]) {
  await client.query('delete from installation');
  for (const { name, value } of secrets) await client.query('insert into installation (name, value) values ($1, $2)', [name, value]);
}

export interface Sequence {
  name: string;
  value: string;
  called: boolean;
}

/** Where the sequences of the product stand. They run ahead of any snapshot and never behind it. */
export async function readSequences(client: pg.ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by 1`,
  );
  const sequences: Sequence[] = [];
  for (const { name } of rows) {
    const { rows } = await client.query<Omit<Sequence, 'name'>>(
      `select last_value::text as value, is_called as called from ${quoted(name)}`,
    );
    if (rows[0]) sequences.push({ name, ...rows[0] });
  }
  return sequences;
}

export async function setSequences(client: pg.ClientBase, sequences: readonly Sequence[]) {
  for (const { name, value, called } of sequences) await client.query('select setval($1::regclass, $2, $3)', [quoted(name), value, called]);
}

/** Statements that take something away and put it back as it was. */
interface Put {
  away: string;
  back: string;
}

// an index of a table that is parted takes those of its parts along
const indexes = `
  select format('drop index %I', relname) as away, replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ') as back
  from pg_index join pg_class on pg_class.oid = indexrelid
  where not relispartition and relnamespace = 'public'::regnamespace and not exists (select 1 from pg_constraint where conindid = indexrelid)`;
const references = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as away,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as back
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`;
const triggers = `
  select distinct format('alter table %s disable trigger user', tgrelid::regclass) as away,
    format('alter table %s enable trigger user', tgrelid::regclass) as back
  from pg_trigger join pg_class on pg_class.oid = tgrelid where relnamespace = 'public'::regnamespace and not tgisinternal`;

/**
 * Does something, in a transaction, to tables that take rows in any order: without references between them, triggers and
 * indexes, which are all there again afterwards. A reference to a row that is missing fails then.
 */
export async function inAnyOrder(client: pg.ClientBase, work: () => Promise<void>) {
  const put: Put[] = [];
  for (const query of [references, indexes, triggers]) put.push(...(await client.query<Put>(query)).rows);
  for (const { away } of put) await client.query(away);
  await work();
  for (const { back } of put.toReversed()) await client.query(back);
}

/** Empties tables, those that a migration filled among them. */
export const emptyTables = (client: pg.ClientBase, tables: readonly StoredTable[]) =>
  client.query(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')}`);

/** A schema that is there while a restore is under way: no program starts on such a database. */
const marker = 'restore_under_way';

export const isRestoreUnderWay = async (client: pg.ClientBase) =>
  (await client.query('select 1 from pg_namespace where nspname = $1', [marker])).rowCount === 1;

/** Whether the database has nothing of the product, and nothing of anything else that would be in its way. */
export const isEmptyDatabase = async (client: pg.ClientBase) =>
  (await client.query(`select 1 from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm') limit 1`))
    .rowCount === 0;

/** Marks that a restore is under way and clears what one left that was cut off. */
export async function beginRestore(client: pg.ClientBase) {
  await client.query('begin');
  if (await isRestoreUnderWay(client)) {
    await client.query(`set local client_min_messages = warning`);
    await client.query(`drop schema public cascade; create schema public; drop schema if exists pgboss cascade`);
  } else await client.query(`create schema ${marker}`);
  await client.query('commit');
}

export const endRestore = (client: pg.ClientBase) => client.query(`drop schema ${marker}`);

/** Numbers that nothing else locks. */
const oneBackup = 7_461_830;
const filesStay = 7_461_831;

/** Held by the one backup that is being taken, until its connection ends; false where another one is. */
export const holdBackup = async (client: pg.ClientBase) =>
  (await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [oneBackup])).rows[0]?.held === true;

/** From now on no file is removed until `letFilesGo`; one removal that has begun is waited for. */
export const keepFiles = (client: pg.ClientBase) => client.query('select pg_advisory_lock($1)', [filesStay]);
export const letFilesGo = (client: pg.ClientBase) => client.query('select pg_advisory_unlock($1)', [filesStay]);

/** Whether files may be removed until the end of this transaction: not while a backup copies them. */
export const mayRemoveFiles = async (db: Db) =>
  (await sql<{ may: boolean }>`select pg_try_advisory_xact_lock_shared(${filesStay}) as may`.execute(db)).rows[0]?.may === true;

export interface WaitingJob {
  name: string;
  payload: object;
  after: string;
  key: string | null;
}

/** Work that was queued or had begun. */
export const listWaitingJobs = async (client: pg.ClientBase) =>
  (
    await client.query<WaitingJob>(`
      select name, data as payload, to_char(start_after at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as after, singleton_key as key
      from pgboss.job where state in ('created', 'retry', 'active') and name not like '\\_\\_pgboss%' order by created_on, id`)
  ).rows;

export const serverVersion = async (client: pg.ClientBase) =>
  (await client.query<{ version: string }>(`select current_setting('server_version') as version`)).rows[0]?.version ?? '';
