import { presenceMilliseconds, typingMilliseconds } from '@vitrine/contract/chat/shapes.ts';
import type { SignalFrame } from '@vitrine/contract/chat/socket.ts';
import type { Actor, Ctx } from '../../../platform/context.ts';
import { findPartner } from '../choices/choices.sql.ts';
import { seek, tellTyping } from '../news.ts';
import { mayWriteIn } from '../opening.ts';
import type { Hall } from './sockets.ts';

/** A page asks a little earlier now and then, and is not to be told that nobody is there. */
const leastBetweenAsks = presenceMilliseconds / 4;

/**
 * Somebody writes, or asks whether the other one is there. It is passed on or nothing happens, and the asker is told
 * neither that nor why: not of a choice, a block, or a reviewer who does not know the name yet.
 */
export async function signal(ctx: Ctx<Actor>, hall: Hall, frame: SignalFrame) {
  const { accountId } = ctx.actor;
  const [what, conversation, pause] =
    'typing' in frame ? (['typing', frame.typing, typingMilliseconds] as const) : (['presence', frame.present, leastBetweenAsks] as const);
  if (!hall.paced(`${what} ${accountId} ${conversation}`, pause)) return;
  const partner = await findPartner(ctx.db, accountId, conversation, what);
  if (!partner || !(await mayWriteIn(ctx, partner))) return;
  await (what === 'typing' ? tellTyping(ctx, conversation, partner.otherId) : seek(ctx, conversation, partner.otherId, accountId));
}
