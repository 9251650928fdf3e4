import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { Atomic, Ctx, RecruiterActor, World } from '../../platform/context.ts';
import { Refused } from '../../platform/refused.ts';
import { newShortId } from '../../platform/sessions/secrets.ts';
import * as sql from './job-codes.sql.ts';

/** What a place is wanted for; one booking holds at most one of each. */
type BookingFor = 'jobcode' | 'jobad';

const holderOf = { jobcode: sql.findJobCodeOfBooking, jobad: sql.findJobAdOfBooking };

/** For whom a place is booked, and by whom. */
interface Booker {
  companyId: string;
  accountId: string | null;
}

/** The booking to put a job code or an ad under: the named one of the company if it has none yet, else a new one. Returns its id. */
export async function bookPlaceFor(ctx: World, { companyId, accountId }: Booker, wanted: string | undefined, what: BookingFor) {
  if (wanted) {
    if (!(await sql.holdBooking(ctx.db, companyId, wanted))) throw new Refused('not-found');
    if (await holderOf[what](ctx.db, wanted)) throw new Refused('booking-taken');
    return wanted;
  }
  const id = newShortId();
  await sql.insertBooking(ctx.db, { id, company_id: companyId, created_by: accountId, created_at: ctx.now().toISOString() });
  return id;
}

/** The same for the own company. */
export const bookPlace = (ctx: Ctx<RecruiterActor>, wanted: string | undefined, what: BookingFor) =>
  bookPlaceFor(ctx, ctx.actor, wanted, what);

/** A draft of a job code that somebody else than the company begins for it; its people find it among theirs. Returns its booking. */
export async function draftJobCodeFor(ctx: Atomic, { companyId, accountId, bookingId, title, language }: Booker & JobCodeDraft) {
  const now = ctx.now().toISOString();
  const booking = await bookPlaceFor(ctx, { companyId, accountId }, bookingId, 'jobcode');
  await sql.insertJobCode(ctx.db, {
    id: newShortId(),
    booking_id: booking,
    company_id: companyId,
    title,
    language,
    created_by: accountId,
    created_at: now,
    updated_at: now,
  });
  return booking;
}

interface JobCodeDraft {
  title: string;
  language: Language;
  bookingId?: string | undefined;
}
