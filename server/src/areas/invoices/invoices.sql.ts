import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';

interface Asked {
  of: { accountId: string } | { companyId: string } | { begins: string };
  page: number;
  count: number;
}

const oneLike = (begins: string) => `${begins.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** One page of what was written, newest first: of one buyer, or of all whose number or buyer begins so. */
export async function listInvoices(db: Db, { of, page, count }: Asked) {
  const found = db.selectFrom('invoice').where((row) => {
    if ('accountId' in of) return row('account_id', '=', of.accountId);
    if ('companyId' in of) return row('company_id', '=', of.companyId);
    if (!of.begins) return sql<boolean>`true`;
    return row.or([row('number', 'like', oneLike(of.begins)), sql<boolean>`buyer ->> 'name' ilike ${oneLike(of.begins)}`]);
  });
  const items = await found
    .select([
      'id',
      'account_id as accountId',
      'number',
      'kind',
      'issued_on as issuedOn',
      'corrects',
      'vat_category as vatCategory',
      'net',
      'vat',
      'total',
    ])
    .select(sql<string>`buyer ->> 'name'`.as('buyer'))
    .select(sql<boolean>`stored is not null`.as('ready'))
    .orderBy('year', 'desc')
    .orderBy('place', 'desc')
    .limit(count)
    .offset((page - 1) * count)
    .execute();
  const { total } = await found.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { items, total };
}

/** What was written in a month (YYYY-MM), in the order of its numbers. */
export const invoicesIn = (db: Db, month: string) =>
  db
    .selectFrom('invoice')
    .selectAll()
    .where('year', '=', Number(month.slice(0, 4)))
    .where(sql<boolean>`to_char(issued_on, 'YYYY-MM') = ${month}`)
    .orderBy('place')
    .execute();

/** What was written for somebody, for their own data. */
export const invoicesOf = (db: Db, accountId: string) =>
  db
    .selectFrom('invoice')
    .select(['number', 'kind', 'issued_on as issuedOn', 'buyer', 'line', 'net', 'vat', 'total', 'corrects', 'stored'])
    .where('account_id', '=', accountId)
    .orderBy('year')
    .orderBy('place')
    .execute();

/** Lets go of the person, not of the invoice. */
export const forgetAccount = (db: Db, accountId: string) =>
  db.updateTable('invoice').set({ account_id: null }).where('account_id', '=', accountId).execute();

export const moveInvoices = (db: Db, keepId: string, dropId: string) =>
  db.updateTable('invoice').set({ account_id: keepId }).where('account_id', '=', dropId).execute();

/** Removes what was written before a year, some at a time; returns their files. */
export const forgetBefore = async (db: Db, year: number, limit: number) =>
  (
    await db
      .deleteFrom('invoice')
      .where('id', 'in', (from) =>
        from.selectFrom('invoice').select('id').where('year', '<', year).orderBy('year').orderBy('place').limit(limit),
      )
      .returning('stored')
      .execute()
  ).map(({ stored }) => stored);
