import { audited } from '../../platform/audit.ts';
import { atomicallyAgain } from '../../platform/concurrency/deadlock.ts';
import { type Actor, atomically, type Ctx } from '../../platform/context.ts';
import { Refused } from '../../platform/refused.ts';
import { seeNews } from '../notifications/index.ts';
import { tellRead } from './news.ts';
import { conversationsOf } from './opening.ts';
import * as sql from './quiet.sql.ts';

/** Whoever mutes a conversation is told nothing of it: what was told already counts as seen, and no mail follows. */
export async function mute(ctx: Ctx<Actor>, { conversationId, muted }: { conversationId: string; muted: boolean }) {
  await conversationsOf(ctx, { conversationId });
  await atomically(ctx, async (ctx) => {
    const { accountId } = ctx.actor;
    await sql.setMuted(ctx.db, conversationId, accountId, muted);
    if (muted) await seeNews(ctx, accountId, 'message', conversationId);
    // other windows count anew
    await tellRead(ctx, conversationId, accountId);
  });
}

/** A candidate blocks who is at the other end, or no longer. */
export async function block(ctx: Ctx<Actor>, { conversationId, blocked }: { conversationId: string; blocked: boolean }) {
  const [{ otherId }] = await conversationsOf(ctx, { conversationId });
  if (!otherId) throw new Refused('not-found');
  await atomicallyAgain(ctx, async (ctx) => {
    const { accountId } = ctx.actor;
    const changed = blocked
      ? await sql.insertBlock(ctx.db, accountId, otherId, ctx.now().toISOString())
      : await sql.deleteBlock(ctx.db, accountId, otherId);
    // in the log of who was blocked it would say so to them
    if (changed) await audited(ctx, { action: blocked ? 'added' : 'removed', object: 'block', subjects: [accountId], companyId: null });
  });
}
