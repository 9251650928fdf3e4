import type { Db } from '../../platform/postgres/db.ts';

export const invoicesOfCompany = (db: Db, companyId: string) =>
  db
    .selectFrom('invoice')
    .where('company_id', '=', companyId)
    .select([
      'number',
      'kind',
      'issued_on as issuedOn',
      'order_id as order',
      'corrects',
      'language',
      'seller',
      'buyer',
      'line',
      'vat_rate as vatRate',
    ])
    .select(['net', 'vat', 'total', 'due_on as due', 'paid_on as paidOn', 'stored'])
    .orderBy('year')
    .orderBy('place')
    .execute();
