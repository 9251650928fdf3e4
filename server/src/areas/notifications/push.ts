import type { push } from '@vitrine/contract/notifications/push.ts';
import { atomically } from '../../platform/context.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { Refused, refuseField } from '../../platform/refused.ts';
import { isDevice, vapidKeys } from '../../providers/web-push/index.ts';
import * as sql from './push.sql.ts';

/** Whoever signs in at more is told at the latest ones. */
const mostDevices = 10;

export const pushHandlers: Handlers<typeof push> = {
  async read(ctx) {
    if (!ctx.config.webPushContact) return { key: null, on: false };
    const on = await sql.isSubscribed(ctx.db, ctx.actor.sessionHash, ctx.now().toISOString());
    return { key: vapidKeys(ctx.key).publicKey, on };
  },

  async subscribe(ctx, device) {
    if (!ctx.config.webPushContact) throw new Refused('not-found');
    if (!isDevice(device)) throw refuseField('p256dh', 'These are no keys of a browser');
    const row = { id: ctx.newId(), session_hash: ctx.actor.sessionHash, created_at: ctx.now().toISOString(), ...device };
    await atomically(ctx, async (ctx) => {
      await sql.keepSubscription(ctx.db, row);
      await sql.deleteBeyond(ctx.db, ctx.actor.accountId, mostDevices);
    });
  },

  async unsubscribe(ctx) {
    await sql.deleteSubscriptionsOf(ctx.db, ctx.actor.sessionHash);
  },
};
