import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import { oneOf } from '../../platform/postgres/one-of.ts';

interface Reference {
  table: string;
  column: string;
}

type Imported = 'application' | 'account' | 'booking' | 'job_ad';

/** What the import itself wrote, what follows from it by itself, and that somebody only looked. */
const ofImport: Record<Imported, string[]> = {
  application: [
    'candidate_import_row.application_id',
    'application_document.application_id',
    'applicant_shown.application_id',
    'watched_answer.application_id',
  ],
  account: [
    'application.account_id',
    'application_document.account_id',
    'audit_person.account_id',
    'candidate_import_row.account_id',
    'candidate_profile.account_id',
    'candidate_search.account_id',
    'profile_view.account_id',
    'mail.about',
  ],
  booking: ['job_ad.booking_id', 'application.booking_id'],
  job_ad: ['candidate_import_row.job_ad_id', 'job_search.id'],
};

/** Every column that refers to a table: one that comes later counts as a change until it is named above. */
async function references(db: Db, table: Imported): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select source.relname as table, attribute.attname as column
    from pg_constraint one
      join pg_class source on source.oid = one.conrelid
      join pg_attribute attribute on attribute.attrelid = one.conrelid and attribute.attnum = one.conkey[1]
    where one.contype = 'f' and one.confrelid = ${table}::regclass and array_length(one.conkey, 1) = 1
    order by 1, 2`.execute(db);
  return rows.filter((row) => !ofImport[table].includes(`${row.table}.${row.column}`));
}

/** Of these rows of a table those that another table names, but for what the import itself wrote. */
export async function named<Id extends string | number>(db: Db, table: Imported, ids: readonly Id[]) {
  const found = new Set<Id>();
  for (const { table: from, column } of await references(db, table)) {
    const { rows } = await sql<{ id: Id }>`
      select distinct ${sql.ref(column)} as id from ${sql.table(from)} where ${sql.ref(column)} = ${oneOf(ids)}`.execute(db);
    for (const { id } of rows) found.add(id);
  }
  return found;
}

/** Of these rows of an import, those of whose application or person something else has been written since, by anybody. */
export async function touchedRows(db: Db, rowIds: readonly string[]) {
  const { rows } = await sql<{
    id: string;
    account: string;
    application: string | null;
    made: boolean;
    changed: boolean;
    answered: boolean;
  }>`
    select row.id, row.account_id as account, row.application_id as application, row.outcome = 'taken' as made,
      coalesce(application.status_at <> row.taken_at or application.reply_by is not null, false)
        or (row.outcome = 'taken' and coalesce(profile.changed_at <> row.taken_at, true))
        -- a document that did not come along
        or exists (select 1 from application_document document
          where (document.application_id = row.application_id or (row.outcome = 'taken' and document.account_id = row.account_id))
            and not exists (select 1 from candidate_import_file file where file.document_id = document.id)) as changed,
      (row.outcome = 'taken' and (account.activated_at is not null or account.confirmed_at is not null or not account.guest))
        or coalesce(application.started_at is not null or application.submitted_at is not null
          or application.withdrawn_at is not null, false) as answered
    from candidate_import_row row
      join account on account.id = row.account_id
      left join candidate_profile profile on profile.account_id = row.account_id
      left join application on application.id = row.application_id
    where row.id = ${oneOf(rowIds)}`.execute(db);
  const applications = await named(
    db,
    'application',
    rows.flatMap(({ application }) => application ?? []),
  );
  const made = rows.filter((row) => row.made).map(({ account }) => account);
  const accounts = await named(db, 'account', made);
  const elsewhere = await appliedElsewhere(db, made);
  return new Map(
    rows.flatMap(({ id, account, application, made, changed, answered }): [string, 'answered' | 'changed'][] => {
      if (answered || (made && elsewhere.has(account))) return [[id, 'answered']];
      const touched = changed || (application !== null && applications.has(application)) || (made && accounts.has(account));
      return touched ? [[id, 'changed']] : [];
    }),
  );
}

/** Of these accounts those with an application that no import brought. */
async function appliedElsewhere(db: Db, accountIds: readonly string[]) {
  const { rows } = await sql<{ id: string }>`
    select distinct account_id as id from application
    where account_id = ${oneOf(accountIds)}
      and not exists (select 1 from candidate_import_row row where row.application_id = application.id)`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Of these accounts those that have an application still: it keeps the person. */
export async function withApplication(db: Db, accountIds: readonly string[]) {
  const { rows } = await sql<{
    id: string;
  }>`select distinct account_id as id from application where account_id = ${oneOf(accountIds)}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
