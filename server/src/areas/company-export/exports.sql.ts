import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import type { DB } from '../../platform/tables.ts';

/** What is asked for, while whoever asked owns the company still. */
export const findAsked = (db: Db, id: string) =>
  db
    .selectFrom('company_export')
    .innerJoin('account', 'account.id', 'company_export.asked_by')
    .innerJoin('company', 'company.id', 'company_export.company_id')
    .whereRef('account.company_id', '=', 'company_export.company_id')
    .where('account.company_role', '=', 'owner')
    .where('account.deactivated_at', 'is', null)
    .where('company_export.id', '=', id)
    .select(['company_export.id', 'company_export.state', 'company_export.company_id', 'company_export.asked_by'])
    .select(['account.first_name', 'account.email', 'account.language', 'company.name as company'])
    .executeTakeFirst();

/** The export as it is now, for as long as the transaction runs. */
export const lockExport = (db: Db, id: string) =>
  db.selectFrom('company_export').select(['id', 'state']).where('id', '=', id).forUpdate().executeTakeFirst();

/** The export of a company as it is now, for as long as the transaction runs; two who ask at once do so one after the other. */
export async function lockOfCompany(db: Db, companyId: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`export of ${companyId}`}, 0))`.execute(db);
  return db.selectFrom('company_export').selectAll().where('company_id', '=', companyId).forUpdate().executeTakeFirst();
}

export const exportOf = (db: Db, companyId: string, askedBy: string) =>
  db.selectFrom('company_export').selectAll().where('company_id', '=', companyId).where('asked_by', '=', askedBy).executeTakeFirst();

export const insertExport = (db: Db, row: Insertable<DB['company_export']>) => db.insertInto('company_export').values(row).execute();

export const updateExport = (db: Db, id: string, set: Updateable<DB['company_export']>) =>
  db.updateTable('company_export').set(set).where('id', '=', id).execute();

/** Says how far one is that is being made still. */
export const noteProgress = (
  db: Db,
  id: string,
  set: Pick<Updateable<DB['company_export']>, 'done' | 'total' | 'bytes' | 'state' | 'fault'>,
) => db.updateTable('company_export').set(set).where('id', '=', id).where('state', 'in', ['waiting', 'working']).execute();

/** Returns where it lies. */
export const deleteExport = (db: Db, id: string) => db.deleteFrom('company_export').where('id', '=', id).returning('stored').execute();

/** Lets go of exports whose time is over; returns where they lie. */
export const deleteExpired = (db: Db, now: string) =>
  db.deleteFrom('company_export').where('expires_at', '<', now).returning('stored').execute();

export const exportsAskedBy = (db: Db, accountId: string) =>
  db.selectFrom('company_export').select(['state', 'created_at', 'ready_at', 'fetched_at']).where('asked_by', '=', accountId).execute();

export const deleteAskedBy = (db: Db, accountId: string) =>
  db.deleteFrom('company_export').where('asked_by', '=', accountId).returning('stored').execute();

export const deleteOfCompany = (db: Db, companyId: string) =>
  db.deleteFrom('company_export').where('company_id', '=', companyId).returning('stored').execute();

/** In a transaction that erases people: an export that begins meanwhile waits for its end, and does not hold them. */
export const lockErasing = (db: Db) => sql`select pg_advisory_xact_lock_shared(hashtextextended('erasing beside exports', 0))`.execute(db);

/** Waits until what is being erased at this moment is gone; whoever is erased later finds the export and takes it back. */
export const waitForErasing = (db: Db) => sql`select pg_advisory_xact_lock(hashtextextended('erasing beside exports', 0))`.execute(db);

/**
 * Exports in which somebody may stand, as applicant (also of what the company has removed since), invited, added,
 * colleague or in a conversation: held, for they are about to be taken back.
 */
export const exportsWith = (db: Db, accountId: string, email: string) =>
  db
    .selectFrom('company_export')
    .select(['id', 'stored'])
    .where('state', '!=', 'outdated')
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('application')
            .whereRef('application.company_id', '=', 'company_export.company_id')
            .where('application.account_id', '=', accountId)
            .select('application.id'),
        ),
        exists(
          selectFrom('candidate_profile')
            .whereRef('candidate_profile.added_by_company', '=', 'company_export.company_id')
            .where('candidate_profile.account_id', '=', accountId)
            .select('candidate_profile.account_id'),
        ),
        exists(
          selectFrom('invitation')
            .whereRef('invitation.company_id', '=', 'company_export.company_id')
            .where('invitation.email', '=', email)
            .select('invitation.id'),
        ),
        exists(
          selectFrom('account')
            .whereRef('account.company_id', '=', 'company_export.company_id')
            .where('account.id', '=', accountId)
            .select('account.id'),
        ),
        exists(
          selectFrom('conversation_member as mine')
            .whereRef('mine.account_id', '=', 'company_export.asked_by')
            .where('mine.with_id', '=', accountId)
            .select('mine.conversation_id'),
        ),
        exists(
          selectFrom('audit_entry')
            .innerJoin('audit_person', 'audit_person.number', 'audit_entry.subject')
            .where('audit_person.account_id', '=', accountId)
            .whereRef('audit_entry.company_id', '=', 'company_export.company_id')
            .whereRef('audit_entry.at', '>=', 'company_export.created_at')
            .where('audit_entry.action', '=', 'removed')
            .select('audit_entry.id'),
        ),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();

/** Takes back the export of a company; returns where it lay. */
export async function outdateOfCompany(db: Db, companyId: string) {
  await lockErasing(db);
  const held = await db
    .selectFrom('company_export')
    .select(['id', 'stored'])
    .where('company_id', '=', companyId)
    .where('state', '!=', 'outdated')
    .forUpdate()
    .execute();
  for (const { id } of held) await updateExport(db, id, { state: 'outdated', stored: null });
  return held.map(({ stored }) => stored);
}

/** People whose applications are in the export of a company, after one of them, at most so many. */
export const applicantsAfter = async (db: Db, companyId: string, after: string, limit: number) =>
  (
    await db
      .selectFrom('application')
      .where('company_id', '=', companyId)
      .where('account_id', '>', after)
      .select('account_id')
      .distinct()
      .orderBy('account_id')
      .limit(limit)
      .execute()
  ).flatMap(({ account_id }) => account_id ?? []);
