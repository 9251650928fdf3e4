import type { Conversation, ConversationRow, which } from '@vitrine/contract/chat/shapes.ts';
import type * as z from 'zod';
import type { Actor, Ctx } from '../../platform/context.ts';
import { faceUrl } from '../../platform/files/pictures.ts';
import { Refused } from '../../platform/refused.ts';
import { type Contact, findByEmail, findTie } from './contacts.sql.ts';
import { type ConversationFound, findConversations } from './conversations.sql.ts';

export type Which = z.output<typeof which>;

/** The own conversations that a call means; without any of them there is none such. */
export async function conversationsOf(ctx: Ctx<Actor>, { conversationId, memberEmail, bookingId }: Which) {
  if (!conversationId && !memberEmail) throw new Refused('not-found');
  const otherId = memberEmail ? await findByEmail(ctx.db, memberEmail) : undefined;
  if (memberEmail && !otherId) throw new Refused('not-found');
  const found = await findConversations(ctx.db, ctx.actor.accountId, { conversationId, otherId, bookingId });
  const [first] = found;
  if (!first) throw new Refused('not-found');
  return [first, ...found.slice(1)] as const;
}

/** Whether the caller may write in a conversation now: what connected the two may have ended since. */
export const mayWriteIn = async (ctx: Ctx<Actor>, { otherId, bookingId }: Pick<ConversationFound, 'otherId' | 'bookingId'>) =>
  otherId !== null && (await findTie(ctx, { otherId, bookingId })) !== undefined;

type Member = Pick<ConversationFound, 'memberEmail' | 'firstName' | 'lastName' | 'picture' | 'companyName' | 'candidate'>;

/** With whom somebody talks, as every list of conversations or messages shows it. */
export const memberOnWire = (ctx: Ctx<Actor>, row: Member) => ({
  memberEmail: row.memberEmail,
  firstName: row.firstName ?? '',
  lastName: row.lastName ?? '',
  picture: faceUrl(ctx, row.picture),
  companyName: row.companyName ?? '',
  candidate: row.candidate,
});

/** A conversation as its list shows it. */
export const rowOnWire = (ctx: Ctx<Actor>, row: ConversationFound): ConversationRow => ({
  conversationId: row.conversationId,
  ...memberOnWire(ctx, row),
  bookingId: row.bookingId,
  title: row.title ?? '',
  applicationId: row.applicationId,
  lastNumber: row.lastNumber,
  lastChange: row.lastChange,
  readNumber: row.readNumber,
  memberReadNumber: row.memberReadNumber,
  unread: row.unread,
  muted: row.muted,
  blocked: row.blocked,
  last:
    row.lastAt === null
      ? null
      : {
          text: row.lastText ?? '',
          own: row.lastOwn === true,
          attachment: row.lastAttachment,
          attachments: row.lastAttachments,
          deleted: row.lastDeleted === true,
          at: row.lastAt,
        },
});

export const conversationOnWire = async (ctx: Ctx<Actor>, row: ConversationFound): Promise<Conversation> => ({
  ...rowOnWire(ctx, row),
  writable: await mayWriteIn(ctx, row),
});

/** A conversation in which nothing was written yet. */
export const unwritten = (ctx: Ctx<Actor>, contact: Contact, applicationId: string | null, writable: boolean): Conversation => ({
  conversationId: null,
  memberEmail: contact.email,
  firstName: contact.firstName,
  lastName: contact.lastName,
  picture: faceUrl(ctx, contact.picture),
  companyName: contact.companyName ?? '',
  candidate: contact.candidate,
  bookingId: contact.bookingId,
  title: contact.title ?? '',
  applicationId,
  lastNumber: 0,
  lastChange: 0,
  readNumber: 0,
  memberReadNumber: null,
  unread: 0,
  muted: false,
  blocked: false,
  last: null,
  writable,
});
