import { type CompanyData, inPages, listOf, together } from '../../platform/company-data/company-data.ts';
import { addedAfter, dossierWordsOf } from './company-data.sql.ts';

/** Whom a company added by itself, and what it wrote beside dossiers. A profile that its person has taken over is theirs. */
export const candidateCompanyData: CompanyData = {
  area: 'candidates',
  tell: ({ db }, { companyId, accountId }) => [
    listOf(
      'addedPeople',
      ['firstName', 'lastName', 'email', 'phone', 'address', 'profession', 'employer', 'language', 'createdAt'],
      inPages((after, limit) => addedAfter(db, companyId, after, limit)),
    ),
    listOf(
      'dossierComments',
      ['firstName', 'lastName', 'text', 'by', 'updatedAt'],
      together(() => dossierWordsOf(db, companyId, accountId)),
    ),
  ],
};
