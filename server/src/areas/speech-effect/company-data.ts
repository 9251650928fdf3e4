import { type CompanyData, listOf, together } from '../../platform/company-data/company-data.ts';
import * as sql from './company-data.sql.ts';

/** Where a company has words counted. What was counted belongs to the candidate, who shows it or does not. */
export const speechEffectCompanyData: CompanyData = {
  area: 'speech-effect',
  tell: ({ db }, { companyId }) => [
    listOf(
      'speechEffectUse',
      ['turnedOn', 'purpose', 'responsible', 'url', 'from', 'updatedAt'],
      together(() => sql.usesOfCompany(db, companyId)),
    ),
    listOf(
      'speechEffectJobs',
      ['jobCode', 'from'],
      together(() => sql.jobsOfCompany(db, companyId)),
    ),
  ],
};
