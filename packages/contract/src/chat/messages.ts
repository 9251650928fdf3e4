import * as z from 'zod';
import { elsewhere, endpoint } from '../endpoint.ts';
import { byId, id, text, whole } from '../vocabulary.ts';
import {
  attachment,
  chatMessage,
  conversation,
  foundMessage,
  maxAttachmentBytes,
  maxAttachments,
  maxMessageCharacters,
  maxRecordingBytes,
  which,
} from './shapes.ts';

const path = '/api/v2/inbox';
const access = 'candidate-or-hiring-manager';
const number = whole(0, 2_000_000_000);

/** What the sender's next message names. */
export const waitingAttachment = attachment.extend({ link: z.string() });

/** What was written in a conversation. Writing itself goes over the socket. */
export const messages = {
  history: endpoint({
    route: `POST ${path}/chathistory`,
    access,
    summary:
      'Messages of a conversation in their order: the latest, those before or after a number, or with `around` those around a number, or where the caller has stopped reading. With `changedAfter` also what was changed since that change.',
    body: which.extend({
      before: number.optional(),
      after: number.optional(),
      around: z.union([z.literal('unread'), number]).optional(),
      changedAfter: number.optional(),
      count: whole(1, 200).default(50),
    }),
    reply: z.object({
      conversation,
      items: z.array(chatMessage),
      earlier: z.boolean(),
      later: z.boolean(),
      /** In the order of their changes, at most 200; where there are more, the last one says from where on to ask. */
      changed: z.array(chatMessage),
    }),
    refusals: ['not-found'],
  }),
  find: endpoint({
    route: `GET ${path}/search`,
    access,
    summary:
      'Messages in all own conversations that have all of these words, the latest first; in English, German and French also in another form.',
    query: z.object({ textSearch: text(100).min(1), before: id.optional(), count: whole(1, 50).default(20) }),
    reply: z.object({ items: z.array(foundMessage), more: z.boolean() }),
  }),
  seen: endpoint({
    route: `POST ${path}/seenflag`,
    access,
    summary: 'Notes that a conversation was read, up to a message or to its end.',
    body: which.extend({ number: number.optional() }),
    refusals: ['not-found'],
  }),
  edit: endpoint({
    route: `POST ${path}/editmessage`,
    access,
    summary: 'Writes an own message otherwise, in the first 15 minutes; the other one sees that it was changed.',
    body: z.object({ id, message: text(maxMessageCharacters).min(1) }),
    reply: chatMessage,
    refusals: ['not-found', 'not-your-contact', 'message-settled', 'place-unfilled'],
    rate: { max: 60, seconds: 60 },
  }),
  remove: endpoint({
    route: `POST ${path}/deletemessage`,
    access,
    summary: 'Deletes the words and the files of an own message for both, in the first 15 minutes; its place stays.',
    body: byId,
    reply: chatMessage,
    refusals: ['not-found', 'message-settled'],
    rate: { max: 60, seconds: 60 },
  }),
  attach: endpoint({
    route: `POST ${path}/chatattachment`,
    access,
    summary: `Takes a file of up to 20 MB that is to go along with a message; the message then names up to ${maxAttachments}, of 100 MB in all, and has \`attachBool\` true. A file goes after a day unless it was sent.`,
    body: which,
    upload: { maxBytes: maxAttachmentBytes, kinds: ['image', 'pdf', 'office', 'text', 'audio', 'video', 'recording'] },
    reply: waitingAttachment,
    refusals: ['not-found', 'not-your-contact', 'too-large', 'wrong-file-type', 'macros-refused', 'broken-image', 'picture-too-large'],
    rate: { max: 60, seconds: 600 },
  }),
  record: endpoint({
    route: `POST ${path}/chatrecording`,
    access,
    summary:
      'Takes a film or a voice of up to two minutes that was recorded for a message, and makes it playable; the message then names it like a file.',
    body: which,
    upload: { maxBytes: maxRecordingBytes, kinds: ['video', 'recording', 'audio'] },
    reply: waitingAttachment,
    refusals: ['not-found', 'not-your-contact', 'too-large', 'wrong-file-type', 'broken-video', 'recording-too-long'],
    rate: { max: 30, seconds: 600 },
  }),
};

export const messageAliases = {
  history: elsewhere(messages.history, 'POST /api/v2/chat/chathistory'),
  seen: elsewhere(messages.seen, 'POST /api/v2/chat/seenflag'),
  attach: elsewhere(messages.attach, 'POST /api/v2/chat/chatattachment'),
};
