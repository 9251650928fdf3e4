import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import { oneOf } from '../../platform/postgres/one-of.ts';
import type { DB } from '../../platform/tables.ts';

type ProfileRow = Selectable<DB['company_profile']>;
export type FileRow = Selectable<DB['company_file']>;

/** A company that is not deactivated. */
const active = (db: Db) => db.selectFrom('company').where('deactivated_at', 'is', null).selectAll();

export const findCompany = (db: Db, id: string) => active(db).where('id', '=', id).executeTakeFirst();

/** By its name in addresses, or its own, without regard to case. */
export const findCompanyByName = (db: Db, name: string) =>
  active(db)
    .where((eb) => eb.or([eb('slug', '=', name.toLowerCase()), eb(eb.fn('lower', ['name']), '=', name.toLowerCase())]))
    .orderBy(sql`slug = ${name.toLowerCase()}`, 'desc')
    .orderBy('created_at')
    .executeTakeFirst();

export const findProfile = (db: Db, companyId: string) =>
  db.selectFrom('company_profile').selectAll().where('company_id', '=', companyId).executeTakeFirst();

/** The profile, made if there is none, and kept from others until the transaction ends. */
export async function lockProfile(db: Db, companyId: string, now: string): Promise<ProfileRow> {
  await db
    .insertInto('company_profile')
    .values({ company_id: companyId, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db.selectFrom('company_profile').selectAll().where('company_id', '=', companyId).forUpdate().executeTakeFirstOrThrow();
}

export const updateProfile = (db: Db, companyId: string, set: Updateable<DB['company_profile']>) =>
  db
    .updateTable('company_profile')
    .set({ ...set, revision: sql`revision + 1` })
    .where('company_id', '=', companyId)
    .execute();

export const insertFile = (db: Db, row: Insertable<DB['company_file']>) => db.insertInto('company_file').values(row).execute();

export const filesOf = (db: Db, companyId: string) =>
  db.selectFrom('company_file').selectAll().where('company_id', '=', companyId).execute();

export const findFile = (db: Db, name: string) => db.selectFrom('company_file').selectAll().where('name', '=', name).executeTakeFirst();

/** The file as it is now, for as long as the transaction runs. */
export const lockFile = (db: Db, name: string) =>
  db.selectFrom('company_file').selectAll().where('name', '=', name).forUpdate().executeTakeFirst();

export const deleteFiles = (db: Db, names: string[]) => db.deleteFrom('company_file').where('name', '=', oneOf(names)).execute();

/** Shows another video wherever this one was shown, ready for every browser. */
export async function replaceVideo(db: Db, file: FileRow, video: string) {
  await db
    .insertInto('company_file')
    .values({ ...file, name: video, ready: true })
    .execute();
  await db
    .updateTable('company_profile')
    .set({ inside: sql`replace(inside::text, ${JSON.stringify(file.name)}, ${JSON.stringify(video)})::jsonb` })
    .where('company_id', '=', file.company_id)
    .execute();
  await db.updateTable('company_file').set({ replaced_by: video, poster: null }).where('name', '=', file.name).execute();
}

/** The recruiters of a company with their pictures. */
export const recruitersOf = (db: Db, companyId: string) =>
  db.selectFrom('account').select(['id', 'picture']).where('company_id', '=', companyId).where('deactivated_at', 'is', null).execute();

export const ownerOf = (db: Db, companyId: string) =>
  db
    .selectFrom('account')
    .select(['email', 'language'])
    .where('company_id', '=', companyId)
    .where('deactivated_at', 'is', null)
    .orderBy((eb) => eb('company_role', '=', 'owner'), 'desc')
    .orderBy('created_at')
    .executeTakeFirst();

/** Decisions promised for a day of the last twelve months, and those of them that came by that day in the company's zone. */
export const keptRepliesOf = (db: Db, companyId: string, zone: string, now: string) =>
  db
    .selectFrom('application')
    .where('company_id', '=', companyId)
    // sent by interview or by profile; what the candidate took back needs no answer
    .where((eb) => eb.or([eb('submitted_at', 'is not', null), eb('applied_at', 'is not', null)]))
    .where('withdrawn_at', 'is', null)
    .where(sql<boolean>`reply_by < (${now}::timestamptz at time zone ${zone})::date`)
    .where(sql<boolean>`reply_by >= (${now}::timestamptz at time zone ${zone})::date - interval '12 months'`)
    .select([
      sql<number>`count(*)::integer`.as('due'),
      sql<number>`(count(*) filter (where (decided_at at time zone ${zone})::date <= reply_by))::integer`.as('kept'),
    ])
    .executeTakeFirstOrThrow();
