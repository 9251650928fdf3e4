import type { Db } from '../../platform/postgres/db.ts';

/** What of a profile jobs are recommended by: the trade it names, else the latest post, skills, languages, and the address. */
export async function findWishes(db: Db, accountId: string, skills: number) {
  const [profile, post, named, spoken] = await Promise.all([
    db.selectFrom('candidate_profile').select(['profession', 'address']).where('account_id', '=', accountId).executeTakeFirst(),
    db
      .selectFrom('candidate_experience')
      .select('title')
      .where('account_id', '=', accountId)
      .orderBy('from_year', 'desc')
      .orderBy('from_month', 'desc')
      .limit(1)
      .executeTakeFirst(),
    db.selectFrom('candidate_skill').select('name').where('account_id', '=', accountId).orderBy('position').limit(skills).execute(),
    db.selectFrom('candidate_language').select('language').where('account_id', '=', accountId).execute(),
  ]);
  return {
    trade: profile?.profession || post?.title || '',
    address: profile?.address ?? '',
    skills: named.map(({ name }) => name),
    languages: spoken.map(({ language }) => language),
  };
}
