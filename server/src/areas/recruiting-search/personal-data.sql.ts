import type { Db } from '../../platform/db.ts';

/** Companies that turned to this person after finding them. */
export const contactsOf = (db: Db, accountId: string) =>
  db
    .selectFrom('candidate_contact')
    .innerJoin('company', 'company.id', 'candidate_contact.company_id')
    .select(['company.name as company', 'candidate_contact.at'])
    .where('candidate_contact.account_id', '=', accountId)
    .execute();

/** What a recruiter kept of the search; the account may stay without a name. */
export async function deleteKept(db: Db, recruiterId: string) {
  await db.deleteFrom('candidate_favorite').where('recruiter_id', '=', recruiterId).execute();
  await db.deleteFrom('saved_candidate_search').where('account_id', '=', recruiterId).execute();
}
