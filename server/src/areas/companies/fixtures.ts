import { randomUUID } from 'node:crypto';
import type { Call } from '@vitrine/contract/caller.ts';
import { business, businessFiles } from '@vitrine/contract/companies/business.ts';
import sharp from 'sharp';

/** A picture of one colour. */
export const aPicture = async (width = 640, height = 400) =>
  new Blob([
    new Uint8Array(
      await sharp({ create: { width, height, channels: 3, background: '#248291' } })
        .png()
        .toBuffer(),
    ),
  ]);

/** A published profile with something in every list. */
export async function givenProfile(recruiter: Call) {
  const portrait = await recruiter(businessFiles.picture, { shape: 'square', file: await aPicture() });
  const inside = await recruiter(businessFiles.picture, { file: await aPicture() });
  return recruiter(business.update, {
    aboutUs: 'We bake by hand.',
    slogan: 'Bread takes time',
    published: true,
    benefits: [
      { benefitType: 'top', slNo: 1, benefit: 'home-office', text: '' },
      { benefitType: 'standard', slNo: 1, benefit: null, text: 'A loaf a day' },
    ],
    team: [{ id: randomUUID(), name: 'Rosa Linden', role: 'Owner', picture: portrait.name, accountId: null }],
    kpis: [{ figure: '94 %', label: 'would come again', note: '' }],
    socials: [{ network: 'linkedin', url: 'https://www.linkedin.com/company/lindenhof' }],
    inside: [{ id: randomUUID(), kind: 'picture', media: inside.name, caption: 'The oven' }],
  });
}
