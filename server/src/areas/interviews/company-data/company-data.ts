import { type CompanyData, endingOf, listOf } from '../../../platform/company-data/company-data.ts';
import { eachApplication } from '../../applications/index.ts';
import * as sql from './company-data.sql.ts';

type Answer = Awaited<ReturnType<typeof sql.answersIn>>[number];

/** A face and a file tell who somebody is; a voice stays, as it does where answers are reviewed. */
const isLeftOut = ({ kind }: Answer, blind: boolean) => blind && (kind === 'video' || kind === 'file');

/** What applicants answered, and what they asked for while they did. */
export const interviewCompanyData: CompanyData = {
  area: 'interviews',
  tell: (ctx, reader) => [
    listOf(
      'answers',
      ['applicationId', 'questionNo', 'question', 'kind', 'text', 'seconds', 'trimStart', 'trimEnd', 'uploaded', 'at', 'leftOut', 'file'],
      eachApplication(ctx, reader, async (ids, of) =>
        (await sql.answersIn(ctx.db, ids)).map((row) => {
          const { blind, masked, folder } = of(row.applicationId);
          const leftOut = isLeftOut(row, blind);
          const file = row.media && !leftOut ? `${folder}/answer-${row.questionNo}-${row.id.slice(0, 8)}${endingOf(row.media)}` : null;
          return { ...row, text: row.text && masked(row.text), leftOut, file };
        }),
      ),
      ({ file, media }) => (file && media ? [{ path: file, stored: media }] : []),
    ),
    listOf(
      'attemptRequests',
      ['applicationId', 'questionNo', 'reason', 'state', 'createdAt', 'decidedAt', 'by'],
      eachApplication(ctx, reader, async (ids, of) =>
        (await sql.attemptsIn(ctx.db, ids)).map((row) => ({ ...row, reason: of(row.applicationId).masked(row.reason) })),
      ),
    ),
  ],
};
