import * as z from 'zod';
import { elsewhere, endpoint } from '../endpoint.ts';
import { whole } from '../vocabulary.ts';
import { attachment, chatMessage, conversation, maxAttachmentBytes, which } from './shapes.ts';

const path = '/api/v2/inbox';
const access = 'candidate-or-hiring-manager';
const number = whole(0, 2_000_000_000);

/** What was written in a conversation. Writing itself goes over the socket. */
export const messages = {
  history: endpoint({
    route: `POST ${path}/chathistory`,
    access,
    summary:
      'Messages of a conversation in their order: the latest, those before or after a number, or with `around` those where the caller has stopped reading.',
    body: which.extend({
      before: number.optional(),
      after: number.optional(),
      around: z.literal('unread').optional(),
      count: whole(1, 200).default(50),
    }),
    reply: z.object({ conversation, items: z.array(chatMessage), earlier: z.boolean(), later: z.boolean() }),
    refusals: ['not-found'],
  }),
  seen: endpoint({
    route: `POST ${path}/seenflag`,
    access,
    summary: 'Notes that a conversation was read, up to a message or to its end.',
    body: which.extend({ number: number.optional() }),
    refusals: ['not-found'],
  }),
  attach: endpoint({
    route: `POST ${path}/chatattachment`,
    access,
    summary:
      'Takes a file of up to 20 MB that is to go along with a message; the message then names it and has `attachBool` true. It goes after a day unless it was sent.',
    body: which,
    upload: { maxBytes: maxAttachmentBytes, kinds: ['image', 'pdf', 'office', 'text', 'audio', 'video', 'recording'] },
    reply: attachment.extend({ link: z.string() }),
    refusals: ['not-found', 'not-your-contact', 'too-large', 'wrong-file-type', 'macros-refused', 'broken-image', 'picture-too-large'],
    rate: { max: 60, seconds: 600 },
  }),
};

export const messageAliases = {
  history: elsewhere(messages.history, 'POST /api/v2/chat/chathistory'),
  seen: elsewhere(messages.seen, 'POST /api/v2/chat/seenflag'),
  attach: elsewhere(messages.attach, 'POST /api/v2/chat/chatattachment'),
};
