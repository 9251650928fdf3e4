import type { messages } from '@vitrine/contract/chat/messages.ts';
import type { ChatMessage } from '@vitrine/contract/chat/shapes.ts';
import { type Actor, atomically, type Ctx } from '../../platform/context.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { seeNews } from '../notifications/index.ts';
import { attachmentOf, keepAttachment, keepRecording } from './attaching/attachments.ts';
import { editMessage, removeMessage } from './changing.ts';
import { type ConversationFound, markRead } from './conversations.sql.ts';
import { listChanged, listMessages, type MessageFound } from './messages.sql.ts';
import { tellRead } from './news.ts';
import { conversationOnWire, conversationsOf, type Which } from './opening.ts';
import { find } from './searching/searching.ts';
import { placeOf } from './sending.ts';

/** A message for the caller, in the shape of the specification and with what the server knows beside it. */
export function messageOnWire(ctx: Ctx<Actor>, row: MessageFound): ChatMessage {
  const attachments = row.files.map((one) => attachmentOf(ctx, one));
  return { ...wordsOnWire(ctx, row), attachment: attachments[0] ?? null, attachments };
}

const wordsOnWire = (ctx: Ctx<Actor>, row: MessageFound): Omit<ChatMessage, 'attachment' | 'attachments'> => ({
  fromEmail: row.fromEmail ?? '',
  msgSubject: row.subject,
  message: row.text,
  attachBool: row.files.length > 0,
  clientDate: row.clientDate,
  msg: true,
  recipient: row.memberEmails,
  id: row.id,
  clientId: row.clientId,
  conversationId: row.conversationId,
  number: row.number,
  serverDate: row.sentAt,
  own: row.senderId === ctx.actor.accountId && !row.handedOver,
  change: row.change,
  edited: row.edited,
  deleted: row.deleted,
  reply:
    row.replyNumber === null
      ? null
      : {
          number: row.replyNumber,
          own: row.replySenderId === ctx.actor.accountId,
          message: row.replyText ?? '',
          deleted: row.replyDeleted === true,
        },
  handedOver: row.handedOver ? { from: row.fromName ?? '', to: row.toName ?? '' } : null,
});

/** Half of what is asked for around a place is what came before it. */
async function runAround(ctx: Ctx<Actor>, { conversationId, hiddenNumber }: ConversationFound, last: number, count: number) {
  const read = Math.max(last, hiddenNumber);
  const range = { conversationId, after: hiddenNumber };
  const earlier = await listMessages(ctx.db, { ...range, before: read + 1, from: 'end', count: Math.ceil(count / 2) });
  const later = await listMessages(ctx.db, { ...range, after: read, from: 'start', count: count - earlier.length });
  return [...earlier, ...later];
}

interface Asked {
  before?: number | undefined;
  after?: number | undefined;
  around?: 'unread' | number | undefined;
  count: number;
}

function runOf(ctx: Ctx<Actor>, row: ConversationFound, { before, after, around, count }: Asked) {
  const { conversationId, hiddenNumber } = row;
  if (around !== undefined) return runAround(ctx, row, around === 'unread' ? row.readNumber : around, count);
  const from = after === undefined ? 'end' : 'start';
  return listMessages(ctx.db, { conversationId, after: Math.max(after ?? 0, hiddenNumber), before, from, count });
}

/** More changes at once are asked for in several turns. */
const mostChanged = 200;

const conversationFor = async (ctx: Ctx<Actor>, which: Which) => (await conversationsOf(ctx, which))[0];

/** What was written, and how far it was read. */
export const messageHandlers: Handlers<typeof messages> = {
  async history(ctx, { before, after, around, changedAfter, count, ...which }) {
    const row = await conversationFor(ctx, which);
    const items = await runOf(ctx, row, { before, after, around, count });
    const [first, last] = [items[0], items.at(-1)];
    const { conversationId, hiddenNumber: above, lastChange: upTo } = row;
    const changed =
      changedAfter === undefined ? [] : await listChanged(ctx.db, { conversationId, after: changedAfter, upTo, above, count: mostChanged });
    return {
      conversation: await conversationOnWire(ctx, row),
      items: items.map((one) => messageOnWire(ctx, one)),
      earlier: first !== undefined && first.number > row.hiddenNumber + 1,
      later: last !== undefined && last.number < row.lastNumber,
      changed: changed.map((one) => messageOnWire(ctx, one)),
    };
  },

  find,

  async seen(ctx, { number, ...which }) {
    const row = await conversationFor(ctx, which);
    await atomically(ctx, async (ctx) => {
      const read = await markRead(ctx.db, row.conversationId, ctx.actor.accountId, number ?? row.lastNumber);
      await seeNews(ctx, ctx.actor.accountId, 'message', row.conversationId);
      if (read !== undefined) await tellRead(ctx, row.conversationId, ctx.actor.accountId);
    });
  },

  edit: async (ctx, { id, message }) => messageOnWire(ctx, await editMessage(ctx, id, message)),
  remove: async (ctx, { id }) => messageOnWire(ctx, await removeMessage(ctx, id)),

  async attach(ctx, { memberEmail, ...place }, file) {
    await placeOf(ctx, place, memberEmail);
    return keepAttachment(ctx, file);
  },

  async record(ctx, { memberEmail, ...place }, file) {
    await placeOf(ctx, place, memberEmail);
    return keepRecording(ctx, file);
  },
};
