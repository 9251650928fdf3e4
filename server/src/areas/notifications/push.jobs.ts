import type { Language } from '@vitrine/contract/vocabulary.ts';
import * as z from 'zod';
import { type Atomic, atomically, type World } from '../../platform/context.ts';
import { enqueue, job } from '../../platform/jobs/jobs.ts';
import { sendPush } from '../../providers/web-push/index.ts';
import { keptSince } from './kept.ts';
import * as sql from './push.sql.ts';
import { pushTexts } from './texts.ts';

/** Whoever sees it on a page meanwhile is not told by their devices as well. */
const patience = 20_000;

const abouts = ['message', 'other'] as const;

const senderIn = ({ config, key }: World) =>
  config.webPushContact ? { contact: config.webPushContact, key, guard: config.outgoing } : undefined;

/** Tells one device that there is something, and neither what nor of whom. */
export const pushToDevice = job(
  'push-to-device',
  z.object({ id: z.uuid(), about: z.enum(abouts) }),
  async (ctx, { id, about }) => {
    const sender = senderIn(ctx);
    const device = sender && (await sql.findDevice(ctx.db, id, ctx.now().toISOString()));
    if (!sender || !device) return;
    const { title, ...bodies } = pushTexts[device.language as Language];
    const url = `${ctx.url()}${about === 'message' ? '/chat' : '/'}`;
    const outcome = await sendPush(sender, device, { title, body: bodies[about], url, tag: about });
    if (outcome === 'gone') await sql.deleteSubscription(ctx.db, id);
    if (outcome === 'refused') ctx.log.warn({ service: new URL(device.endpoint).host }, 'a push was refused');
  },
  { retries: 3, seconds: 60, atOnce: 4 },
);

/** Tells the devices of somebody what is still unseen, each by itself. */
export const pushNews = job('push-news', z.object({ id: z.uuid() }), (ctx, { id }) =>
  atomically(ctx, async (ctx) => {
    const now = ctx.now().toISOString();
    const taken = await sql.takeUnpushed(ctx.db, id, keptSince(ctx), now);
    if (taken.length === 0) return;
    const about = taken.every(({ kind }) => kind === 'message') ? 'message' : 'other';
    for (const device of await sql.devicesOf(ctx.db, id, now)) await enqueue(ctx, pushToDevice, { id: device.id, about });
  }),
);

/** Devices of these people are told in a moment of what is unseen by then. */
export async function pushLater(ctx: Atomic, accountIds: string[], kind: string) {
  if (!ctx.config.webPushContact || accountIds.length === 0) return;
  const now = ctx.now();
  const after = new Date(now.getTime() + patience);
  for (const id of await sql.pushable(ctx.db, accountIds, kind, now.toISOString()))
    await enqueue(ctx, pushNews, { id }, { after, key: id });
}
