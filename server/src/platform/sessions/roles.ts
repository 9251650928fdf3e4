import { isAtLeast } from '@vitrine/contract/endpoint.ts';
import type { Actor, GuestReviewer, MemberActor, RecruiterActor, ReviewingActor } from '../context.ts';

/** Whether somebody may work with everything of their company. */
export const isRecruiter = (actor: Actor | undefined): actor is RecruiterActor => isMember(actor) && isAtLeast(actor.role, 'recruiter');

/** Whether somebody judges as a guest: without an account, and told no more than judging needs. */
export const isGuestReviewer = (actor: Actor | GuestReviewer | undefined): actor is GuestReviewer => actor?.role === 'guest-reviewer';

/** By what `left_blind` and whoever asks for one's own judgement know a reviewer. */
export const reviewerIdOf = (actor: ReviewingActor) => (isGuestReviewer(actor) ? actor.guestId : actor.accountId);

/** Whose words they are, as they are stored: of an account or of a guest. */
export const authorOf = (actor: ReviewingActor) =>
  isGuestReviewer(actor) ? { account_id: null, guest_id: actor.guestId } : { account_id: actor.accountId, guest_id: null };

/** Whether somebody belongs to a company, whatever they may there. */
export const isMember = (actor: Actor | undefined): actor is MemberActor => actor?.role != null && actor.scope !== null;
