import { type CompanyData, inPages, listOf, pathStep } from '../../../platform/company-data/company-data.ts';
import * as sql from './company-data.sql.ts';

/** What the reader said to candidates and was told by them. Nobody reads the conversations of colleagues, owners included. */
export const chatCompanyData: CompanyData = {
  area: 'chat',
  tell: ({ db }, { accountId }) => [
    listOf(
      'messages',
      ['conversation', 'with', 'jobId', 'number', 'own', 'subject', 'text', 'at', 'updatedAt'],
      inPages((after, limit) => sql.saidAfter(db, accountId, after, limit)),
    ),
    listOf(
      'messageFiles',
      ['conversation', 'number', 'name', 'bytes', 'file'],
      async function* () {
        for await (const rows of inPages((after, limit) => sql.sentAfter(db, accountId, after, limit))())
          yield rows.map((row) => ({ ...row, file: `messages/${row.conversation}/${pathStep(row.name, row.id)}` }));
      },
      ({ file, stored }) => [{ path: file, stored }],
    ),
  ],
};
