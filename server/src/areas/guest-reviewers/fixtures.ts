import type { World } from '../../platform/context.ts';
import { hashOf, newToken } from '../../platform/sessions/secrets.ts';
import { companyOfBooking } from './fixtures.sql.ts';
import { insertReviewer, insertSession } from './guest-reviewers.sql.ts';

/** Somebody outside who was invited to judge this job and has come in; returns the token of the session. */
export async function openGuestReview(world: World, { bookingId }: { bookingId: string }, name = 'Ines Falk') {
  const now = world.now();
  const id = world.newId();
  const token = newToken();
  await insertReviewer(world.db, {
    id,
    company_id: await companyOfBooking(world.db, bookingId),
    booking_id: bookingId,
    token_hash: hashOf(newToken()),
    name,
    email: `guest-${id}@mail.test`,
    language: 'en',
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + 30 * 24 * 60 * 60 * 1000).toISOString(),
  });
  await insertSession(world.db, { token_hash: hashOf(token), reviewer_id: id, created_at: now.toISOString() });
  return token;
}
