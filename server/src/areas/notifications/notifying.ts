import { type NotificationKind, notificationKinds } from '@vitrine/contract/notifications/kinds.ts';
import type { Atomic } from '../../platform/context.ts';
import { tellChange, writeNews } from './notifying.sql.ts';
import { pushLater } from './push.jobs.ts';

interface News {
  kind: NotificationKind;
  /** What it is about, as an id: what happens to it again is counted in one row. */
  thing: string;
  applicationId?: string;
  bookingId?: string | null;
  linkId?: string;
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
  const { kind, thing, applicationId = null, bookingId = null, linkId = null, guestId = null, detail = '', count = null } = news;
  const { mail } = notificationKinds[kind];
  const at = ctx.now().toISOString();
  const told = await writeNews(ctx.db, people, { kind, thing, applicationId, bookingId, linkId, guestId, detail, count, mail, at });
  await tellChange(ctx.db, told);
  await pushLater(ctx, told, kind);
}
