import type { BadLine, LineProblem } from '@vitrine/contract/imports/imports.ts';
import { type Insertable, type NotNull, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import { manyRows } from '../../platform/postgres/many-rows.ts';
import { oneOf } from '../../platform/postgres/one-of.ts';
import type { DB } from '../../platform/tables.ts';
import { storedFilesOf } from './documents/documents.sql.ts';

export type ImportRow = Selectable<DB['candidate_import']>;

export const insertImport = (db: Db, row: Insertable<DB['candidate_import']>) => db.insertInto('candidate_import').values(row).execute();

export const updateImport = (db: Db, id: string, set: Updateable<DB['candidate_import']>) =>
  db.updateTable('candidate_import').set(set).where('id', '=', id).execute();

export const deleteImport = (db: Db, id: string) => db.deleteFrom('candidate_import').where('id', '=', id).execute();

export const findImport = (db: Db, id: string, companyId: string) =>
  db.selectFrom('candidate_import').selectAll().where('id', '=', id).where('company_id', '=', companyId).executeTakeFirst();

/** As it is now, for as long as the transaction runs. */
export const lockImport = (db: Db, id: string) =>
  db.selectFrom('candidate_import').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Imports of a company, or one of them, with what became of their lines. */
export const summariesOf = (db: Db, companyId: string, id?: string) =>
  db
    .selectFrom('candidate_import')
    .leftJoin('account', 'account.id', 'candidate_import.made_by')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('candidate_import_row as row')
          .whereRef('row.import_id', '=', 'candidate_import.id')
          .select([
            sql<number>`count(*) filter (where row.outcome = 'taken')`.as('taken'),
            sql<number>`count(*) filter (where row.outcome = 'linked')`.as('linked'),
            sql<number>`count(*) filter (where row.outcome = 'known')`.as('known'),
            sql<number>`count(*) filter (where row.outcome = 'refused')`.as('refused'),
            sql<number>`count(*) filter (where row.removed_at is not null)`.as('removed'),
            sql<number>`count(*) filter (where row.kept is not null)`.as('kept'),
            sql<number>`count(*) filter (where row.told_at is not null)`.as('told'),
            sql<number>`count(*) filter (where ${there} and row.told_at is null)`.as('waiting'),
          ])
          .as('rows'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('candidate_import_file as file')
          .whereRef('file.import_id', '=', 'candidate_import.id')
          .where('file.document_id', 'is not', null)
          .select((eb) => eb.fn.countAll<number>().as('given'))
          .as('files'),
      (join) => join.onTrue(),
    )
    .where('candidate_import.company_id', '=', companyId)
    .$if(id !== undefined, (query) => query.where('candidate_import.id', '=', id ?? ''))
    .selectAll('candidate_import')
    .select(['account.first_name', 'account.last_name', 'rows.taken', 'rows.linked', 'rows.known', 'rows.refused'])
    .select(['rows.removed', 'rows.kept', 'rows.told', 'rows.waiting', 'files.given'])
    // the rows are counted, also where there are none
    .$narrowType<Record<'taken' | 'linked' | 'known' | 'refused' | 'removed' | 'kept' | 'told' | 'waiting' | 'given', NotNull>>()
    .orderBy('candidate_import.created_at', 'desc')
    .orderBy('candidate_import.id')
    .limit(100)
    .execute();

/** Something of the line is still here. */
const there = sql<boolean>`row.outcome in ('taken', 'linked') and row.account_id is not null and row.removed_at is null`;

export const countUnbegun = async (db: Db, companyId: string) =>
  (
    await db
      .selectFrom('candidate_import')
      .where('company_id', '=', companyId)
      .where('state', '=', 'mapping')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n;

/** Where the tables of a company lie that are not through yet, and what lies beside them. */
export async function tablesOf(db: Db, companyId: string) {
  const rows = await db.selectFrom('candidate_import').select(['stored', 'archive_stored']).where('company_id', '=', companyId).execute();
  const beside = await storedFilesOf(db, companyId);
  return [...rows.flatMap((one) => [one.stored, one.archive_stored]), ...beside];
}

export const insertRows = (db: Db, rows: Insertable<DB['candidate_import_row']>[]) =>
  rows.length === 0 ? Promise.resolve() : manyRows(db, 'candidate_import_row', rows).execute();

export async function refusedLines(db: Db, importId: string, { page, count }: { page: number; count: number }) {
  const found = db.selectFrom('candidate_import_row').where('import_id', '=', importId).where('outcome', '=', 'refused');
  const rows = await found
    .select(['line', 'problems'])
    .orderBy('line')
    .limit(count)
    .offset((page - 1) * count)
    .execute();
  const { n } = await found.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
  return { items: rows.map(({ line, problems }): BadLine => ({ line, problems: problems as unknown as LineProblem[] })), total: n };
}

/** Who stayed; whoever a reviewer may not know by name yet has a number alone. */
export async function keptLines(db: Db, importId: string, reviewerId: string, { page, count }: { page: number; count: number }) {
  const found = db
    .selectFrom('candidate_import_row as row')
    .leftJoin('account', 'account.id', 'row.account_id')
    .leftJoin('application', 'application.id', 'row.application_id')
    .where('row.import_id', '=', importId)
    .where('row.kept', 'is not', null);
  const rows = await found
    .select(['row.line', 'row.kept', 'row.application_id', 'account.first_name', 'account.last_name', 'application.number'])
    .select(
      sql<boolean>`coalesce((select bool_or(left_blind(one, ${reviewerId})) from application one
        join candidate_import on candidate_import.company_id = one.company_id
        where candidate_import.id = row.import_id and one.account_id = row.account_id), false)`.as('blind'),
    )
    .orderBy('row.line')
    .limit(count)
    .offset((page - 1) * count)
    .execute();
  const { n } = await found.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
  return { rows, total: n };
}

/** The jobs of a company by which lines can be called, the latest first. */
export const jobsOf = (db: Db, companyId: string) =>
  db
    .selectFrom('booking')
    .leftJoin('job_ad', 'job_ad.booking_id', 'booking.id')
    .leftJoin('job_code', 'job_code.booking_id', 'booking.id')
    .where('booking.company_id', '=', companyId)
    .where((eb) => eb.or([eb('job_ad.id', 'is not', null), eb('job_code.id', 'is not', null)]))
    .select(['booking.id', sql<string>`coalesce(nullif(job_ad.title, ''), job_code.title, '')`.as('title')])
    .orderBy('booking.created_at', 'desc')
    .orderBy('booking.id')
    .limit(2000)
    .execute();

/** What is known of addresses: the account behind each, and whether the company knows that person. */
export const knownBy = (db: Db, companyId: string, emails: readonly string[]) =>
  db
    .selectFrom('account')
    .leftJoin('candidate_profile', 'candidate_profile.account_id', 'account.id')
    .where('account.email', '=', oneOf(emails))
    .select(['account.id', 'account.email'])
    .select((eb) =>
      eb
        .and([
          eb('account.user_type', '=', 'Candidate'),
          eb('account.deactivated_at', 'is', null),
          eb.or([
            eb('candidate_profile.added_by_company', '=', companyId),
            eb.exists(
              eb
                .selectFrom('application')
                .select('application.id')
                .whereRef('application.account_id', '=', 'account.id')
                .where('application.company_id', '=', companyId),
            ),
          ]),
        ])
        .$castTo<boolean>()
        .as('known'),
    )
    .execute();

/** To which bookings of the company these accounts have applied, and which of these applications an import brought. */
export const appliedTo = (db: Db, companyId: string, accountIds: readonly string[], importId: string) =>
  db
    .selectFrom('application')
    .where('company_id', '=', companyId)
    .where('account_id', '=', oneOf(accountIds))
    .select(['id', 'account_id', 'booking_id'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('candidate_import_row as row')
            .select('row.id')
            .whereRef('row.application_id', '=', 'application.id')
            .where('row.import_id', '=', importId),
        )
        .$castTo<boolean>()
        .as('brought'),
    )
    .execute();

/** Rows of which something is here, the last of the file first: who came with one line may stay for the sake of a later one. */
export const rowsThere = (db: Db, importId: string, { before, limit }: { before: number; limit: number }) =>
  db
    .selectFrom('candidate_import_row as row')
    .innerJoin('account', 'account.id', 'row.account_id')
    .where('row.import_id', '=', importId)
    .where(there)
    .where('row.kept', 'is', null)
    .where('row.line', '<', before)
    .selectAll('row')
    .select(['account.email'])
    .orderBy('row.line', 'desc')
    .limit(limit)
    .execute();

/** Of these people, the rows by which they came and that stayed when their import was undone. */
export const stayedOf = (db: Db, companyId: string, accountIds: readonly string[]) =>
  db
    .selectFrom('candidate_import_row as row')
    .innerJoin('candidate_import', 'candidate_import.id', 'row.import_id')
    .innerJoin('account', 'account.id', 'row.account_id')
    .where('row.account_id', '=', oneOf(accountIds))
    .where('candidate_import.company_id', '=', companyId)
    .where('row.outcome', '=', 'taken')
    .where('row.kept', 'is not', null)
    .where(there)
    .selectAll('row')
    .select(['account.email'])
    .execute();

/** Rows of which nobody was told, those that stayed too. */
export const untoldRows = (db: Db, importId: string, limit: number) =>
  db
    .selectFrom('candidate_import_row as row')
    .innerJoin('account', 'account.id', 'row.account_id')
    .where('row.import_id', '=', importId)
    .where(there)
    .where('row.told_at', 'is', null)
    .selectAll('row')
    .select(['account.email', 'account.first_name', 'account.last_name', 'account.activated_at'])
    .orderBy('row.line')
    .limit(limit)
    .execute();

/** The same that nobody was told of in time, the last of the file first: who came with one line may stay for the sake of a later one. */
export const untoldBefore = (db: Db, importId: string, { before, limit }: { before: number; limit: number }) =>
  db
    .selectFrom('candidate_import_row as row')
    .innerJoin('account', 'account.id', 'row.account_id')
    .where('row.import_id', '=', importId)
    .where(there)
    .where('row.told_at', 'is', null)
    .where('row.line', '<', before)
    .selectAll('row')
    .select(['account.email', 'account.activated_at'])
    .orderBy('row.line', 'desc')
    .limit(limit)
    .execute();

/** Whether another import brought an application of the same person, and nobody was told of that either. */
export const isUntoldElsewhere = async (db: Db, { id, account_id }: Pick<Selectable<DB['candidate_import_row']>, 'id' | 'account_id'>) =>
  (await db
    .selectFrom('candidate_import_row as row')
    .where('row.account_id', '=', account_id)
    .where('row.id', '!=', id)
    .where(there)
    .where('row.told_at', 'is', null)
    .where('row.application_id', 'is not', null)
    .select('row.id')
    .limit(1)
    .executeTakeFirst()) !== undefined;

export const updateRow = (db: Db, id: string, set: Updateable<DB['candidate_import_row']>) =>
  db.updateTable('candidate_import_row').set(set).where('id', '=', id).execute();

/** Notes that somebody was told, for all their lines in an import. */
export const markTold = (db: Db, importId: string, accountId: string | null, at: string) =>
  db
    .updateTable('candidate_import_row')
    .set({ told_at: at })
    .where('import_id', '=', importId)
    .where('account_id', '=', accountId)
    .where('told_at', 'is', null)
    .execute();

/** Notes that all that came with these lines is gone. */
export const markRemoved = (db: Db, ids: readonly string[], at: string) =>
  db
    .updateTable('candidate_import_row')
    .set({ removed_at: at, kept: null, account_id: null, application_id: null })
    .where('id', '=', oneOf(ids))
    .execute();

/** A row of which something is here, with whose it is; held until the transaction ends. */
export const findRow = (db: Db, id: string) =>
  db
    .selectFrom('candidate_import_row as row')
    .innerJoin('candidate_import', 'candidate_import.id', 'row.import_id')
    .innerJoin('company', 'company.id', 'candidate_import.company_id')
    .innerJoin('account', 'account.id', 'row.account_id')
    .where('row.id', '=', id)
    .where(there)
    .selectAll('row')
    .select(['company.id as company_id', 'company.name as company_name', 'account.email', 'account.language as account_language'])
    .executeTakeFirst();

/** All that a company brought along of one person, who came first comes last. */
export const broughtOf = (db: Db, accountId: string, companyId: string) =>
  db
    .selectFrom('candidate_import_row as row')
    .innerJoin('candidate_import', 'candidate_import.id', 'row.import_id')
    .innerJoin('account', 'account.id', 'row.account_id')
    .where('row.account_id', '=', accountId)
    .where('candidate_import.company_id', '=', companyId)
    .where(there)
    .select(['row.id', 'row.outcome', 'row.account_id', 'row.application_id', 'account.email'])
    .orderBy(sql`row.outcome = 'taken'`)
    .orderBy('row.taken_at', 'desc')
    .execute();

export const rowsOfAccount = (db: Db, accountId: string) =>
  db
    .selectFrom('candidate_import_row as row')
    .innerJoin('candidate_import', 'candidate_import.id', 'row.import_id')
    .innerJoin('company', 'company.id', 'candidate_import.company_id')
    .where('row.account_id', '=', accountId)
    .select(['company.name as company', 'candidate_import.source', 'candidate_import.ground'])
    .select(['row.taken_at as takenAt', 'row.told_at as toldAt'])
    .execute();

export const moveRows = (db: Db, keepId: string, dropId: string) =>
  db.updateTable('candidate_import_row').set({ account_id: keepId }).where('account_id', '=', dropId).execute();

export const importsMadeBy = (db: Db, accountId: string) =>
  db
    .selectFrom('candidate_import')
    .where('made_by', '=', accountId)
    .select(['file_name as fileName', 'created_at as createdAt', 'source', 'ground'])
    .execute();

export const forgetMaker = (db: Db, accountId: string) =>
  db.updateTable('candidate_import').set({ made_by: null }).where('made_by', '=', accountId).execute();

/** Imports that were begun before a moment and of which somebody was not told, or that nobody began before another one. */
export const dueAfter = (db: Db, { warn, unbegun }: { warn: string; unbegun: string }, after: string, limit: number) =>
  db
    .selectFrom('candidate_import')
    .where('id', '>', after)
    .where((eb) =>
      eb.or([
        eb.and([eb('state', '=', 'mapping'), eb('created_at', '<', unbegun)]),
        eb.and([
          eb('state', 'in', ['done', 'undone']),
          eb('started_at', '<', warn),
          eb.exists(
            eb
              .selectFrom('candidate_import_row as row')
              .select('row.id')
              .whereRef('row.import_id', '=', 'candidate_import.id')
              .where(there)
              .where('row.told_at', 'is', null),
          ),
        ]),
      ]),
    )
    .select('id')
    .orderBy('id')
    .limit(limit)
    .execute();

/** To whom a company is told of an import: who made it, or its owners. */
export const responsibleFor = (db: Db, { company_id, made_by }: ImportRow) =>
  db
    .selectFrom('account')
    .where('company_id', '=', company_id)
    .where('deactivated_at', 'is', null)
    .where('activated_at', 'is not', null)
    .where((eb) => eb.or([eb('id', '=', made_by), eb('company_role', '=', 'owner')]))
    .select(['id', 'email', 'first_name', 'language'])
    .orderBy('id')
    .execute();
