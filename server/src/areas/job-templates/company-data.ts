import { type CompanyData, listOf, together } from '../../platform/company-data/company-data.ts';
import * as sql from './company-data.sql.ts';

/** What further jobs of a company begin with. */
export const jobTemplateCompanyData: CompanyData = {
  area: 'job-templates',
  tell: ({ db }, { companyId }) => [
    listOf(
      'questionBank',
      ['language', 'question', 'content', 'createdAt', 'by'],
      together(() => sql.bankOfCompany(db, companyId)),
    ),
    listOf(
      'jobTemplates',
      ['name', 'language', 'content', 'updatedAt', 'by'],
      together(() => sql.templatesOfCompany(db, companyId)),
    ),
  ],
};
