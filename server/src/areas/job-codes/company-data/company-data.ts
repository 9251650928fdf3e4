import { type CompanyData, endingOf, listOf, together } from '../../../platform/company-data/company-data.ts';
import * as sql from './company-data.sql.ts';

/** The jobs of a company, and the interviews that it made for them. */
export const jobCodeCompanyData: CompanyData = {
  area: 'job-codes',
  tell: ({ db }, { companyId }) => [
    listOf(
      'jobs',
      ['id', 'internalReference', 'createdAt', 'by'],
      together(() => sql.jobsOfCompany(db, companyId)),
    ),
    listOf(
      'jobCodes',
      [
        ...(['id', 'jobId', 'title', 'introduction', 'language', 'deadline', 'replyDays', 'createdAt', 'updatedAt'] as const),
        ...(['publishedAt', 'archivedAt', 'file'] as const),
      ],
      together(async () =>
        (await sql.jobCodesOfCompany(db, companyId)).map(({ welcome_video, ...row }) => ({
          ...row,
          file: welcome_video && `jobs/${row.jobId}/welcome${endingOf(welcome_video)}`,
          stored: welcome_video,
        })),
      ),
      ({ file, stored }) => (file && stored ? [{ path: file, stored }] : []),
    ),
    listOf(
      'questions',
      [
        ...([
          'jobCode',
          'version',
          'current',
          'position',
          'question',
          'kinds',
          'seconds',
          'thinkSeconds',
          'attempts',
          'skippable',
        ] as const),
        'file',
      ],
      together(async () =>
        (await sql.questionsOfCompany(db, companyId)).map(({ video, ...row }) => ({
          ...row,
          file: video && `questions/${row.jobCode}/${row.version}-${row.position}${endingOf(video)}`,
          stored: video,
        })),
      ),
      ({ file, stored }) => (file && stored ? [{ path: file, stored }] : []),
    ),
  ],
};
