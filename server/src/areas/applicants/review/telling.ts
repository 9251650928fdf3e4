import type { Atomic, Ctx, ReviewingActor } from '../../../platform/context.ts';
import { isGuestReviewer, reviewerIdOf } from '../../../platform/sessions/roles.ts';
import { notify } from '../../notifications/index.ts';
import { findGuest, listTakingPart } from './telling.sql.ts';

type Reviewing = Atomic<Ctx<ReviewingActor>>;
interface About {
  id: string;
  booking_id: string;
}

/** A guest is about to judge: whoever invited the guest hears once of each applicant. To be told before anything is written. */
export async function tellOfGuest(ctx: Reviewing, { id: applicationId, booking_id: bookingId }: About) {
  if (!isGuestReviewer(ctx.actor)) return;
  const { guestId } = ctx.actor;
  const guest = await findGuest(ctx.db, guestId, applicationId);
  if (!guest || guest.judged) return;
  await notify(ctx, [guest.invited_by], { kind: 'judged', thing: guestId, applicationId, bookingId, guestId });
}

/** A note mentions these colleagues. */
export const tellOfMentions = (ctx: Reviewing, { id: applicationId, booking_id: bookingId }: About, mentioned: readonly string[]) =>
  notify(ctx, mentioned, { kind: 'mention', thing: applicationId, applicationId, bookingId });

/** Somebody commented: the others who said something about the applicant hear of it, but those who are told already. */
export async function tellOfComment(ctx: Reviewing, { id: applicationId, booking_id: bookingId }: About, told: readonly string[]) {
  const known = new Set([reviewerIdOf(ctx.actor), ...told]);
  const others = (await listTakingPart(ctx.db, applicationId)).filter((one) => !known.has(one));
  await notify(ctx, others, { kind: 'comment', thing: applicationId, applicationId, bookingId });
}
