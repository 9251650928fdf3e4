import { aliasOf } from '@vitrine/contract/applicants/alias.ts';
import type { NotificationKind } from '@vitrine/contract/notifications/kinds.ts';
import type { Notification, notifications } from '@vitrine/contract/notifications/notifications.ts';
import { atomicallyAgain } from '../../platform/concurrency/deadlock.ts';
import type { Actor, Ctx } from '../../platform/context.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { Refused } from '../../platform/refused.ts';
import { actorOf } from '../../platform/sessions/sessions.ts';
import { keptSince } from './kept.ts';
import * as sql from './notifications.sql.ts';
import { tellChange } from './notifying.sql.ts';
import { changeOf } from './waiting.ts';

/** Whoever waits for news is answered after so long, so that no proxy takes the silence for a fault. */
const waitMilliseconds = 25_000;

/** Who has written, or the applicant it is about; of several applicants, and before a candidate, nobody is named. */
function personIn(row: sql.Row, candidate: boolean): Notification['person'] {
  if (row.other_name !== null) return { name: row.other_name, alias: null };
  if (candidate || !row.application_id || row.number === null) return null;
  if (row.thing === row.booking_id && row.count > 1) return null;
  return row.blind
    ? { name: null, alias: aliasOf(row.number) }
    : { name: `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim(), alias: null };
}

const onWire = (row: sql.Row, candidate: boolean): Notification => ({
  id: row.id,
  kind: row.kind as NotificationKind,
  count: row.count,
  at: row.at,
  seen: row.seen_at !== null,
  person: personIn(row, candidate),
  title: row.title,
  by: (candidate ? row.company_name : row.guest_name) ?? '',
  detail: row.detail,
  applicationId: row.application_id,
  bookingId: row.booking_id,
  conversationId: row.conversation_id,
});

async function standing(ctx: Ctx<Actor>) {
  const { unseen, messages, version } = await sql.countTold(ctx.db, ctx.actor.accountId, keptSince(ctx));
  return { unseen, messages, version };
}

/** Whoever waited, as they are now: a session that ended meanwhile is told nothing more. */
async function stillSignedIn(ctx: Ctx<Actor>): Promise<Ctx<Actor>> {
  const actor = await actorOf(ctx, ctx.caller.authorization);
  if (!actor) throw new Refused('not-signed-in');
  if (actor.held) throw new Refused('second-step-needed');
  return { ...ctx, actor };
}

export const notificationHandlers: Handlers<typeof notifications> = {
  async list(ctx, { page, count, unseen }) {
    const { accountId, userType } = ctx.actor;
    const since = keptSince(ctx);
    const [rows, all] = await Promise.all([
      sql.listTold(ctx.db, accountId, { since, page, count, unseen }),
      sql.countTold(ctx.db, accountId, since),
    ]);
    return { items: rows.map((row) => onWire(row, userType === 'Candidate')), total: unseen ? all.unseen : all.total, page, count };
  },

  async news(ctx, { version }) {
    const until = Date.now() + waitMilliseconds;
    for (let reader: Ctx<Actor> = ctx; ; reader = await stillSignedIn(ctx)) {
      // listened to before the look, so that nothing falls in between
      const change = changeOf(ctx, ctx.actor.accountId);
      try {
        const now = await standing(reader);
        if (now.version !== version || Date.now() >= until || change.over()) return now;
        await change.within(until - Date.now());
      } finally {
        change.stop();
      }
    }
  },

  async see(ctx, opened) {
    const items = await atomicallyAgain(ctx, async (ctx) => {
      const { accountId } = ctx.actor;
      const seen = await sql.markSeen(ctx.db, accountId, opened, ctx.now().toISOString());
      if (seen.length > 0) await tellChange(ctx.db, [accountId]);
      return seen;
    });
    return { items };
  },
};
