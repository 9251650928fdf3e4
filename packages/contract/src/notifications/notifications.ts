import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { shortCode } from '../job-codes/shapes.ts';
import { flag, id, instant, pageOf, text, whole } from '../vocabulary.ts';
import { notificationKind } from './kinds.ts';

/** Something that happened meanwhile; the reader's page makes a sentence of it. */
export const notification = z.object({
  id,
  kind: notificationKind,
  /** How often it happened since the reader saw it last. */
  count: z.number(),
  at: instant,
  seen: z.boolean(),
  /** Who has written, or the applicant it is about, by name or, where the reader judges without names, by an alias; null where it is about several, or nobody. */
  person: z.object({ name: z.string().nullable(), alias: z.string().nullable() }).nullable(),
  /** The job, or the title of the showroom; empty where there is none. */
  title: z.string(),
  /** The company, for candidates; the guest reviewer, where one judged. */
  by: z.string(),
  /** What became of it: a status, what happened to a talk, how a request or a question was answered. */
  detail: z.string(),
  applicationId: z.string().nullable(),
  bookingId: z.string().nullable(),
  conversationId: z.string().nullable(),
});
export type Notification = z.output<typeof notification>;

export const notifications = {
  list: endpoint({
    route: 'GET /api/notifications',
    access: 'candidate-or-hiring-manager',
    summary: 'What happened meanwhile, the latest first; what the caller switched off for the page is left out.',
    query: z.object({ page: whole(1, 1000).default(1), count: whole(1, 100).default(30), unseen: flag.optional() }),
    reply: pageOf(notification),
  }),
  news: endpoint({
    route: 'GET /api/notifications/news',
    access: 'candidate-or-hiring-manager',
    summary:
      'How many are unseen, and how many of them are conversations. Whoever names the version of the last answer is answered as soon as something has changed, or after a while.',
    query: z.object({ version: text(64).optional() }),
    reply: z.object({ unseen: z.number(), messages: z.number(), version: z.string() }),
    rate: { max: 240, seconds: 60 },
  }),
  see: endpoint({
    route: 'POST /api/notifications/seen',
    access: 'candidate-or-hiring-manager',
    summary: 'Marks as seen: one, all until an instant, or what is about an application or a job that was opened.',
    body: z.object({
      id: id.optional(),
      until: z.iso.datetime().optional(),
      applicationId: id.optional(),
      bookingId: shortCode.optional(),
    }),
    /** What was unseen until now. */
    reply: z.object({ items: z.array(z.object({ id: z.string() })) }),
  }),
};
