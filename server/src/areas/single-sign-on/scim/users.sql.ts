import { type Insertable, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/postgres/db.ts';
import type { DB } from '../../../platform/tables.ts';
import type { Term } from './filters.ts';

/**
 * Whom the provider of a company may speak of: teammates with an address in a domain that is proven for it, and those it
 * has made or changed before; not whom it has deleted.
 */
const known = (db: Db, companyId: string) =>
  db
    .selectFrom('account')
    .leftJoin('scim_user', (join) =>
      join.onRef('scim_user.account_id', '=', 'account.id').onRef('scim_user.company_id', '=', 'account.company_id'),
    )
    .where('account.company_id', '=', companyId)
    .where('account.user_type', '=', 'Recruiter')
    .where('account.erased_at', 'is', null)
    .where('scim_user.removed_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('scim_user.account_id', 'is not', null),
        eb.exists(
          eb
            .selectFrom('company_domain')
            .select('company_domain.id')
            .where('company_domain.company_id', '=', companyId)
            .where('company_domain.proven_at', 'is not', null)
            .where('company_domain.domain', '=', sql<string>`split_part(account.email, '@', 2)`),
        ),
      ]),
    );

type Known = ReturnType<typeof known> extends SelectQueryBuilder<infer D, infer T, infer O> ? SelectQueryBuilder<D, T, O> : never;

const columns = (query: Known) =>
  query
    .select(['account.id', 'account.email', 'account.first_name', 'account.last_name', 'account.company_role'])
    .select(['account.created_at', 'account.deactivated_at', 'scim_user.external_id', 'scim_user.changed_at'])
    .select(['scim_user.shut_out_at', 'scim_user.handed_on_at'])
    .select(sql<string>`coalesce(scim_user.user_name, account.email)`.as('user_name'));

/** One of them. */
export const findUser = (db: Db, companyId: string, id: string) =>
  columns(known(db, companyId)).where('account.id', '=', id).executeTakeFirst();
export type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>;

/** The one who is called so by the provider, but for somebody. */
export const calledSo = (db: Db, companyId: string, userName: string, but: string | null) =>
  known(db, companyId)
    .where(sql<boolean>`lower(coalesce(scim_user.user_name, account.email)) = lower(${userName})`)
    .where('account.id', 'is distinct from', but)
    .select('account.id')
    .executeTakeFirst();

/** What people may be found by; in any case but for the id of the provider. Both sides are lowered by the database: what a capital is, is for it to say. */
const findable = {
  id: (value) => sql<boolean>`account.id::text = lower(${value})`,
  username: (value) => sql<boolean>`lower(coalesce(scim_user.user_name, account.email)) = lower(${value})`,
  emails: (value) => sql<boolean>`lower(account.email) = lower(${value})`,
  externalid: (value) => sql<boolean>`scim_user.external_id = ${value}`,
  active: (value) => sql<boolean>`(account.deactivated_at is null) = ${value}`,
} as const satisfies Record<string, (value: Term['value']) => RawBuilder<boolean>>;
export type Findable = keyof typeof findable;
export const findableBy = Object.keys(findable);

export interface Sought {
  terms: { by: Findable; value: Term['value'] }[];
  startIndex: number;
  count: number;
}

/** Those whom all terms hold of, the oldest account first, and how many there are in all. */
export async function findUsers(db: Db, companyId: string, { terms, startIndex, count }: Sought) {
  let query = known(db, companyId);
  for (const { by, value } of terms) query = query.where(findable[by](value));
  const { total } = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows =
    count === 0
      ? []
      : await columns(query)
          .orderBy('account.created_at')
          .orderBy('account.id')
          .offset(startIndex - 1)
          .limit(count)
          .execute();
  return { rows, total };
}

/** Whom the provider of a company has deleted, by their address. */
export const removedUser = (db: Db, companyId: string, email: string) =>
  db
    .selectFrom('scim_user')
    .innerJoin('account', 'account.id', 'scim_user.account_id')
    .where('scim_user.company_id', '=', companyId)
    .where('account.company_id', '=', companyId)
    .where('account.email', '=', email)
    .where('scim_user.removed_at', 'is not', null)
    .select(['account.id', 'scim_user.shut_out_at'])
    .executeTakeFirst();

/** Notes how the provider knows somebody and what it did to them; what is left out stays. */
export const noteUser = (db: Db, { account_id, ...row }: Insertable<DB['scim_user']>) =>
  db
    .insertInto('scim_user')
    .values({ account_id, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute();

/** Another provider knows them otherwise; whom the former one shut out may be let in by it. */
export const forgetNames = (db: Db, companyId: string) =>
  db.updateTable('scim_user').set({ user_name: null, external_id: null }).where('company_id', '=', companyId).execute();

/** Whom it did something to last, the latest first. */
export const lastDeeds = (db: Db, companyId: string, limit: number) =>
  db
    .selectFrom('scim_user')
    .innerJoin('account', 'account.id', 'scim_user.account_id')
    .where('scim_user.company_id', '=', companyId)
    .where('account.erased_at', 'is', null)
    .select(['scim_user.changed_at as at', 'scim_user.did', 'account.first_name', 'account.last_name', 'account.email'])
    .orderBy('scim_user.changed_at', 'desc')
    .orderBy('scim_user.account_id')
    .limit(limit)
    .execute();

/** Shut out by the provider since then, with conversations that nobody goes on with. */
export const waitingToHandOn = (db: Db, before: string, after: string, limit: number) =>
  db
    .selectFrom('scim_user')
    .innerJoin('account', 'account.id', 'scim_user.account_id')
    .whereRef('account.deactivated_at', '=', 'scim_user.shut_out_at')
    .where('scim_user.shut_out_at', '<', before)
    .where('scim_user.handed_on_at', 'is', null)
    .where('scim_user.account_id', '>', after)
    .select('scim_user.account_id as id')
    .orderBy('scim_user.account_id')
    .limit(limit)
    .execute();

/** One of them, held until the transaction ends. */
export const holdToHandOn = (db: Db, before: string, id: string) =>
  db
    .selectFrom('scim_user')
    .innerJoin('account', 'account.id', 'scim_user.account_id')
    .whereRef('account.deactivated_at', '=', 'scim_user.shut_out_at')
    .where('scim_user.shut_out_at', '<', before)
    .where('scim_user.handed_on_at', 'is', null)
    .where('scim_user.account_id', '=', id)
    .select('scim_user.account_id as id')
    .forUpdate()
    .executeTakeFirst();

export const noteHandedOn = (db: Db, id: string, at: string) =>
  db.updateTable('scim_user').set({ handed_on_at: at }).where('account_id', '=', id).execute();

/** What is told to the person. */
export const usersTold = (db: Db, accountId: string) =>
  db
    .selectFrom('scim_user')
    .where('account_id', '=', accountId)
    .select(['user_name as userName', 'external_id as externalId', 'did', 'changed_at as changedAt', 'shut_out_at as shutOutAt'])
    .execute();

export const deleteUser = (db: Db, accountId: string) => db.deleteFrom('scim_user').where('account_id', '=', accountId).execute();
