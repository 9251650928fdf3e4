import type { Db } from '../../platform/postgres/db.ts';

export const pageOfCompany = (db: Db, companyId: string) =>
  db
    .selectFrom('company_profile')
    .where('company_id', '=', companyId)
    .select([
      'slogan',
      'about_us as aboutCompany',
      'contact_email as email',
      'benefits',
      'team',
      'kpis',
      'socials',
      'inside',
      'gallery',
      'banner',
    ])
    .select(['updated_at as updatedAt', 'published_at as publishedAt'])
    .execute();

export const lookOfCompany = (db: Db, companyId: string) =>
  db
    .selectFrom('company_look')
    .where('company_id', '=', companyId)
    .select([
      'primary_color as primaryColour',
      'secondary_color as secondaryColour',
      'font_style as fontStyle',
      'font_source as fontSource',
    ])
    .select(['business_terms as businessTerms', 'privacy_terms as privacyTerms', 'updated_at as updatedAt', 'font'])
    .execute();
