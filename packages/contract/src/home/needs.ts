import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { instant } from '../vocabulary.ts';

/** What may need somebody of a company, in the order in which things of the same day stand. */
export const needKinds = ['talk', 'due', 'asked', 'attempt', 'question', 'mention', 'message', 'document', 'unseen'] as const;
export type NeedKind = (typeof needKinds)[number];

/** So many things stand in the list at most, and so many jobs beside it. */
export const mostNeeds = 40;
export const mostJobs = 8;

/** Somebody as the home shows them: where they are judged without names, only by what they are called. */
export const face = z.object({
  /** Empty while it is left out. */
  name: z.string(),
  /** What an applicant is called meanwhile; empty for everybody else. */
  alias: z.string(),
  picture: z.string().nullable(),
});
export type Face = z.output<typeof face>;

export const need = z.object({
  kind: z.enum(needKinds),
  /** What it is about: a job, an application, a conversation, a notification. It is one of its kind. */
  id: z.string(),
  /** How many wait in it. */
  count: z.number(),
  /** Until when it is wanted, or promised (YYYY-MM-DD); null where nobody named a day. */
  day: z.string().nullable(),
  late: z.boolean(),
  /** Since when it waits; of a talk, when it begins. */
  at: instant.nullable(),
  /** Of the job. */
  title: z.string(),
  bookingId: z.string().nullable(),
  /** The one application that it is about, or the first of the queue that leads through all of them. */
  applicationId: z.string().nullable(),
  conversationId: z.string().nullable(),
  /** For which question another attempt is asked. */
  questionNo: z.number().nullable(),
  /** Where a talk takes place. */
  place: z.string(),
  /** At most three of those who wait. */
  faces: z.array(face),
});
export type Need = z.output<typeof need>;

/** An open job in a line: how many got how far, each step holding those of the next, and until when it is open. */
export const jobInShort = z.object({
  bookingId: z.string(),
  title: z.string(),
  invited: z.number(),
  begun: z.number(),
  sent: z.number(),
  talk: z.number(),
  accepted: z.number(),
  endsAt: instant.nullable(),
});
export type JobInShort = z.output<typeof jobInShort>;

/** What a company has done on its way to the first interview. */
const steps = z.object({ job: z.boolean(), invited: z.boolean(), interview: z.boolean() });

export const home = {
  show: endpoint({
    route: 'GET /api/home',
    access: 'hiring-manager',
    summary:
      'What needs the caller now, by the day until which it is wanted; the open jobs in short; the three steps to the first interview. Hiring managers see what is of the jobs given to them.',
    reply: z.object({
      /** The day it is for the company (YYYY-MM-DD). */
      today: z.string(),
      needs: z.array(need),
      /** More waits than is listed. */
      more: z.boolean(),
      jobs: z.array(jobInShort),
      openJobs: z.number(),
      steps,
    }),
  }),
};
