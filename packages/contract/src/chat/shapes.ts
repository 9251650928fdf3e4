import * as z from 'zod';
import { shownDocument } from '../documents.ts';
import { day, minute } from '../durations.ts';
import { emailAddress, id, instant, text } from '../vocabulary.ts';

export const maxMessageCharacters = 4000;
/** So long one's own message can be written otherwise, or deleted. */
export const changeableMilliseconds = 15 * minute;
/** So long two people may still write to each other once an application was refused or withdrawn. */
export const openAfterEndMilliseconds = 30 * day;
export const maxAttachmentBytes = 20 * 1024 * 1024;
/** So many files go along with one message, and so much have all of them together, recordings among them. */
export const maxAttachments = 10;
export const maxAttachmentsBytes = 100_000_000;
/** A message can be spoken for so long. */
export const longestRecordingSeconds = 120;
export const maxRecordingBytes = 60 * 1024 * 1024;
/** The longest wait for the join message after the socket opened. */
export const joinMilliseconds = 5000;
/** The first try to connect again after an abnormal close (R132, R235); further ones double up to the longest. */
export const reconnectMilliseconds = 2000;
export const longestReconnectMilliseconds = 30_000;
/** So often the server says that it is there; a browser that hears nothing for longer takes the connection for broken. */
export const aliveMilliseconds = 15_000;
export const silentMilliseconds = 40_000;
/** One who writes says so at most once in this time; whoever is told takes it back after the longer one. */
export const typingMilliseconds = 3000;
export const typingGoneMilliseconds = 5000;
/** So often a page asks whether the other one is there, and so long it believes the last answer. */
export const presenceMilliseconds = 20_000;
export const presenceGoneMilliseconds = 30_000;
/** What nobody has read is counted so far; beyond it there are more than one cares to know. */
export const mostUnreadCounted = 100;
export const maxFrameBytes = 64 * 1024;
/** One person sends at most so many messages in that many seconds. */
export const messageRate = { max: 20, seconds: 10 };

/**
 * Why the server closes a socket. Clients connect again after all but `done` and `signedOut`; 1006 is what they see when
 * it broke.
 */
export const closeCodes = {
  done: 1000,
  away: 1001,
  broken: 1006,
  tooLarge: 1009,
  restart: 1012,
  tryLater: 1013,
  signedOut: 4401,
  notJoined: 4408,
} as const;

/** What one shows to others; what one keeps to oneself one does not see of others. */
export const chatChoices = z.object({ readMarks: z.boolean(), typing: z.boolean(), presence: z.boolean() });
export type ChatChoices = z.output<typeof chatChoices>;

/** Which conversation: by its own id, or by who is at the other end and the job that it is about. */
export const which = z.object({
  conversationId: id.optional(),
  memberEmail: emailAddress.optional(),
  bookingId: text(40).optional(),
});

/** Who is at the other end of a conversation. Without an address it is somebody who is gone. */
const member = z.object({
  memberEmail: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  picture: z.string().nullable(),
  companyName: z.string(),
  candidate: z.boolean(),
});

/** What goes along with a message. */
export const attachment = z.object({
  id: z.string(),
  ...shownDocument.shape,
  /** Where it was recorded for the message: it is played in its place. */
  recording: z
    .object({
      kind: z.enum(['video', 'voice']),
      poster: z.string().nullable(),
      seconds: z.number().nullable(),
      /** A version for every browser is still being made. */
      processing: z.boolean(),
    })
    .nullable(),
});
export type Attachment = z.output<typeof attachment>;

export const conversationRow = member.extend({
  /** Null while nothing was written yet. */
  conversationId: z.string().nullable(),
  bookingId: z.string().nullable(),
  /** The job it is about, or empty. */
  title: z.string(),
  /** Leads to the application it is about: its id for people of the company. */
  applicationId: z.string().nullable(),
  /** The number of the latest message; messages are counted from 1 without a gap. */
  lastNumber: z.number(),
  /** How often a message was changed or deleted after it was sent: those changes are counted from 1 without a gap. */
  lastChange: z.number(),
  /** Read by the caller up to this number. */
  readNumber: z.number(),
  /** Read by the other one up to this number; null where one of both keeps it to oneself. */
  memberReadNumber: z.number().nullable(),
  unread: z.number(),
  /** The caller is told nothing of it, and it does not count as unread. */
  muted: z.boolean(),
  /** The caller has blocked the other one: neither writes to the other. */
  blocked: z.boolean(),
  last: z
    .object({
      text: z.string(),
      own: z.boolean(),
      /** What the first of its files is called, and how many there are. */
      attachment: z.string().nullable(),
      attachments: z.number(),
      deleted: z.boolean(),
      at: instant,
    })
    .nullable(),
});
export type ConversationRow = z.output<typeof conversationRow>;

/** One that is opened. */
export const conversation = conversationRow.extend({
  /** The caller may write to the other one now. */
  writable: z.boolean(),
});
export type Conversation = z.output<typeof conversation>;

/** Somebody to whom the caller may write, and about which job. */
export const addressee = member.extend({
  memberEmail: z.string(),
  bookingId: z.string().nullable(),
  title: z.string(),
  /** Where the two have written to each other about it before. */
  conversationId: z.string().nullable(),
});
export type Addressee = z.output<typeof addressee>;

/** A message as the specification names its parts, with what the server adds. */
export const chatMessage = z.object({
  fromEmail: z.string(),
  msgSubject: z.string(),
  message: z.string(),
  attachBool: z.boolean(),
  clientDate: z.string(),
  msg: z.literal(true),
  recipient: z.array(z.string()),
  id: z.string(),
  /** What the sender called it, so that a second try is known. */
  clientId: z.string(),
  conversationId: z.string(),
  number: z.number(),
  serverDate: instant,
  own: z.boolean(),
  /** Which change of the conversation made it what it is; 0 where it is as it was sent. */
  change: z.number(),
  edited: z.boolean(),
  /** Its words and its files are gone; its number stays. */
  deleted: z.boolean(),
  /** What it answers, with the beginning of those words as they are now. */
  reply: z.object({ number: z.number(), own: z.boolean(), message: z.string(), deleted: z.boolean() }).nullable(),
  /** Somebody left, and the conversation went on with another one: no words of a person. */
  handedOver: z.object({ from: z.string(), to: z.string() }).nullable(),
  /** The first of its files, for programs that know of one. */
  attachment: attachment.nullable(),
  /** All its files, in the order in which they were chosen. */
  attachments: z.array(attachment),
});
export type ChatMessage = z.output<typeof chatMessage>;

/** A message that was found by its words. */
export const foundMessage = member.extend({
  id: z.string(),
  conversationId: z.string(),
  title: z.string(),
  number: z.number(),
  own: z.boolean(),
  /** The part of the message around the words. */
  excerpt: z.string(),
  at: instant,
});
export type FoundMessage = z.output<typeof foundMessage>;
