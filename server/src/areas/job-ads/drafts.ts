import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { Atomic } from '../../platform/context.ts';
import { bookPlaceFor } from '../job-codes/index.ts';
import { folderOf } from './categories.ts';
import * as sql from './job-ads.sql.ts';

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
