import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { Atomic } from '../../../platform/context.ts';
import { bookPlaceFor, deleteEmptyBooking } from '../../job-codes/index.ts';
import { folderOf } from '../categories.ts';
import * as sql from '../job-ads.sql.ts';
import { type Given, ownWords, storedOf } from './stored.ts';

interface Draft {
  companyId: string;
  createdBy: string;
  title: string;
  language: Language;
  /** The name of a folder of the company, or none. */
  category: string;
  bookingId?: string | undefined;
}

/** A draft of an ad that somebody else than the company begins for it; its people find it among theirs. Returns its booking. */
export async function draftFor(ctx: Atomic, { companyId, createdBy, bookingId, category, ...said }: Draft) {
  const now = ctx.now().toISOString();
  const booking = await bookPlaceFor(ctx, { companyId, accountId: createdBy }, bookingId, 'jobad');
  await sql.insertJobAd(ctx.db, {
    ...said,
    category: await folderOf(ctx, companyId, category),
    booking_id: booking,
    company_id: companyId,
    created_by: createdBy,
    created_at: now,
    updated_at: now,
  });
  return booking;
}

interface Brought {
  companyId: string;
  createdBy: string | null;
  at: string;
}

/** A draft of an ad with what is known of the job from elsewhere; like one made by hand it begins with the company's own words. Returns the id of the ad and its booking. */
export async function draftWith(ctx: Atomic, { companyId, createdBy, at }: Brought, fields: Given) {
  const booking = await bookPlaceFor(ctx, { companyId, accountId: createdBy }, undefined, 'jobad');
  const presentYourCompany = fields.presentYourCompany || (await ownWords(ctx, companyId));
  const id = await sql.insertJobAd(ctx.db, {
    ...(await storedOf(ctx, companyId, { ...fields, presentYourCompany })),
    booking_id: booking,
    company_id: companyId,
    created_by: createdBy,
    created_at: at,
    updated_at: at,
  });
  return { id, booking };
}

/** Removes drafts that nobody applied to, with their bookings. */
export async function removeDrafts(ctx: Atomic, ids: readonly number[]) {
  for (const { booking_id } of await sql.deleteJobAds(ctx.db, ids)) await deleteEmptyBooking(ctx.db, booking_id);
}
