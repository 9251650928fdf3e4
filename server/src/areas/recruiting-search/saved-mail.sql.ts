import type { CandidateFilters } from '@vitrine/contract/recruiting-search/filters.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';

/** Searches that want a mail, of those who may search and are there with their company, and were not mailed lately. */
const toMail = (db: Db, mailedBefore: string) =>
  db
    .selectFrom('saved_candidate_search as saved')
    .innerJoin('account', 'account.id', 'saved.account_id')
    .innerJoin('company', 'company.id', 'account.company_id')
    .where('saved.mail', '=', true)
    .where('account.activated_at', 'is not', null)
    .where('account.deactivated_at', 'is', null)
    .where('account.company_role', '!=', 'hiring-manager')
    .where('company.deactivated_at', 'is', null)
    .where((eb) => eb.or([eb('saved.mailed_at', 'is', null), eb('saved.mailed_at', '<', mailedBefore)]));

/** Ids of the searches to be mailed about, in their order, from this one on. */
export const searchesToMail = (db: Db, mailedBefore: string, after: string, limit: number) =>
  toMail(db, mailedBefore).where('saved.id', '>', after).select('saved.id').orderBy('saved.id').limit(limit).execute();

/** A saved search and whom it is mailed to, held until the transaction ends; undefined when its mail was ended or sent meanwhile. */
export const holdForMail = (db: Db, id: string, mailedBefore: string) =>
  toMail(db, mailedBefore)
    .where('saved.id', '=', id)
    .select([
      'saved.name',
      sql<CandidateFilters>`saved.query`.as('query'),
      'saved.seen_until',
      'account.email',
      'account.first_name',
      'account.language',
    ])
    .forUpdate('saved')
    .executeTakeFirst();

/** What came up to now is told. */
export const markMailed = (db: Db, id: string, now: string) =>
  db.updateTable('saved_candidate_search').set({ seen_until: now, mailed_at: now }).where('id', '=', id).execute();

export const findForEnding = (db: Db, id: string) =>
  db
    .selectFrom('saved_candidate_search as saved')
    .innerJoin('account', 'account.id', 'saved.account_id')
    .where('saved.id', '=', id)
    .select(['saved.name', 'saved.mail as open', 'account.language'])
    .executeTakeFirst();
