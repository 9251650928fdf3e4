import { type CompanyData, listOf, together } from '../../platform/company-data/company-data.ts';
import { pictureFile } from '../../platform/files/pictures.ts';
import * as sql from './company-data.sql.ts';

/** A company, and who works there. */
export const accountCompanyData: CompanyData = {
  area: 'accounts',
  tell: ({ db }, { companyId }) => [
    listOf(
      'company',
      [
        ...(['id', 'name', 'industries', 'employees', 'address', 'website', 'phone', 'timeZone', 'departments', 'namesLeftOut'] as const),
        ...(['secondStepSince', 'createdAt', 'file'] as const),
      ],
      together(async () =>
        (await sql.companyItself(db, companyId)).map(({ logo, ...row }) => ({ ...row, file: logo && 'company/logo.webp', stored: logo })),
      ),
      ({ file, stored }) => (file && stored ? [{ path: file, stored: pictureFile(stored) }] : []),
    ),
    listOf(
      'teammates',
      ['id', 'firstName', 'lastName', 'email', 'role', 'department', 'jobs', 'language', 'createdAt', 'endedAt', 'file'],
      together(async () =>
        (await sql.teammatesOf(db, companyId)).map(({ picture, ...row }) => ({
          ...row,
          file: picture && `teammates/${row.id}.webp`,
          stored: picture,
        })),
      ),
      ({ file, stored }) => (file && stored ? [{ path: file, stored: pictureFile(stored) }] : []),
    ),
    listOf(
      'teammateInvitations',
      ['email', 'role', 'jobs', 'createdAt', 'expiresAt', 'by'],
      together(() => sql.invitedTo(db, companyId)),
    ),
  ],
};
