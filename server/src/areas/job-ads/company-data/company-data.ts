import { type CompanyData, listOf, together } from '../../../platform/company-data/company-data.ts';
import { pictureFile } from '../../../platform/files/pictures.ts';
import * as sql from './company-data.sql.ts';

/** The job ads of a company. */
export const jobAdCompanyData: CompanyData = {
  area: 'job-ads',
  tell: ({ db }, { companyId }) => [
    listOf(
      'jobAds',
      [
        ...(['id', 'jobId', 'title', 'language', 'aboutCompany', 'tasks', 'benefits', 'lookingFor', 'employmentTypes'] as const),
        ...(['careerStages', 'graduations', 'industries', 'fields', 'places', 'remote', 'salaryFrom', 'salaryTo', 'currency'] as const),
        ...(['salaryPeriod', 'category', 'recruiters', 'deadline', 'replyDays', 'openings', 'createdAt', 'updatedAt'] as const),
        ...(['publishedAt', 'archivedAt', 'file'] as const),
      ],
      together(async () =>
        (await sql.adsOfCompany(db, companyId)).map(({ thumbnail, ...row }) => ({
          ...row,
          file: thumbnail && `jobs/${row.jobId}/picture.webp`,
          stored: thumbnail,
        })),
      ),
      ({ file, stored }) => (file && stored ? [{ path: file, stored: pictureFile(stored) }] : []),
    ),
    listOf(
      'jobCategories',
      ['name', 'position', 'createdAt'],
      together(() => sql.categoriesOfCompany(db, companyId)),
    ),
  ],
};
