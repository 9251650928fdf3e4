import { type CompanyData, listOf, pathStep, together } from '../../../platform/company-data/company-data.ts';
import { eachApplication } from '../../applications/index.ts';
import * as sql from './company-data.sql.ts';

/** For which documents a company asks people whom it accepted, and what they handed in. */
export const progressCompanyData: CompanyData = {
  area: 'progress-flow',
  tell: (ctx, reader) => [
    listOf(
      'askedDocuments',
      ['id', 'title', 'why', 'due', 'dueDays', 'jobs', 'position', 'createdAt', 'archivedAt'],
      together(() => sql.askedByCompany(ctx.db, reader.companyId)),
    ),
    listOf(
      'askedDocumentStates',
      ['applicationId', 'title', 'status', 'lastAct', 'due', 'handedIn'],
      eachApplication(ctx, reader, (ids) => sql.standingsIn(ctx.db, ids)),
    ),
    listOf(
      'handedIn',
      ['applicationId', 'title', 'name', 'bytes', 'state', 'reason', 'decidedAt', 'createdAt', 'file'],
      eachApplication(ctx, reader, async (ids, of) => {
        const named = ids.filter((id) => !of(id).blind);
        return (await sql.filesIn(ctx.db, named)).map((row) => ({
          ...row,
          file: `${of(row.applicationId).folder}/handed-in/${pathStep(row.name, row.id)}`,
        }));
      }),
      ({ file, stored }) => [{ path: file, stored }],
    ),
  ],
};
