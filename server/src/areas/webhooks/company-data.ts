import { type CompanyData, listOf, together } from '../../platform/company-data/company-data.ts';
import { endpointsOfCompany } from './company-data.sql.ts';

/** Where a company has its programs told of what happens. */
export const webhookCompanyData: CompanyData = {
  area: 'webhooks',
  tell: ({ db }, { companyId }) => [
    listOf(
      'webhooks',
      ['id', 'url', 'events', 'by', 'createdAt', 'endedAt', 'reason'],
      together(() => endpointsOfCompany(db, companyId)),
    ),
  ],
};
