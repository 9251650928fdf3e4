import * as z from 'zod';
import { elsewhere, endpoint } from '../endpoint.ts';
import { flag, id, pageOf, paging, text } from '../vocabulary.ts';
import { addressee, conversation, conversationRow, mostUnreadCounted, which } from './shapes.ts';

const path = '/api/v2/inbox';
const access = 'candidate-or-hiring-manager';
const searched = paging.extend({ textSearch: text(100).optional() });

/** The own conversations, and with whom one may begin one. */
export const conversations = {
  list: endpoint({
    route: `GET ${path}/chatgrouplist`,
    access,
    summary: 'The own conversations, the latest first, each with its last words and how many messages are unread.',
    query: searched.extend({ unread: flag.optional() }),
    reply: pageOf(conversationRow).extend({
      /** Conversations with applicants whose names are left out for the caller: they open once the caller has judged. */
      waiting: z.number(),
    }),
  }),
  candidates: endpoint({
    route: `GET ${path}/candidatelist`,
    access,
    summary: 'Candidates to whom the caller may write: who applied, was invited, or was found and turned to. None for candidates.',
    query: searched,
    reply: pageOf(addressee),
  }),
  recruiters: endpoint({
    route: `GET ${path}/recruiterlist`,
    access,
    summary: 'Recruiters to whom the caller may write: for candidates who is in charge of their jobs, for a company the own team.',
    query: searched,
    reply: pageOf(addressee),
  }),
  about: endpoint({
    route: `GET ${path}/about`,
    access,
    summary:
      'The conversation about a job, also before the first word: for a candidate with who is in charge of it, for a company about one application.',
    query: z.object({ bookingId: text(40).optional(), applicationId: id.optional() }),
    reply: conversation,
    refusals: ['not-found', 'left-blind'],
  }),
  unread: endpoint({
    route: `GET ${path}/unread`,
    access,
    summary: `How many messages the caller has not read, counted up to ${mostUnreadCounted}.`,
    reply: z.object({ unread: z.number() }),
  }),
  remove: endpoint({
    route: `POST ${path}/chatgroupdelete`,
    access,
    summary: 'Hides the conversations with somebody from the own list, or one of them; the next message brings them back.',
    body: which,
    refusals: ['not-found'],
  }),
  mute: endpoint({
    route: `POST ${path}/mute`,
    access,
    summary: 'Chooses whether a conversation is told in the bell and by mail and counts as unread.',
    body: z.object({ conversationId: id, muted: z.boolean() }),
    refusals: ['not-found'],
  }),
  block: endpoint({
    route: `POST ${path}/block`,
    access: 'candidate',
    summary: 'Blocks who is at the other end of a conversation, or no longer: neither writes to the other, about no job.',
    body: z.object({ conversationId: id, blocked: z.boolean() }),
    refusals: ['not-found'],
  }),
};

export const conversationAliases = {
  list: elsewhere(conversations.list, 'GET /api/v2/chat/chatgrouplist'),
  candidates: elsewhere(conversations.candidates, 'GET /api/v2/chat/candidatelist'),
  recruiters: elsewhere(conversations.recruiters, 'GET /api/v2/chat/recruiterlist'),
  remove: elsewhere(conversations.remove, 'POST /api/v2/chat/chatgroupdelete'),
};
