import { type Insertable, sql, type Updateable } from 'kysely';
import type { Behind } from '../../platform/cursors.ts';
import type { Db } from '../../platform/postgres/db.ts';
import { oneOf } from '../../platform/postgres/one-of.ts';
import type { DB } from '../../platform/tables.ts';

const withLink = (db: Db) =>
  db
    .selectFrom('showroom')
    .innerJoin('share_link', 'share_link.id', 'showroom.link_id')
    .selectAll('showroom')
    .select(['share_link.kind', 'share_link.created_at', 'share_link.created_by', 'share_link.expires_at', 'share_link.revoked_at']);

export type ShowroomRow = NonNullable<Awaited<ReturnType<typeof findShowroom>>>;

/** A showroom of the own company. */
export const findShowroom = (db: Db, id: string, companyId: string) =>
  withLink(db).where('showroom.id', '=', id).where('showroom.company_id', '=', companyId).executeTakeFirst();

export const showroomOfLink = (db: Db, linkId: string) => withLink(db).where('showroom.link_id', '=', linkId).executeTakeFirst();

export async function listShowrooms(
  db: Db,
  companyId: string,
  { page, count, id, after }: { page: number; count: number; id?: string | undefined; after: Behind | undefined },
) {
  const found = db
    .selectFrom('showroom')
    .where('company_id', '=', companyId)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''));
  const [items, { n }] = await Promise.all([
    withLink(db)
      .where('showroom.company_id', '=', companyId)
      .$if(id !== undefined, (query) => query.where('showroom.id', '=', id ?? ''))
      .$if(after !== undefined, (query) =>
        query
          .where(sql<boolean>`(share_link.created_at, showroom.id) > (${after?.at}::timestamptz, ${after?.id}::uuid)`)
          .where('share_link.created_at', '<', after?.until ?? '')
          .orderBy('share_link.created_at'),
      )
      .$if(after === undefined, (query) => query.orderBy('showroom.changed_at', 'desc'))
      .orderBy('showroom.id')
      .limit(count)
      .offset((page - 1) * count)
      .execute(),
    found.select(db.fn.countAll<number>().as('n')).executeTakeFirstOrThrow(),
  ]);
  return { items, total: n };
}

export const insertShowroom = (db: Db, row: Insertable<DB['showroom']>) => db.insertInto('showroom').values(row).execute();

export const updateShowroom = (db: Db, id: string, set: Updateable<DB['showroom']>) =>
  db.updateTable('showroom').set(set).where('id', '=', id).execute();

export const deleteShowroom = (db: Db, id: string) => db.deleteFrom('showroom').where('id', '=', id).execute();

export const insertRequest = (db: Db, row: Insertable<DB['showroom_request']>) => db.insertInto('showroom_request').values(row).execute();

export const requestsOf = (db: Db, showroomIds: string[]) =>
  db
    .selectFrom('showroom_request')
    .innerJoin('share_link_person', 'share_link_person.id', 'showroom_request.person_id')
    .innerJoin('account', 'account.id', 'share_link_person.account_id')
    .where('showroom_id', '=', oneOf(showroomIds))
    .selectAll('showroom_request')
    .select(['account.first_name', 'account.last_name'])
    .orderBy('showroom_request.at', 'desc')
    .execute();

/** Who answers for a showroom: the recruiter who made it, or the owner of the company. */
export const answerable = (db: Db, companyId: string, createdBy: string | null) =>
  db
    .selectFrom('account')
    .where('company_id', '=', companyId)
    .where('deactivated_at', 'is', null)
    .where('company_role', '!=', 'hiring-manager')
    .where((eb) => eb.or([eb('id', '=', createdBy ?? companyId), eb('company_role', '=', 'owner')]))
    .select(['id', 'email', 'first_name', 'last_name', 'language'])
    .orderBy((eb) => eb('id', '=', createdBy ?? companyId), 'desc')
    .executeTakeFirst();

export const findName = (db: Db, accountId: string) =>
  db.selectFrom('account').where('id', '=', accountId).select(['first_name', 'last_name']).executeTakeFirst();
