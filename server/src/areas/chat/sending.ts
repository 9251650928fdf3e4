import { maxAttachments, maxAttachmentsBytes, messageRate } from '@vitrine/contract/chat/shapes.ts';
import type { MessageFrame } from '@vitrine/contract/chat/socket.ts';
import { type Actor, type Atomic, atomically, type Ctx } from '../../platform/context.ts';
import { Refused, tooMany } from '../../platform/refused.ts';
import { countCall } from '../../platform/sessions/rates.sql.ts';
import { sendAttachments } from './attaching/attachments.sql.ts';
import { findByEmail, findTie } from './contacts.sql.ts';
import { conversationOf, findLatest, lockConversation } from './conversations.sql.ts';
import { appendMessage, findSent, isThere } from './messages.sql.ts';
import { tellMessage } from './news.ts';
import { demandFilled } from './templates/places.ts';
import { tellSent } from './unread/unread.ts';

interface Place {
  otherId: string;
  bookingId: string | null;
  conversationId?: string;
}

export interface Sent {
  id: string;
  /** It was stored before, by an earlier try. */
  known: boolean;
}

/** Where a message goes, when its sender may write there now; a conversation that is named says with whom. */
export async function placeOf(
  ctx: Ctx<Actor>,
  { conversationId, bookingId }: Pick<MessageFrame, 'conversationId' | 'bookingId'>,
  email: string | undefined,
): Promise<Place> {
  const otherId = conversationId || email === undefined ? undefined : await findByEmail(ctx.db, email);
  if (!conversationId && !otherId) throw new Refused('not-your-contact');
  // without a word about the job it goes on where the two wrote last
  const latest = await findLatest(ctx.db, ctx.actor.accountId, { conversationId, otherId, bookingId });
  if (conversationId && !latest) throw new Refused('not-found');
  const other = otherId ?? latest?.otherId;
  if (!other) throw new Refused('not-your-contact');
  const tie = await findTie(ctx, { otherId: other, bookingId: latest ? latest.bookingId : bookingId });
  if (tie) return { otherId: other, bookingId: tie.bookingId, ...(latest ? { conversationId: latest.conversationId } : {}) };
  const elsewhere = conversationId || bookingId ? undefined : await findTie(ctx, { otherId: other });
  if (!elsewhere) throw new Refused('not-your-contact');
  return { otherId: other, bookingId: elsewhere.bookingId };
}

/** Each once, in the order in which they were chosen. */
const filesOf = ({ attachment, attachments = [] }: MessageFrame) => [...new Set([...(attachment ? [attachment] : []), ...attachments])];

/** All files or none: one that is not there any more takes the message with it. */
async function attach(ctx: Atomic<Ctx<Actor>>, files: string[], messageId: string) {
  if (files.length === 0) return;
  const taken = await sendAttachments(ctx.db, files, ctx.actor.accountId, messageId);
  if (taken.length < files.length) throw new Refused('not-found');
  if (taken.reduce((sum, bytes) => sum + bytes, 0) > maxAttachmentsBytes) throw new Refused('message-files-too-large');
}

/** Stores a message under the next number of its conversation, once however often it is tried, and tells everybody. */
async function store(ctx: Atomic<Ctx<Actor>>, frame: MessageFrame, place: Place): Promise<Sent> {
  const { accountId } = ctx.actor;
  const at = ctx.now().toISOString();
  const conversation =
    place.conversationId ??
    (await conversationOf(ctx.db, { id: ctx.newId(), bookingId: place.bookingId, one: accountId, other: place.otherId, at }));
  await lockConversation(ctx.db, conversation);
  const known = frame.clientId && (await findSent(ctx.db, conversation, accountId, frame.clientId));
  if (known) return { id: known.id, known: true };
  if (frame.reply !== undefined && !(await isThere(ctx.db, conversation, frame.reply))) throw new Refused('not-found');
  const id = ctx.newId();
  const number = await appendMessage(ctx.db, {
    id,
    conversation_id: conversation,
    sender_id: accountId,
    client_id: frame.clientId ?? id,
    subject: frame.msgSubject,
    text: frame.message,
    reply_number: frame.reply ?? null,
    client_date: frame.clientDate,
    sent_at: at,
  });
  await attach(ctx, filesOf(frame), id);
  await tellSent(ctx, { senderId: accountId, otherId: place.otherId, conversationId: conversation, number, bookingId: place.bookingId });
  await tellMessage(ctx, conversation, number, [accountId, place.otherId]);
  return { id, known: false };
}

async function limit(ctx: Ctx<Actor>) {
  const { calls, resetsAt } = await countCall(ctx.db, `chat ${ctx.actor.accountId}`, messageRate.seconds, ctx.now());
  if (calls > messageRate.max * ctx.config.rateLimitFactor) throw tooMany(ctx.now(), resetsAt);
}

async function placesOf(ctx: Ctx<Actor>, frame: MessageFrame, recipients: (string | undefined)[]) {
  const places: Place[] = [];
  for (const email of recipients) places.push(await placeOf(ctx, frame, email));
  return places;
}

/** Sends a message to each of its recipients alone; who may write to whom is asked each time. */
export async function sendMessage(ctx: Ctx<Actor>, frame: MessageFrame): Promise<Sent[]> {
  demandFilled(ctx, frame.message);
  const recipients = frame.recipient.length > 0 && !frame.conversationId ? [...new Set(frame.recipient)] : [undefined];
  const files = filesOf(frame).length;
  // a file goes along once
  if (files > maxAttachments || (files > 0 && recipients.length > 1)) throw new Refused('invalid');
  // neither waits for the other: both are asked before anything is written
  const [places] = await Promise.all([placesOf(ctx, frame, recipients), limit(ctx)]);
  return atomically(ctx, async (ctx) => {
    const sent: Sent[] = [];
    for (const place of places) sent.push(await store(ctx, frame, place));
    return sent;
  });
}
