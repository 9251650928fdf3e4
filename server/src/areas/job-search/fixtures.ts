import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { World } from '../../platform/context.ts';
import { spotsOf } from '../../platform/places/finding.ts';
import { newShortId } from '../../platform/sessions/secrets.ts';
import { insertGivenAd, insertGivenBooking } from './fixtures.sql.ts';

export interface GivenAd {
  companyId: string;
  title?: string;
  tasks?: string;
  language?: Language;
  employmentTypes?: string[];
  careerStages?: string[];
  graduationTypes?: string[];
  industries?: string[];
  fields?: string[];
  /** Empty with a country: only the country; empty without one: no place. */
  city?: string;
  postalCode?: string;
  country?: string;
  /** Other towns of the same country. */
  alsoIn?: string[];
  /** False: saved before the product knew places. */
  located?: boolean;
  remote?: 'no' | 'partly' | 'fully';
  salary?: { from: number; to?: number; period?: 'hour' | 'month' | 'year' };
  /** Null: a draft. */
  publishedAt?: Date | null;
  closesAt?: Date;
}

/** An ad straight in the database, published now unless told otherwise. */
export async function givenAd(world: World, ad: GivenAd) {
  const now = world.now().toISOString();
  const bookingId = newShortId();
  const { city = 'Leipzig', postalCode = '', country = 'DE', salary } = ad;
  const place = { street: '', postalCode, city, region: '', country };
  const places = [
    ...(city || ad.country ? [place] : []),
    ...(ad.alsoIn ?? []).map((city) => ({ street: '', postalCode: '', city, region: '', country })),
  ];
  await insertGivenBooking(world.db, { id: bookingId, company_id: ad.companyId, created_at: now });
  const { id } = await insertGivenAd(world.db, {
    booking_id: bookingId,
    company_id: ad.companyId,
    language: ad.language ?? 'en',
    title: ad.title ?? 'Baker',
    tasks: ad.tasks ?? '<p>Bread and rolls</p>',
    employment_types: ad.employmentTypes ?? [],
    career_stages: ad.careerStages ?? [],
    graduation_types: ad.graduationTypes ?? [],
    industries: ad.industries ?? [],
    fields: ad.fields ?? [],
    places: JSON.stringify(places),
    spots: ad.located === false ? null : spotsOf(places),
    remote: ad.remote ?? 'no',
    salary_from: salary?.from ?? null,
    salary_to: salary?.to ?? null,
    salary_period: salary?.period ?? 'year',
    closes_at: ad.closesAt?.toISOString() ?? null,
    created_at: now,
    updated_at: now,
    published_at: ad.publishedAt === null ? null : (ad.publishedAt ?? world.now()).toISOString(),
  });
  return { id, bookingId };
}
