import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';

/** The profile of one account becomes part of that of another; what both have is kept once. */
export async function moveProfile(db: Db, keepId: string, dropId: string) {
  await moveEntries(db, keepId, dropId);
  await joinLists(db, keepId, dropId);
  await moveWords(db, keepId, dropId);
  await moveAdministratorWords(db, keepId, dropId);
  await moveViews(db, keepId, dropId);
}

async function moveEntries(db: Db, keepId: string, dropId: string) {
  await db.updateTable('candidate_experience').set({ account_id: keepId }).where('account_id', '=', dropId).execute();
  await db.updateTable('candidate_education').set({ account_id: keepId }).where('account_id', '=', dropId).execute();
  const last = sql<number>`position + (select coalesce(max(kept.position), 0) + 1 from candidate_document as kept where kept.account_id = ${keepId})`;
  await db.updateTable('candidate_document').set({ account_id: keepId, position: last }).where('account_id', '=', dropId).execute();
  await sql`update candidate_skill set account_id = ${keepId} where account_id = ${dropId} and lower(name) not in
    (select lower(name) from candidate_skill where account_id = ${keepId})`.execute(db);
  await sql`update candidate_language set account_id = ${keepId} where account_id = ${dropId} and language not in
    (select language from candidate_language where account_id = ${keepId})`.execute(db);
}

/** What both may do and would like is true of the one, and so are the looks at both. */
async function joinLists(db: Db, keepId: string, dropId: string) {
  const both = (column: string) => sql`array(select unnest(kept.${sql.ref(column)} || dropped.${sql.ref(column)}) group by 1 order by 1)`;
  await sql`update candidate_profile as kept set work_permits = ${both('work_permits')}, employment_types = ${both('employment_types')},
    views = kept.views + dropped.views, video_views = kept.video_views + dropped.video_views
    from candidate_profile as dropped where kept.account_id = ${keepId} and dropped.account_id = ${dropId}`.execute(db);
}

/** What the company wrote beside both profiles stands one below the other. */
async function moveWords(db: Db, keepId: string, dropId: string) {
  await sql`update dossier_comment as kept set text = kept.text || E'\n\n' || dropped.text from dossier_comment as dropped
    where kept.account_id = ${keepId} and dropped.account_id = ${dropId} and kept.company_id is not distinct from dropped.company_id`.execute(
    db,
  );
  await sql`update dossier_comment set account_id = ${keepId} where account_id = ${dropId} and not exists
    (select from dossier_comment as kept where kept.account_id = ${keepId} and kept.company_id is not distinct from dossier_comment.company_id)`.execute(
    db,
  );
}

/** What administrators wrote stays with the person; of both, that of the account that stays, and so what stood there before. */
async function moveAdministratorWords(db: Db, keepId: string, dropId: string) {
  await sql`update administrator_words set account_id = ${keepId} where account_id = ${dropId}
    and not exists (select from administrator_words as kept where kept.account_id = ${keepId})`.execute(db);
  await sql`update administrator_words_before set account_id = ${keepId} where account_id = ${dropId}
    and not exists (select from administrator_words_before as kept where kept.account_id = ${keepId})`.execute(db);
}

/** Who looked today counts once, whichever of both it was. */
const moveViews = (db: Db, keepId: string, dropId: string) =>
  sql`update profile_view as seen set account_id = ${keepId} where account_id = ${dropId} and not exists
    (select from profile_view as kept where kept.account_id = ${keepId} and (kept.viewer, kept.what, kept.day) = (seen.viewer, seen.what, seen.day))`.execute(
    db,
  );

/** The video with its further answers, for a profile that has none. */
export async function moveVideo(db: Db, keepId: string, dropId: string) {
  const columns = sql.raw('video, video_type, video_poster, video_seconds, video_ready');
  await sql`update candidate_profile set (${columns}) = (select ${columns} from candidate_profile where account_id = ${dropId})
    where account_id = ${keepId}`.execute(db);
  await db.updateTable('candidate_profile_answer').set({ account_id: keepId }).where('account_id', '=', dropId).execute();
}
