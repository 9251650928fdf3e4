import { type CompanyData, listOf, together } from '../../platform/company-data/company-data.ts';
import { keysOfCompany } from './company-data.sql.ts';

/** With which keys programs work for a company. */
export const keyCompanyData: CompanyData = {
  area: 'api-keys',
  tell: ({ db }, { companyId }) => [
    listOf(
      'apiKeys',
      ['name', 'prefix', 'scopes', 'actsFor', 'by', 'createdAt', 'expiresAt', 'usedAt', 'endedAt'],
      together(() => keysOfCompany(db, companyId)),
    ),
  ],
};
