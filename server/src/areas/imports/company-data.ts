import { type CompanyData, inPages, listOf, together } from '../../platform/company-data/company-data.ts';
import * as sql from './company-data.sql.ts';

/** Whom and what a company brought along from elsewhere. */
export const importCompanyData: CompanyData = {
  area: 'imports',
  tell: ({ db }, { companyId }) => [
    listOf(
      'imports',
      ['id', 'kind', 'name', 'jobId', 'language', 'source', 'ground', 'state', 'lines', 'columns', 'by', 'createdAt', 'endedAt'],
      together(() => sql.importsOfCompany(db, companyId)),
    ),
    listOf(
      'importLines',
      ['import', 'line', 'outcome', 'jobId', 'problems', 'at', 'endedAt'],
      inPages((after, limit) => sql.linesAfter(db, companyId, after, limit)),
    ),
  ],
};
