import { type NotificationKind, notificationKinds } from '@vitrine/contract/notifications/kinds.ts';
import type { Atomic } from '../../platform/context.ts';
import { deleteKind, markSeenOf, tellChange, writeNews } from './notifying.sql.ts';
import { pushLater } from './push.jobs.ts';

interface News {
  kind: NotificationKind;
  /** What it is about, as an id: what happens to it again is counted in one row. */
  thing: string;
  applicationId?: string;
  bookingId?: string | null;
  linkId?: string;
  conversationId?: string;
  guestId?: string;
  /** A word of the product, never of a person. */
  detail?: string;
  /** How many there are now, where that is known better than by counting. */
  count?: number;
}

/** Tells these people what happened, in its own transaction. Whoever did it is not among them: the caller leaves them out. */
export async function notify(ctx: Atomic, to: readonly (string | null)[], news: News) {
  const people = [...new Set(to.filter((one) => one !== null))];
  if (people.length === 0) return;
  const {
    kind,
    thing,
    applicationId = null,
    bookingId = null,
    linkId = null,
    conversationId = null,
    guestId = null,
    detail = '',
    count = null,
  } = news;
  const { mail } = notificationKinds[kind];
  const at = ctx.now().toISOString();
  const told = await writeNews(ctx.db, people, {
    kind,
    thing,
    applicationId,
    bookingId,
    linkId,
    conversationId,
    guestId,
    detail,
    count,
    mail,
    at,
  });
  await tellChange(ctx.db, told);
  await pushLater(ctx, told, kind);
}

/** Somebody has seen the thing itself, where it stands: so they have seen what was told of it. */
export async function seeNews(ctx: Atomic, accountId: string, kind: NotificationKind, thing: string) {
  const seen = await markSeenOf(ctx.db, accountId, kind, thing, ctx.now().toISOString());
  if (seen.length > 0) await tellChange(ctx.db, [accountId]);
}

/** What somebody was told of a kind is nothing to them any more. */
export async function forgetNews(ctx: Atomic, accountId: string, kind: NotificationKind) {
  const gone = await deleteKind(ctx.db, accountId, kind);
  if (gone.length > 0) await tellChange(ctx.db, [accountId]);
}
