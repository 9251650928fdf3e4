import type { Insertable } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import { oneOf } from '../../platform/postgres/one-of.ts';
import type { DB } from '../../platform/tables.ts';

export const findObjection = (db: Db, companyId: string, address: string) =>
  db.selectFrom('added_objection').select('at').where('company_id', '=', companyId).where('address', '=', address).executeTakeFirst();

/** Of what is kept of addresses, those of which their persons objected to this company. */
export const findObjections = async (db: Db, companyId: string, addresses: readonly string[]) =>
  (
    await db
      .selectFrom('added_objection')
      .select('address')
      .where('company_id', '=', companyId)
      .where('address', '=', oneOf(addresses))
      .execute()
  ).map(({ address }) => address);

export const insertObjection = (db: Db, row: Insertable<DB['added_objection']>) =>
  db
    .insertInto('added_objection')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** A person whom a company added, as long as nobody confirmed the address. */
export const findAdded = (db: Db, accountId: string) =>
  db
    .selectFrom('candidate_profile')
    .innerJoin('account', 'account.id', 'candidate_profile.account_id')
    .leftJoin('account as recruiter', 'recruiter.id', 'candidate_profile.added_by')
    .innerJoin('company', 'company.id', 'candidate_profile.added_by_company')
    .where('candidate_profile.account_id', '=', accountId)
    .where('account.activated_at', 'is', null)
    .where('account.deactivated_at', 'is', null)
    .selectAll('candidate_profile')
    .select([
      'account.email',
      'account.first_name',
      'account.last_name',
      'account.confirmed_at',
      'account.created_at',
      'account.picture',
      'company.id as company_id',
      'company.name as company_name',
      'recruiter.first_name as recruiter_first_name',
      'recruiter.last_name as recruiter_last_name',
    ])
    .executeTakeFirst();

export const hasApplied = async (db: Db, accountId: string) =>
  Boolean(await db.selectFrom('application').select('id').where('account_id', '=', accountId).limit(1).executeTakeFirst());

export const deleteProfile = (db: Db, accountId: string) =>
  Promise.all([
    db.deleteFrom('candidate_experience').where('account_id', '=', accountId).execute(),
    db.deleteFrom('candidate_education').where('account_id', '=', accountId).execute(),
    db.deleteFrom('candidate_skill').where('account_id', '=', accountId).execute(),
    db.deleteFrom('candidate_language').where('account_id', '=', accountId).execute(),
    db.deleteFrom('candidate_document').where('account_id', '=', accountId).execute(),
    db.deleteFrom('candidate_profile').where('account_id', '=', accountId).execute(),
  ]);
