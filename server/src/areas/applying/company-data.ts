import { type CompanyData, listOf, pathStep } from '../../platform/company-data/company-data.ts';
import { eachApplication } from '../applications/index.ts';
import { documentsOf } from './applying.sql.ts';

/** What was handed in with applications. */
export const applyingCompanyData: CompanyData = {
  area: 'applying',
  tell: (ctx, reader) => [
    listOf(
      'documents',
      ['applicationId', 'name', 'bytes', 'createdAt', 'file'],
      eachApplication(ctx, reader, async (ids, of) => {
        // whoever is left blind is not told by what they attached
        const named = ids.filter((id) => !of(id).blind);
        return (await documentsOf(ctx.db, named)).map(({ id, application_id, name, bytes, created_at, stored }) => ({
          applicationId: application_id,
          name,
          bytes,
          createdAt: created_at,
          file: `${of(application_id ?? '').folder}/documents/${pathStep(name, id)}`,
          stored,
        }));
      }),
      ({ file, stored }) => [{ path: file, stored }],
    ),
  ],
};
