import * as z from 'zod';
import { userTypes } from '../vocabulary.ts';

/** What a folder is for, as far as its server or its name says so. */
export const folderRoles = ['inbox', 'drafts', 'sent', 'archive', 'junk', 'trash'] as const;
export type FolderRole = (typeof folderRoles)[number];

/** Why a mailbox could not be reached; each has its words in the web. */
export const mailboxFaults = ['dns', 'not-public', 'port', 'refused', 'timeout', 'tls', 'login', 'answer'] as const;
export type MailboxFault = (typeof mailboxFaults)[number];
export const mailboxRefusals = mailboxFaults.map((fault) => `mailbox-${fault}` as const);

/** Where people can sign in for their mailbox, as far as the operator has set it up. */
export const signInProviders = ['google', 'microsoft', 'own'] as const;
export type SignInProvider = (typeof signInProviders)[number];

/** Days for which the content of an e-mail that was opened is kept, encrypted. */
export const contentDays = 30;
/** The largest e-mail that is shown, in bytes. */
export const largestEmail = 30 * 1024 * 1024;
/** Within so many milliseconds a server that does not answer is given up. */
export const serverPatience = 10_000;

export const mailFolder = z.object({
  /** As its server calls it. */
  path: z.string(),
  name: z.string(),
  role: z.enum(folderRoles).nullable(),
  unread: z.number(),
  /** How many e-mails the server has there. */
  total: z.number(),
});
export type MailFolder = z.output<typeof mailFolder>;

export const correspondent = z.object({ name: z.string(), email: z.string() });

export const emailRow = z.object({
  /** Ours, opaque; the Message-ID of the e-mail itself is taken as well. */
  message_id: z.string(),
  /** Candidate or Recruiter where the sender is somebody the company knows, User otherwise. */
  status: z.enum(userTypes),
  sender: correspondent,
  to: z.array(correspondent),
  /** The application of the sender, where the caller may see whose it is. */
  applicationId: z.string().nullable(),
  folder: z.string(),
  subject: z.string(),
  /** The first words. */
  snippet: z.string(),
  receivedAt: z.string(),
  seen: z.boolean(),
  flagged: z.boolean(),
  answered: z.boolean(),
  attachments: z.boolean(),
  thread: z.string(),
  /** How many e-mails the conversation has, in all folders. */
  threadCount: z.number(),
});
export type EmailRow = z.output<typeof emailRow>;

export const emailContent = emailRow.extend({
  cc: z.array(correspondent),
  text: z.string(),
  /** A document for a frame of its own, cleaned and without anything from elsewhere; null where the e-mail is plain text. */
  html: z.string().nullable(),
  /** How many pictures the e-mail would fetch from elsewhere. */
  remotePictures: z.number(),
  files: z.array(z.object({ name: z.string(), contentType: z.string(), bytes: z.number(), url: z.string() })),
  /** The e-mail could not be read, for it is too large or broken. */
  unreadable: z.enum(['too-large', 'broken']).nullable(),
  /** Its conversation, the oldest first. */
  conversation: z.array(emailRow),
});
export type EmailContent = z.output<typeof emailContent>;
