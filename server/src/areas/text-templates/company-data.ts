import { type CompanyData, listOf, together } from '../../platform/company-data/company-data.ts';
import { textsOfCompany } from './company-data.sql.ts';

/** The words that a company begins messages and e-mails with. */
export const textTemplateCompanyData: CompanyData = {
  area: 'text-templates',
  tell: ({ db }, { companyId }) => [
    listOf(
      'textTemplates',
      ['kind', 'name', 'texts', 'createdAt'],
      together(() => textsOfCompany(db, companyId)),
    ),
  ],
};
