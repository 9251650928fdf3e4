import type { fileKinds } from '@vitrine/contract/operations/storage.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';

export const databaseBytes = async (db: Db) =>
  (await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(db)).rows[0]?.bytes ?? 0;

/** The largest tables with their indexes, and how many rows they have as far as the database knows without counting. */
export const largestTables = async (db: Db, count: number) =>
  (
    await sql<{ name: string; bytes: number; rows: number | null }>`
      select relname as name, pg_total_relation_size(oid) as bytes, case when reltuples >= 0 then reltuples::bigint end as rows
      from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      order by 2 desc, 1 limit ${count}`.execute(db)
  ).rows;

/** How many files rows know of, and their bytes. */
export const knownFiles = async (db: Db) =>
  (
    await sql<{ kind: (typeof fileKinds)[number]; files: number; bytes: number }>`
      select kind, count(*) as files, coalesce(sum(bytes), 0)::bigint as bytes from (
        select 'recordings' as kind, bytes from take where bytes > 0
        union all select 'documents', bytes from application_document
        union all select 'documents', bytes from candidate_import_file where bytes > 0
        union all select 'documents', bytes from progress_file
        union all select 'profiles', bytes from candidate_document
        union all select 'messages', bytes from chat_attachment
        union all select 'drafts', bytes from email_draft_file
        union all select 'closeups', bytes from closeup_file
      ) file group by kind order by bytes desc`.execute(db)
  ).rows;

export const databaseVersion = async (db: Db) =>
  (await sql<{ version: string }>`select current_setting('server_version') as version`.execute(db)).rows[0]?.version ?? '';

/** Whether a program has ever made its tables here, the queue's among them. */
export const hasTables = async (db: Db) =>
  (
    await sql<{ there: boolean }>`
      select to_regclass('public.backup_run') is not null and to_regclass('pgboss.job') is not null as there`.execute(db)
  ).rows[0]?.there === true;
