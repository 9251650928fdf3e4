import type { Atomic } from '../../../platform/context.ts';
import { notify, seeNews } from '../../notifications/index.ts';
import { expectMail, noteSent } from './unread.sql.ts';

/** Whoever is written to finds it in the list of what happened, and in a mail where nobody reads it, unless they muted it. */
export async function tellUnread(ctx: Atomic, conversationId: string, accountId: string, bookingId: string | null) {
  // in the order in which reading writes them, so that neither waits for the other for ever
  const wanted = await expectMail(ctx.db, conversationId, accountId, ctx.now().toISOString());
  if (wanted) await news(ctx, conversationId, accountId, bookingId);
}

const news = (ctx: Atomic, conversationId: string, accountId: string, bookingId: string | null) =>
  notify(ctx, [accountId], { kind: 'message', thing: conversationId, conversationId, bookingId });

interface Told {
  senderId: string;
  otherId: string;
  conversationId: string;
  number: number;
  bookingId: string | null;
}

/** Whoever writes has seen what was written before; whoever is written to is told of it as above. */
export async function tellSent(ctx: Atomic, { senderId, otherId, conversationId, number, bookingId }: Told) {
  const { caughtUp, wanted } = await noteSent(ctx.db, conversationId, { senderId, number, at: ctx.now().toISOString() });
  if (!caughtUp) await seeNews(ctx, senderId, 'message', conversationId);
  if (wanted) await news(ctx, conversationId, otherId, bookingId);
}
