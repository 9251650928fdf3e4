import { type CompanyData, endingOf, listOf, together } from '../../platform/company-data/company-data.ts';
import { pictureFile } from '../../platform/files/pictures.ts';
import * as sql from './company-data.sql.ts';
import { fontFile } from './fonts.ts';
import { filesOf } from './profiles.sql.ts';

/** A name of ours is random, and unlike a name of people needs nothing taken out. */
const lastStep = (name: string) => name.slice(name.lastIndexOf('/') + 1);

/** What a company shows of itself. */
export const companyCompanyData: CompanyData = {
  area: 'companies',
  tell: ({ db }, { companyId }) => [
    listOf(
      'companyPage',
      ['slogan', 'aboutCompany', 'email', 'benefits', 'team', 'kpis', 'socials', 'inside', 'gallery', 'banner', 'updatedAt', 'publishedAt'],
      together(() => sql.pageOfCompany(db, companyId)),
    ),
    listOf(
      'companyLook',
      ['primaryColour', 'secondaryColour', 'fontStyle', 'fontSource', 'businessTerms', 'privacyTerms', 'updatedAt', 'file'],
      together(async () =>
        (await sql.lookOfCompany(db, companyId)).map(({ font, ...row }) => ({
          ...row,
          file: font && `company/font${endingOf(font)}`,
          font,
        })),
      ),
      ({ file, font }) => (file && font ? [{ path: file, stored: fontFile(font) }] : []),
    ),
    listOf(
      'companyFiles',
      ['name', 'kind', 'createdAt', 'file'],
      together(async () =>
        (await filesOf(db, companyId))
          .filter((one) => one.replaced_by === null)
          .map(({ name, kind, created_at }) => ({
            name,
            kind,
            createdAt: created_at,
            file: `company/${lastStep(name)}`,
            stored: kind === 'picture' ? pictureFile(name) : name,
          })),
      ),
      ({ file, stored }) => [{ path: file, stored }],
    ),
  ],
};
