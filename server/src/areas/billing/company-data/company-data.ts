import { type CompanyData, listOf, together } from '../../../platform/company-data/company-data.ts';
import * as sql from './company-data.sql.ts';

/** What a company booked and ordered. */
export const billingCompanyData: CompanyData = {
  area: 'billing',
  tell: ({ db }, { companyId }) => [
    listOf(
      'subscriptions',
      ['id', 'product', 'interval', 'seats', 'price', 'from', 'until', 'billTo', 'createdAt', 'cancelledAt', 'endedAt'],
      together(() => sql.subscriptionsOf(db, companyId)),
    ),
    listOf(
      'orders',
      [
        ...(['id', 'subscription', 'kind', 'product', 'from', 'until', 'net', 'vatRate', 'vat', 'total', 'billTo', 'payBy', 'by'] as const),
        ...(['createdAt', 'due', 'paidAt', 'creditedAt'] as const),
      ],
      together(() => sql.ordersOf(db, companyId)),
    ),
    listOf(
      'billingParty',
      ['country', 'vatNumber', 'state', 'at', 'updatedAt'],
      together(() => sql.partyOf(db, companyId)),
    ),
    listOf(
      'billingCard',
      ['brand', 'last4', 'month', 'year', 'createdAt'],
      together(() => sql.cardOf(db, companyId)),
    ),
  ],
};
