import type { Db } from '../../platform/postgres/db.ts';

/** The companies that found somebody and turned to them. */
export const contactsOf = (db: Db, accountId: string) =>
  db
    .selectFrom('candidate_contact')
    .innerJoin('company', 'company.id', 'candidate_contact.company_id')
    .where('account_id', '=', accountId)
    .select(['company.name as company', 'candidate_contact.at'])
    .orderBy('candidate_contact.at')
    .execute();

/** When a recruiter kept candidates; who they are is the candidates' own. */
export const keptOf = (db: Db, recruiterId: string) =>
  db.selectFrom('candidate_favorite').where('recruiter_id', '=', recruiterId).select('created_at as at').orderBy('created_at').execute();

/** Forgets what somebody kept, and that they were kept, found or turned to. */
export async function forgetSearching(db: Db, accountId: string) {
  await db
    .deleteFrom('candidate_favorite')
    .where((eb) => eb.or([eb('recruiter_id', '=', accountId), eb('account_id', '=', accountId)]))
    .execute();
  await db.deleteFrom('saved_candidate_search').where('account_id', '=', accountId).execute();
  await db.deleteFrom('candidate_contact').where('account_id', '=', accountId).execute();
  await db.updateTable('candidate_contact').set({ recruiter_id: null }).where('recruiter_id', '=', accountId).execute();
  await db.deleteFrom('candidate_search').where('account_id', '=', accountId).execute();
}

/** Who kept one candidate or turned to them kept and turned to another; each of them once. */
export async function moveFound(db: Db, keepId: string, dropId: string) {
  await db
    .updateTable('candidate_favorite')
    .set({ account_id: keepId })
    .where('account_id', '=', dropId)
    .where('recruiter_id', 'not in', (of) => of.selectFrom('candidate_favorite').select('recruiter_id').where('account_id', '=', keepId))
    .execute();
  await db
    .updateTable('candidate_contact')
    .set({ account_id: keepId })
    .where('account_id', '=', dropId)
    .where('company_id', 'not in', (of) => of.selectFrom('candidate_contact').select('company_id').where('account_id', '=', keepId))
    .execute();
}
