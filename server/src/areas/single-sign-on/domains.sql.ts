import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import type { DB } from '../../platform/tables.ts';

/** In a transaction: those who change the domains of a company, or whose a domain is, do so one after the other. */
export const lockDomains = (db: Db, of: string) => sql`select pg_advisory_xact_lock(hashtextextended(${`domains ${of}`}, 0))`.execute(db);

export const domainsOf = (db: Db, companyId: string) =>
  db.selectFrom('company_domain').selectAll().where('company_id', '=', companyId).orderBy('added_at').orderBy('id').execute();
export type DomainRow = Awaited<ReturnType<typeof domainsOf>>[number];

export const findDomain = (db: Db, companyId: string, id: string) =>
  db.selectFrom('company_domain').selectAll().where('company_id', '=', companyId).where('id', '=', id).executeTakeFirst();

export const domainById = (db: Db, id: string) => db.selectFrom('company_domain').selectAll().where('id', '=', id).executeTakeFirst();

/** Whose domain it is, whoever else names it. */
export const provenDomain = (db: Db, domain: string) =>
  db.selectFrom('company_domain').selectAll().where('domain', '=', domain).where('proven_at', 'is not', null).executeTakeFirst();

/** The same, for as long as the transaction runs: whoever takes the domain away meanwhile waits, and ends the session that came of it. */
export const holdProvenDomain = (db: Db, domain: string) =>
  db.selectFrom('company_domain').selectAll().where('domain', '=', domain).where('proven_at', 'is not', null).forShare().executeTakeFirst();

/** Adds a domain; false where the company has it already. */
export const insertDomain = async (db: Db, row: Insertable<DB['company_domain']>) =>
  (await db
    .insertInto('company_domain')
    .values(row)
    .onConflict((conflict) => conflict.columns(['company_id', 'domain']).doNothing())
    .returning('id')
    .executeTakeFirst()) !== undefined;

export const updateDomain = (db: Db, id: string, set: Updateable<DB['company_domain']>) =>
  db.updateTable('company_domain').set(set).where('id', '=', id).execute();

export const deleteDomain = async (db: Db, companyId: string, id: string) =>
  (await db.deleteFrom('company_domain').where('company_id', '=', companyId).where('id', '=', id).executeTakeFirst()).numDeletedRows > 0n;

export const provenAfter = (db: Db, after: string, limit: number) =>
  db
    .selectFrom('company_domain')
    .where('proven_at', 'is not', null)
    .where('id', '>', after)
    .select('id')
    .orderBy('id')
    .limit(limit)
    .execute();

/** Who is told of it. */
export const ownerOf = (db: Db, companyId: string) =>
  db
    .selectFrom('account')
    .where('company_id', '=', companyId)
    .where('company_role', '=', 'owner')
    .where('deactivated_at', 'is', null)
    .select(['id', 'email', 'first_name', 'language'])
    .executeTakeFirst();
