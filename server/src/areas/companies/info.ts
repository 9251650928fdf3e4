import type { companyInfo } from '@vitrine/contract/companies/info.ts';
import type { World } from '../../platform/context.ts';
import { pictureUrl } from '../../platform/files/pictures.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { Refused } from '../../platform/refused.ts';
import { findLook, isLookShown } from './branding.sql.ts';
import { styleOf } from './branding.ts';
import { companyMeant } from './business.ts';
import { keepPicture } from './files.ts';
import { type CompanyRow, galleryOf, profileOf, saving } from './profile.ts';
import { findCompanyByName, findProfile } from './profiles.sql.ts';

async function basics(ctx: World, company: CompanyRow) {
  const look = await findLook(ctx.db, company.id);
  const style = (await isLookShown(ctx.db, company.id)) ? styleOf(look) : undefined;
  return {
    companyId: company.id,
    companyName: company.name,
    companyLogo: pictureUrl(company.logo),
    slug: company.slug,
    corporateIdentityStyleDetails: style ? [style] : [],
  };
}

export const companyInfoHandlers: Handlers<typeof companyInfo> = {
  async info(ctx, input) {
    const companyId = companyMeant(ctx, input.companyId);
    const { company, profile } = await profileOf(ctx, companyId);
    return {
      ...(await basics(ctx, company)),
      companyImageGallery: galleryOf(profile.gallery),
      industries: company.industries,
      employees: company.employees,
      website: company.website,
      published: profile.publishedAt !== null,
    };
  },

  async identity(ctx, { companyName }) {
    const company = await findCompanyByName(ctx.db, companyName);
    if (!company) throw new Refused('not-found');
    const [look, profile] = await Promise.all([findLook(ctx.db, company.id), findProfile(ctx.db, company.id)]);
    const published = Boolean(profile?.published_at);
    return {
      ...(await basics(ctx, company)),
      businessTerms: look?.business_terms ?? '',
      privacyTerms: look?.privacy_terms ?? '',
      published,
      banner: published ? pictureUrl(profile?.banner ?? null) : null,
    };
  },

  async uploadImage(ctx, _input, file) {
    const name = await keepPicture(ctx, await file.bytes(), { width: 1600, height: 1200, fit: 'inside' });
    const { companyImageGallery } = await saving(ctx, ({ gallery }) => ({ gallery: [...gallery, name] }));
    return { companyImageGallery };
  },

  async deleteImage(ctx, { companyImageGallery: wanted }) {
    const name = wanted.split('/').at(-1);
    const changed = await saving(ctx, ({ gallery }) => {
      if (!gallery.some((one) => one === name)) throw new Refused('not-found');
      return { gallery: gallery.filter((one) => one !== name) };
    });
    return { companyImageGallery: changed.companyImageGallery };
  },
};
