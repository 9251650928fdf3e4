import * as z from 'zod';
import { emailAddress, id, secret, text, whole } from '../vocabulary.ts';
import { chatMessage, maxAttachments, maxMessageCharacters } from './shapes.ts';

/** An address of who sends; the server takes the one of the token in its place. */
const fromEmail = z.string().max(254).default('');

/** The first frame of a socket. */
export const joinFrame = z.object({
  fromEmail,
  token: secret(100),
  msg: z.literal(false),
  recipient: z.array(z.string().max(254)).max(10).default([]),
});
export type JoinFrame = z.output<typeof joinFrame>;

/** A message to one or several people; each gets it alone. */
export const messageFrame = z
  .object({
    fromEmail,
    msgSubject: text(200).default(''),
    message: text(maxMessageCharacters).default(''),
    attachBool: z.boolean().default(false),
    clientDate: text(40).default(''),
    msg: z.literal(true),
    recipient: z.array(emailAddress).max(10).default([]),
    /** Ours: the sender's own name of it. A second try under the same name is the same message. */
    clientId: id.optional(),
    /** Ours: in which conversation, else the one with the recipient, about that job where one is named. */
    conversationId: id.optional(),
    bookingId: text(40).optional(),
    /** Ours: the number of the message that it answers. */
    reply: whole(1, 2_000_000_000).optional(),
    /** Ours: what `chatattachment` answered, for one file or for several in their order. */
    attachment: id.optional(),
    attachments: z.array(id).max(maxAttachments).optional(),
  })
  .refine(({ message, attachment, attachments = [] }) => message !== '' || attachment !== undefined || attachments.length > 0)
  .refine(({ recipient, conversationId }) => recipient.length > 0 || conversationId !== undefined);
export type MessageFrame = z.output<typeof messageFrame>;

/** Says that a message has arrived. */
export const receiptFrame = z.object({
  fromEmail,
  msgRecv: z.literal(true),
  msg: id,
  recipient: z.array(z.string().max(254)).max(10).default([]),
});
export type ReceiptFrame = z.output<typeof receiptFrame>;

/** Ours: says that somebody writes in a conversation, or asks whether the other one is there. */
export const signalFrame = z.union([z.object({ typing: id }), z.object({ present: id })]);
export type SignalFrame = z.output<typeof signalFrame>;

/** What clients say. */
export const clientFrame = z.union([messageFrame, receiptFrame, joinFrame, signalFrame]);

/** What the server says: besides the shapes of the specification that it has joined, refused, and what was read. */
export const serverFrame = z.union([
  chatMessage,
  z.object({ fromEmail: z.string(), msgRecv: z.literal(true), msg: z.string(), recipient: z.array(z.string()) }),
  z.object({ joined: z.literal(true) }),
  /** The connection still stands, whether or not anybody writes. */
  z.object({ alive: z.literal(true) }),
  /** A message was not taken. */
  z.object({ refused: z.string(), clientId: z.string().nullable() }),
  /** The conversation was read up to a number, by the caller elsewhere or by the other one. */
  z.object({ seen: z.string(), number: z.number(), own: z.boolean() }),
  /** The other one of a conversation writes at this moment, or is there. Both pass by: nobody says when it ends. */
  z.object({ typing: z.string() }),
  z.object({ present: z.string() }),
  /** News may have been missed: ask for everything after what is known. */
  z.object({ ask: z.literal(true) }),
]);
export type ServerFrame = z.output<typeof serverFrame>;
