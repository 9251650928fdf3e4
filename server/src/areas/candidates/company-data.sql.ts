import { sql } from 'kysely';
import { nameOf } from '../../platform/company-data/names.sql.ts';
import type { Db } from '../../platform/postgres/db.ts';

/** People whom a company added and who have neither objected nor taken over what was written of them, after one of them. */
export const addedAfter = (db: Db, companyId: string, after: string, limit: number) =>
  db
    .selectFrom('candidate_profile as profile')
    .innerJoin('account', 'account.id', 'profile.account_id')
    .where('profile.added_by_company', '=', companyId)
    .where('profile.objected_at', 'is', null)
    .where('profile.taken_over_at', 'is', null)
    .where('account.id', '>', after)
    .select(['account.id', 'account.first_name as firstName', 'account.last_name as lastName', 'account.email', 'account.language'])
    .select(['profile.phone', 'profile.profession', 'profile.employer', 'profile.address', 'account.created_at as createdAt'])
    .orderBy('account.id')
    .limit(limit)
    .execute();

/** What a company wrote beside the dossiers of people, but of those whom the reader judges without a name. */
export const dossierWordsOf = (db: Db, companyId: string, readerId: string) =>
  db
    .selectFrom('dossier_comment as written')
    .innerJoin('account as person', 'person.id', 'written.account_id')
    .leftJoin('account', 'account.id', 'written.changed_by')
    .where('written.company_id', '=', companyId)
    .where(
      sql<boolean>`not exists (select 1 from application where application.account_id = person.id
        and application.company_id = ${companyId} and left_blind(application, ${readerId}))`,
    )
    .select(['person.first_name as firstName', 'person.last_name as lastName', 'written.text', 'written.changed_at as updatedAt'])
    .select(nameOf('account').as('by'))
    .orderBy('written.id')
    .execute();
