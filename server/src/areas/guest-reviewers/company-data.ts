import { type CompanyData, listOf, together } from '../../platform/company-data/company-data.ts';
import { guestsOfCompany } from './company-data.sql.ts';

/** Whom a company invited to judge the applicants of one job. */
export const guestReviewerCompanyData: CompanyData = {
  area: 'guest-reviewers',
  tell: ({ db }, { companyId }) => [
    listOf(
      'guestReviewers',
      ['jobId', 'name', 'email', 'language', 'by', 'createdAt', 'expiresAt', 'openedAt', 'endedAt'],
      together(() => guestsOfCompany(db, companyId)),
    ),
  ],
};
