import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import type { DB } from '../../platform/tables.ts';

export const findConnection = (db: Db, companyId: string) =>
  db.selectFrom('single_sign_on').selectAll().where('company_id', '=', companyId).executeTakeFirst();
export type ConnectionRow = NonNullable<Awaited<ReturnType<typeof findConnection>>>;

/** The same as it is now, for as long as the transaction runs: nobody changes it meanwhile. */
export const holdConnection = (db: Db, companyId: string) =>
  db.selectFrom('single_sign_on').selectAll().where('company_id', '=', companyId).forShare().executeTakeFirst();

export const lockConnection = (db: Db, companyId: string) =>
  db.selectFrom('single_sign_on').selectAll().where('company_id', '=', companyId).forUpdate().executeTakeFirst();

export const putConnection = (db: Db, row: Insertable<DB['single_sign_on']>) =>
  db
    .insertInto('single_sign_on')
    .values(row)
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet({ ...row }))
    .execute();

export const updateConnection = (db: Db, companyId: string, set: Updateable<DB['single_sign_on']>) =>
  db.updateTable('single_sign_on').set(set).where('company_id', '=', companyId).execute();

export const deleteConnection = async (db: Db, companyId: string) =>
  (await db.deleteFrom('single_sign_on').where('company_id', '=', companyId).executeTakeFirst()).numDeletedRows > 0n;

/** Nobody comes back any more from where they went. */
export const deleteAttempts = (db: Db, companyId: string) =>
  db.deleteFrom('single_sign_on_attempt').where('company_id', '=', companyId).execute();

/** Nobody is known by their former subject any more. */
export const deleteLinks = (db: Db, companyId: string) =>
  db.deleteFrom('single_sign_on_link').where('company_id', '=', companyId).execute();

export const insertAttempt = (db: Db, row: Insertable<DB['single_sign_on_attempt']>) =>
  db.insertInto('single_sign_on_attempt').values(row).execute();

interface Back {
  stateHash: Buffer;
  askedBy: Buffer;
  companyId: string;
  purpose: DB['single_sign_on_attempt']['purpose'];
  sessionHash: Buffer | null;
  now: string;
}

/** Uses an attempt up: by the browser and the session that began it, for its own company and purpose, in time. */
export const takeAttempt = (db: Db, { stateHash, askedBy, companyId, purpose, sessionHash, now }: Back) =>
  db
    .deleteFrom('single_sign_on_attempt')
    .where('state_hash', '=', stateHash)
    .where('asked_by', '=', askedBy)
    .where('company_id', '=', companyId)
    .where('purpose', '=', purpose)
    .where('session_hash', 'is not distinct from', sessionHash)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();

export const deleteOldAttempts = (db: Db, now: string) => db.deleteFrom('single_sign_on_attempt').where('expires_at', '<', now).execute();

/** The company of a domain, where its provider counts. */
export const companyOfDomain = (db: Db, domain: string) =>
  db
    .selectFrom('company_domain')
    .innerJoin('company', 'company.id', 'company_domain.company_id')
    .innerJoin('single_sign_on', 'single_sign_on.company_id', 'company.id')
    .where('company_domain.domain', '=', domain)
    .where('company_domain.proven_at', 'is not', null)
    .where('single_sign_on.tried_at', 'is not', null)
    .where('company.deactivated_at', 'is', null)
    .select(['company.id', 'company.name', 'single_sign_on.required_since'])
    .executeTakeFirst();

/** How many have signed in at the provider, and how many teammates cannot for their address. */
export const countPeople = async (db: Db, companyId: string) => {
  const { rows } = await sql<{ linked: number; outside: number }>`
    select count(link.account_id)::int as linked,
      count(*) filter (where account.company_role <> 'owner' and not exists (select from company_domain
        where company_domain.company_id = account.company_id and proven_at is not null
          and domain = split_part(account.email, '@', 2)))::int as outside
    from account left join single_sign_on_link link on link.account_id = account.id
    where account.company_id = ${companyId} and account.deactivated_at is null`.execute(db);
  return rows[0] ?? { linked: 0, outside: 0 };
};
