import { type CompanyData, listOf, together } from '../../platform/company-data/company-data.ts';
import * as sql from './company-data.sql.ts';

/** The showrooms of a company, and what their viewers asked for. */
export const showroomCompanyData: CompanyData = {
  area: 'showrooms',
  tell: ({ db }, { companyId }) => [
    listOf(
      'showrooms',
      ['id', 'link', 'title', 'greeting', 'email', 'updatedAt'],
      together(() => sql.showroomsOfCompany(db, companyId)),
    ),
    listOf(
      'showroomRequests',
      ['showroom', 'applicationId', 'kind', 'name', 'email', 'message', 'times', 'timeZone', 'minutes', 'at'],
      together(() => sql.wishesOfCompany(db, companyId)),
    ),
  ],
};
