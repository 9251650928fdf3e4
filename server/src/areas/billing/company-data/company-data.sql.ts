import { nameOf } from '../../../platform/company-data/names.sql.ts';
import type { Db } from '../../../platform/postgres/db.ts';

export const subscriptionsOf = (db: Db, companyId: string) =>
  db
    .selectFrom('subscription')
    .where('company_id', '=', companyId)
    .select(['id', 'product', 'interval_type as interval', 'max_recruiter as seats', 'price', 'period_from as from', 'period_to as until'])
    .select(['bill_to as billTo', 'created_at as createdAt', 'cancelled_at as cancelledAt', 'ended_at as endedAt'])
    .orderBy('id')
    .execute();

export const ordersOf = (db: Db, companyId: string) =>
  db
    .selectFrom('billing_order')
    .leftJoin('account', 'account.id', 'billing_order.ordered_by')
    .where('billing_order.company_id', '=', companyId)
    .select(['billing_order.id', 'billing_order.subscription_id as subscription', 'billing_order.kind', 'billing_order.plan_id as product'])
    .select([
      'billing_order.covers_from as from',
      'billing_order.covers_to as until',
      'billing_order.net',
      'billing_order.vat_rate as vatRate',
    ])
    .select(['billing_order.vat', 'billing_order.total', 'billing_order.bill_to as billTo', 'billing_order.pay_by as payBy'])
    .select(['billing_order.ordered_at as createdAt', 'billing_order.due_at as due', 'billing_order.paid_at as paidAt'])
    .select(['billing_order.credited_at as creditedAt', nameOf('account').as('by')])
    .orderBy('billing_order.id')
    .execute();

export const partyOf = (db: Db, companyId: string) =>
  db
    .selectFrom('billing_party')
    .where('company_id', '=', companyId)
    .select(['country', 'vat_number as vatNumber', 'vat_number_state as state', 'checked_at as at', 'changed_at as updatedAt'])
    .execute();

/** A card as its page shows it: never its number, which nobody here knows, nor what charges it. */
export const cardOf = (db: Db, companyId: string) =>
  db
    .selectFrom('billing_card')
    .where('company_id', '=', companyId)
    .select(['brand', 'last4', 'exp_month as month', 'exp_year as year', 'saved_at as createdAt'])
    .execute();
