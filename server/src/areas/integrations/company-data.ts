import { type CompanyData, listOf, together } from '../../platform/company-data/company-data.ts';
import { webexOfCompany } from './company-data.sql.ts';

/** What a company connected elsewhere. */
export const integrationCompanyData: CompanyData = {
  area: 'integrations',
  tell: ({ db }, { companyId }) => [
    listOf(
      'webex',
      ['name', 'email', 'state', 'createdAt'],
      together(() => webexOfCompany(db, companyId)),
    ),
  ],
};
