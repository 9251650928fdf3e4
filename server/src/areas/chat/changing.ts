import { changeableMilliseconds } from '@vitrine/contract/chat/shapes.ts';
import { type Actor, type Atomic, atomically, type Ctx } from '../../platform/context.ts';
import { removeFiles } from '../../platform/files/stored-files.ts';
import { Refused } from '../../platform/refused.ts';
import { seeNews } from '../notifications/index.ts';
import { type ConversationFound, countUnreadIn, findConversations, lockConversation } from './conversations.sql.ts';
import { emptyMessage, findMessage, type MessageFound, nextChange, rewriteMessage } from './messages.sql.ts';
import { tellChanged } from './news.ts';
import { mayWriteIn } from './opening.ts';
import { demandFilled } from './templates/places.ts';

/** An own message that can still be changed, and its conversation, which nobody else changes until the transaction ends. */
async function changeable(ctx: Atomic<Ctx<Actor>>, id: string) {
  const { accountId } = ctx.actor;
  const known = await findMessage(ctx.db, id);
  if (!known) throw new Refused('not-found');
  await lockConversation(ctx.db, known.conversationId);
  const [conversation] = await findConversations(ctx.db, accountId, { conversationId: known.conversationId });
  const message = await findMessage(ctx.db, id);
  const own = message?.senderId === accountId && !message.handedOver && !message.deleted;
  if (!message || !conversation || !own || message.number <= conversation.hiddenNumber) throw new Refused('not-found');
  if (ctx.now().getTime() - Date.parse(message.sentAt) > changeableMilliseconds) throw new Refused('message-settled');
  return { message, conversation };
}

/** Tells both what became of a message. */
async function told(ctx: Atomic<Ctx<Actor>>, { id }: MessageFound, { conversationId, otherId }: ConversationFound, change: number) {
  await tellChanged(ctx, conversationId, change, [ctx.actor.accountId, ...(otherId ? [otherId] : [])]);
  const now = await findMessage(ctx.db, id);
  if (!now) throw new Refused('not-found');
  return now;
}

/** Writes an own message otherwise, as long as one may write there and for a quarter of an hour. */
export const editMessage = (ctx: Ctx<Actor>, id: string, text: string) =>
  atomically(ctx, async (ctx) => {
    demandFilled(ctx, text);
    const { message, conversation } = await changeable(ctx, id);
    if (!(await mayWriteIn(ctx, conversation))) throw new Refused('not-your-contact');
    if (message.text === text) return message;
    const change = await nextChange(ctx.db, conversation.conversationId);
    await rewriteMessage(ctx.db, id, text, change, ctx.now().toISOString());
    return told(ctx, message, conversation, change);
  });

/** Deletes an own message for both. Where nothing else was unread, nothing is told of it any more. */
export const removeMessage = (ctx: Ctx<Actor>, id: string) =>
  atomically(ctx, async (ctx) => {
    const { message, conversation } = await changeable(ctx, id);
    const { conversationId, otherId } = conversation;
    const change = await nextChange(ctx.db, conversationId);
    await removeFiles(ctx, await emptyMessage(ctx.db, id, change, ctx.now().toISOString()));
    if (otherId && (await countUnreadIn(ctx.db, otherId, conversationId)) === 0) await seeNews(ctx, otherId, 'message', conversationId);
    return told(ctx, message, conversation, change);
  });
