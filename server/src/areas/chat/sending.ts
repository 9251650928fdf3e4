import { maxAttachments, maxAttachmentsBytes, messageRate } from '@vitrine/contract/chat/shapes.ts';
import type { MessageFrame } from '@vitrine/contract/chat/socket.ts';
import { gatheringIn } from '../../platform/concurrency/gathering.ts';
import { type Actor, type Atomic, atomically, type Ctx, type World } from '../../platform/context.ts';
import { Refused, tooMany } from '../../platform/refused.ts';
import { countCalls } from '../../platform/sessions/rates.sql.ts';
import { ofMessages, pushLater } from '../notifications/index.ts';
import { sendAttachments } from './attaching/attachments.sql.ts';
import { findTie } from './contacts.sql.ts';
import { conversationOf, findLatest, findLatestWith, lockConversation } from './conversations.sql.ts';
import { saidHere } from './news.ts';
import { isTwin, type NewMessage, type Stored, storeMessages } from './sending.sql.ts';
import { demandFilled } from './templates/places.ts';

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
  // without a word about the job it goes on where the two wrote last
  const found = await (conversationId
    ? findLatest(ctx.db, ctx.actor.accountId, conversationId)
    : findLatestWith(ctx.db, ctx.actor.accountId, email ?? '', bookingId));
  if (!found && conversationId) throw new Refused('not-found');
  if (!found?.otherId) throw new Refused('not-your-contact');
  const { otherId, conversationId: known } = found;
  const tie = await findTie(ctx, { otherId, bookingId: known ? found.bookingId : bookingId });
  if (tie) return { otherId, bookingId: tie.bookingId, ...(known ? { conversationId: known } : {}) };
  const elsewhere = conversationId || bookingId ? undefined : await findTie(ctx, { otherId });
  if (!elsewhere) throw new Refused('not-your-contact');
  return { otherId, bookingId: elsewhere.bookingId };
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

/** Devices are told by jobs, which are queued with what they tell of. */
async function storeAndPush(ctx: Atomic, all: NewMessage[], saidBy: string | null): Promise<Stored[]> {
  const stored = await storeMessages(ctx.db, all, { ...ofMessages, saidBy });
  await pushLater(
    ctx,
    stored.flatMap(({ told }) => told ?? []),
    'message',
  );
  return stored;
}

/** Stores messages in one statement. The first try of one of them may have been stored meanwhile: the second look finds it. */
async function storeAll(world: World, all: NewMessage[]): Promise<Stored[]> {
  const saidBy = saidHere(world)?.name ?? null;
  const store = () =>
    world.config.webPushContact
      ? atomically(world, (ctx) => storeAndPush(ctx, all, saidBy))
      : storeMessages(world.db, all, { ...ofMessages, saidBy });
  return store().catch((error: unknown) => {
    if (all.length > 1 || !isTwin(error)) throw error;
    return store();
  });
}

// two of one conversation have one number after the other
const storing = gatheringIn(storeAll, { apart: ({ conversationId }) => conversationId });

const messageOf = (ctx: Ctx<Actor>, frame: MessageFrame, conversationId: string): NewMessage => {
  const id = ctx.newId();
  return {
    id,
    conversationId,
    senderId: ctx.actor.accountId,
    clientId: frame.clientId ?? id,
    subject: frame.msgSubject,
    text: frame.message,
    reply: frame.reply ?? null,
    clientDate: frame.clientDate,
    at: ctx.now().toISOString(),
  };
};

/** Stores what takes more than a statement: a first message, one with files, one to several people. */
async function storeWith(ctx: Atomic<Ctx<Actor>>, frame: MessageFrame, place: Place, saidBy: string | null) {
  const { accountId } = ctx.actor;
  const fresh = { id: ctx.newId(), bookingId: place.bookingId, one: accountId, other: place.otherId, at: ctx.now().toISOString() };
  const conversationId = place.conversationId ?? (await conversationOf(ctx.db, fresh));
  // whatever was stored there until now is seen from here on
  await lockConversation(ctx.db, conversationId);
  const [stored] = await storeAndPush(ctx, [messageOf(ctx, frame, conversationId)], saidBy);
  if (stored?.id && stored.news) await attach(ctx, filesOf(frame), stored.id);
  return stored;
}

async function store(ctx: Ctx<Actor>, frame: MessageFrame, places: Place[]): Promise<(Stored | undefined)[]> {
  const [first, ...more] = places;
  // inside of another transaction nothing is said before that one is done
  const within = ctx.db.isTransaction;
  if (first?.conversationId && more.length === 0 && filesOf(frame).length === 0 && !within)
    return [await storing(ctx)(messageOf(ctx, frame, first.conversationId))];
  const saidBy = within ? null : (saidHere(ctx)?.name ?? null);
  return atomically(ctx, async (ctx) => {
    const stored: (Stored | undefined)[] = [];
    for (const place of places) stored.push(await storeWith(ctx, frame, place, saidBy));
    if (stored.some((one) => !one?.id)) throw new Refused('not-found');
    return stored;
  });
}

const counting = gatheringIn((world, keys: string[]) => countCalls(world.db, keys, messageRate.seconds, world.now()));

async function limit(ctx: Ctx<Actor>) {
  const { calls, resetsAt } = await counting(ctx)(`chat ${ctx.actor.accountId}`);
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
  const say = ctx.db.isTransaction ? undefined : saidHere(ctx)?.say;
  return (await store(ctx, frame, places)).map((stored) => {
    if (!stored?.id) throw new Refused('not-found');
    if (stored.news) say?.(stored.news);
    return { id: stored.id, known: stored.news === null };
  });
}
