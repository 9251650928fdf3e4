import type { Ctx, ReviewingActor } from '../../../platform/context.ts';
import { isGuestReviewer } from '../../../platform/sessions/roles.ts';
import { markSeen } from '../../applications/index.ts';

/**
 * An application counts as seen once an answer of it has begun to play, something of it was read, or somebody of the company
 * has judged it. To have opened the page is not enough, and what guests look at is still new to the company.
 */
export async function noteSeen(ctx: Ctx<ReviewingActor>, id: string) {
  if (!isGuestReviewer(ctx.actor)) await markSeen(ctx.db, id, ctx.now().toISOString());
}
