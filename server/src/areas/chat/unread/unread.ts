import type { Atomic } from '../../../platform/context.ts';
import { notify } from '../../notifications/index.ts';
import { expectMail } from './unread.sql.ts';

/** Whoever is written to finds it in the list of what happened, and in a mail where nobody reads it, unless they muted it. */
export async function tellUnread(ctx: Atomic, conversationId: string, accountId: string, bookingId: string | null) {
  // in the order in which reading writes them, so that neither waits for the other for ever
  const wanted = await expectMail(ctx.db, conversationId, accountId, ctx.now().toISOString());
  if (wanted) await notify(ctx, [accountId], { kind: 'message', thing: conversationId, conversationId, bookingId });
}
