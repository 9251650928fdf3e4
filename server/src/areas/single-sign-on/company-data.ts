import { type CompanyData, listOf, together } from '../../platform/company-data/company-data.ts';
import { domainsOfCompany, providerOfCompany, provisioningOfCompany } from './company-data.sql.ts';

/** Where the people of a company sign in, and which addresses are its own. */
export const singleSignOnCompanyData: CompanyData = {
  area: 'single-sign-on',
  tell: ({ db }, { companyId }) => [
    listOf(
      'singleSignOn',
      ['issuer', 'clientId', 'joinsAs', 'requiredSince'],
      together(() => providerOfCompany(db, companyId)),
    ),
    listOf(
      'provisioning',
      ['joinsAs', 'createdAt', 'usedAt'],
      together(() => provisioningOfCompany(db, companyId)),
    ),
    listOf(
      'companyDomains',
      ['domain', 'createdAt', 'provenAt'],
      together(() => domainsOfCompany(db, companyId)),
    ),
  ],
};
