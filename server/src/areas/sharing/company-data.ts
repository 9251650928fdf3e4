import { type CompanyData, listOf, together } from '../../platform/company-data/company-data.ts';
import * as sql from './company-data.sql.ts';

/** The links by which a company shows applicants to others, and what those said whom they show. */
export const sharingCompanyData: CompanyData = {
  area: 'sharing',
  tell: ({ db }, { companyId }) => [
    listOf(
      'links',
      ['id', 'kind', 'jobId', 'by', 'createdAt', 'expiresAt', 'cancelledAt'],
      together(() => sql.linksOfCompany(db, companyId)),
    ),
    listOf(
      'linkedApplicants',
      ['link', 'applicationId', 'position', 'state', 'createdAt', 'decidedAt'],
      together(() => sql.shownOfCompany(db, companyId)),
    ),
  ],
};
