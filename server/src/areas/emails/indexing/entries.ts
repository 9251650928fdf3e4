import type { FetchMessageObject, FetchQueryObject, MessageAddressObject } from 'imapflow';
import { firstBytes, firstWords, hasAttachments, likelyParts } from './first-words.ts';
import type { NewMessage } from './index.sql.ts';
import { baseSubjectOf, idsIn, isReplySubject, type Threaded } from './threads.ts';

/** What is asked of every e-mail for the index. */
export const entryQuery: FetchQueryObject = {
  uid: true,
  flags: true,
  envelope: true,
  bodyStructure: true,
  internalDate: true,
  size: true,
  headers: ['references', 'in-reply-to'],
  bodyParts: likelyParts.map((key) => ({ key, start: 0, maxLength: firstBytes })),
};

/** As the database keeps texts: no zero bytes, no halves of characters, not without end. */
const clean = (value: string | undefined, most: number) =>
  (value ?? '')
    .replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .trim()
    .slice(0, most)
    .toWellFormed();

export const flagsOf = ({ uid, flags = new Set() }: Pick<FetchMessageObject, 'uid' | 'flags'>) => ({
  uid,
  seen: flags.has('\\Seen'),
  flagged: flags.has('\\Flagged'),
  answered: flags.has('\\Answered'),
});

const correspondent = ({ name, address }: MessageAddressObject) => ({ name: clean(name, 200), email: clean(address, 254).toLowerCase() });

const headerOf = (headers: string, name: string) => new RegExp(`^${name}:((?:.*(?:\\r?\\n[ \\t])?)*)`, 'im').exec(headers)?.[1] ?? '';

/** The row of an e-mail in the index. */
export function entryOf(message: FetchMessageObject, place: { id: string; mailboxId: string; folderId: string }): NewMessage {
  const { envelope = {}, size = 0, internalDate } = message;
  const headers = message.headers?.toString('latin1') ?? '';
  const subject = clean(envelope.subject, 500);
  const sender = correspondent(envelope.from?.[0] ?? {});
  const { seen, flagged, answered } = flagsOf(message);
  const received = new Date(internalDate ?? 0);
  return {
    id: place.id,
    mailbox_id: place.mailboxId,
    folder_id: place.folderId,
    uid: message.uid,
    message_id: idOf(envelope.messageId),
    in_reply_to: idOf(headerOf(headers, 'in-reply-to')) || idOf(envelope.inReplyTo),
    // the whole chain; of one without end its beginning and its end
    reference_ids: ends(idsIn(headerOf(headers, 'references')).map((one) => clean(one, 500))),
    base_subject: baseSubjectOf(subject),
    is_reply: isReplySubject(subject),
    seen,
    flagged,
    answered,
    from_name: sender.name,
    from_email: sender.email,
    recipients: JSON.stringify([...(envelope.to ?? []), ...(envelope.cc ?? [])].slice(0, 50).map(correspondent)),
    subject,
    snippet: firstWords(message),
    attachments: hasAttachments(message.bodyStructure),
    bytes: size,
    received_at: (Number.isNaN(received.getTime()) ? new Date(0) : received).toISOString(),
  };
}

const idOf = (header: string | undefined) => clean(idsIn(header ?? '')[0] ?? header, 500);
const ends = (ids: string[]) => (ids.length > 60 ? [...ids.slice(0, 10), ...ids.slice(-50)] : ids);

/** What the row says of its conversation. */
export const threadedOf = (row: NewMessage): Threaded => ({
  id: row.id,
  messageId: row.message_id,
  inReplyTo: row.in_reply_to,
  references: row.reference_ids as string[],
  baseSubject: row.base_subject,
  isReply: row.is_reply,
  receivedAt: row.received_at as string,
  people: [row.from_email, ...(JSON.parse(row.recipients as string) as { email: string }[]).map(({ email }) => email)],
});
