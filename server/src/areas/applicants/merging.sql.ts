import { sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/db.ts';
import { oneOf } from '../../platform/one-of.ts';
import type { DB } from '../../platform/tables.ts';

/** Candidates the company added itself who have no account of their own: nobody else speaks for them. */
const ownAdded = (db: Db, companyId: string) =>
  db
    .selectFrom('candidate_profile as profile')
    .innerJoin('account', 'account.id', 'profile.account_id')
    .where('profile.added_by_company', '=', companyId)
    .where('profile.taken_over_at', 'is', null)
    .where('profile.objected_at', 'is', null)
    .where('account.user_type', '=', 'Candidate')
    .where('account.password_hash', 'is', null)
    .where('account.confirmed_at', 'is', null)
    .where('account.deactivated_at', 'is', null)
    .select([
      'account.id',
      'account.created_at',
      'account.first_name as firstName',
      'account.last_name as lastName',
      'account.email',
      'account.picture',
      'profile.phone',
      'profile.address',
      'profile.birth_date as birthDate',
      'profile.nationality',
      'profile.profession',
      'profile.employer',
      'profile.university',
      'profile.course_of_studies as courseOfStudies',
      'profile.highest_graduation as highestGraduation',
      'profile.career_stage as careerStage',
      'profile.about',
    ]);

export type AddedRow = Awaited<ReturnType<typeof findAdded>>[number];

const name = (of: string) =>
  sql`lower(regexp_replace(${sql.ref(`${of}.firstName`)} || ' ' || ${sql.ref(`${of}.lastName`)}, '\\s+', ' ', 'g'))`;
const digits = (of: string) => sql`right(regexp_replace(${sql.ref(`${of}.phone`)}, '\\D', '', 'g'), 9)`;

/** Pairs of added candidates with the same name, or with a telephone number whose last nine digits are the same. */
export const findPairs = (db: Db, companyId: string) =>
  db
    .with('added', (with_) => ownAdded(with_ as unknown as Db, companyId))
    .selectFrom('added as one')
    .innerJoin('added as other', (join) => join.onRef('one.id', '<', 'other.id'))
    .select([
      'one.id as oneId',
      'other.id as otherId',
      sql<boolean>`${name('one')} = ${name('other')}`.as('byName'),
      sql<boolean>`length(${digits('one')}) >= 6 and ${digits('one')} = ${digits('other')}`.as('byPhone'),
    ])
    .where(sql<boolean>`${name('one')} = ${name('other')} or (length(${digits('one')}) >= 6 and ${digits('one')} = ${digits('other')})`)
    .orderBy('one.id')
    .orderBy('other.id')
    .limit(50)
    .execute();

export const findAdded = async (db: Db, companyId: string, ids: string[]) =>
  ownAdded(db, companyId).where('account.id', '=', oneOf(ids)).execute();

/** The same, held until the merge is over. */
export const lockAdded = (db: Db, companyId: string, ids: string[]) =>
  ownAdded(db, companyId).where('account.id', '=', oneOf(ids)).orderBy('account.id').forUpdate().execute();

export const countBothApplied = async (db: Db, keepId: string, dropId: string) =>
  (
    await db
      .selectFrom('application as one')
      .innerJoin('application as other', 'other.booking_id', 'one.booking_id')
      .where('one.account_id', '=', keepId)
      .where('other.account_id', '=', dropId)
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n;

/** Everything that hangs on the one who goes hangs on the one who stays; what both have is kept once. */
export async function moveAll(db: Db, keepId: string, dropId: string) {
  for (const table of ['application', 'application_document', 'consent', 'candidate_experience', 'candidate_education'] as const)
    await db.updateTable(table).set({ account_id: keepId }).where('account_id', '=', dropId).execute();
  const last = sql<number>`position + (select coalesce(max(kept.position), 0) + 1 from candidate_document as kept where kept.account_id = ${keepId})`;
  await db.updateTable('candidate_document').set({ account_id: keepId, position: last }).where('account_id', '=', dropId).execute();
  await sql`update candidate_skill set account_id = ${keepId} where account_id = ${dropId} and lower(name) not in
    (select lower(name) from candidate_skill where account_id = ${keepId})`.execute(db);
  await sql`update candidate_language set account_id = ${keepId} where account_id = ${dropId} and language not in
    (select language from candidate_language where account_id = ${keepId})`.execute(db);
  await joinLists(db, keepId, dropId);
  await moveVideo(db, keepId, dropId);
  await moveWords(db, keepId, dropId);
  await moveShown(db, keepId, dropId);
}

/** What both may do and would like is true of the one. */
async function joinLists(db: Db, keepId: string, dropId: string) {
  const both = (column: string) => sql`array(select unnest(kept.${sql.ref(column)} || dropped.${sql.ref(column)}) group by 1 order by 1)`;
  await sql`update candidate_profile as kept set work_permits = ${both('work_permits')}, employment_types = ${both('employment_types')}
    from candidate_profile as dropped where kept.account_id = ${keepId} and dropped.account_id = ${dropId}`.execute(db);
}

/** The profile has one video: the one that stays keeps its own. */
async function moveVideo(db: Db, keepId: string, dropId: string) {
  const columns = sql.raw('video, video_type, video_poster, video_seconds, video_ready');
  await sql`update candidate_profile as kept set (${columns}) = (select ${columns} from candidate_profile where account_id = ${dropId})
    where account_id = ${keepId} and video is null`.execute(db);
  await sql`update candidate_profile as dropped set video = null, video_poster = null from candidate_profile as kept
    where dropped.account_id = ${dropId} and kept.account_id = ${keepId} and kept.video = dropped.video`.execute(db);
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

/** Whom links show, who looked, and who keeps the person in mind. */
async function moveShown(db: Db, keepId: string, dropId: string) {
  await sql`update share_link_person set account_id = ${keepId} where account_id = ${dropId} and link_id not in
    (select link_id from share_link_person where account_id = ${keepId})`.execute(db);
  await db.updateTable('share_link_view').set({ subject: keepId }).where('subject', '=', dropId).execute();
  await sql`update candidate_favorite set account_id = ${keepId} where account_id = ${dropId} and recruiter_id not in
    (select recruiter_id from candidate_favorite where account_id = ${keepId})`.execute(db);
}

export async function writeMerged(db: Db, id: string, account: Updateable<DB['account']>, profile: Updateable<DB['candidate_profile']>) {
  if (Object.keys(account).length > 0) await db.updateTable('account').set(account).where('id', '=', id).execute();
  await db.updateTable('candidate_profile').set(profile).where('account_id', '=', id).execute();
}
