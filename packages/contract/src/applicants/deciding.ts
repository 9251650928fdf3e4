import * as z from 'zod';
import { elsewhere, endpoint } from '../endpoint.ts';
import { applicationStatuses } from '../reference-lists.ts';
import { id, text, whole } from '../vocabulary.ts';

const status = z.enum(applicationStatuses);

/** So many applications are decided on at once. */
export const mostAtOnce = 200;

/** For so long a decision can be taken back; a letter about it leaves after that. */
export const undoMilliseconds = 10_000;

const setStatus = {
  access: 'recruiter',
  body: z.object({
    /** Applications. */
    ids: z.array(id).min(1).max(mostAtOnce),
    status,
    /** Tell the candidates by mail; only for Interview, Accepted and Denied. Nobody is told twice, or after withdrawing. */
    mail: z.boolean().default(false),
    /** Instead of the standard text, in the candidate's language. */
    mailText: text(4000).optional(),
    /** Why somebody is denied, for the company alone; it chooses the letter that is sent. */
    reasonId: id.optional(),
  }),
  reply: z.object({
    /** Changes that can be taken back until `undoUntil`; the mails leave after it. */
    changes: z.array(z.string()),
    undoUntil: z.string(),
    /** Who was to be told by mail and is left as they are: they have that status already, or have withdrawn. */
    leftOut: z.array(z.object({ id: z.string(), why: z.enum(['already', 'withdrawn']) })),
  }),
  refusals: ['not-found'],
} as const;

export const deciding = {
  statuses: endpoint({
    route: 'GET /api/candidatemanagement/statuslist',
    access: 'hiring-manager',
    byKey: 'applicants:read',
    summary: 'The six statuses of an application (R107) and which of them mail the candidate.',
    reply: z.object({ items: z.array(z.object({ status, mails: z.boolean() })) }),
  }),
  setStatus: endpoint({
    route: 'POST /api/candidatemanagement/setstatus',
    byKey: 'applicants:write',
    idempotent: true,
    summary: 'Sets the status of applications, from any to any (R108); the history is kept.',
    ...setStatus,
  }),
  setStatusByList: endpoint({
    route: 'POST /api/candidatemanagement/statuslist',
    byKey: 'applicants:write',
    idempotent: true,
    summary: 'The same as POST /api/candidatemanagement/setstatus.',
    ...setStatus,
  }),
  status: endpoint({
    route: 'GET /api/candidatemanagement/setstatus',
    access: 'hiring-manager',
    byKey: 'applicants:read',
    summary: 'The status of one application.',
    query: z.object({ id }),
    reply: z.object({ id: z.string(), status, statusAt: z.string() }),
    refusals: ['not-found'],
  }),
  undo: endpoint({
    route: 'POST /api/candidatemanagement/setstatus/undo',
    access: 'recruiter',
    byKey: 'applicants:write',
    summary: 'Takes changes of status back while their mails have not left.',
    body: z.object({ changes: z.array(id).min(1).max(mostAtOnce) }),
    refusals: ['not-found', 'too-late'],
  }),
  mailPreview: endpoint({
    route: 'GET /api/candidatemanagement/statusmail',
    access: 'recruiter',
    byKey: 'applicants:read',
    summary: "The mail a candidate would get for a status and, where they are denied, for a reason, in the candidate's language.",
    query: z.object({ id, status: z.enum(['Interview', 'Accepted', 'Denied']), reasonId: id.optional() }),
    reply: z.object({ language: z.string(), subject: z.string(), text: z.string() }),
    refusals: ['not-found'],
  }),
  rate: endpoint({
    route: 'POST /api/candidatemanagement/rating',
    access: 'guest-reviewer',
    summary: "Gives one's own stars for the answer to one question, where the job has no criteria; 0 takes them back.",
    body: z.object({ id, questionNo: whole(1, 100), stars: whole(0, 5) }),
    refusals: ['not-found', 'judged-by-criteria'],
  }),
  ratings: endpoint({
    route: 'GET /api/candidatemanagement/rating',
    access: 'guest-reviewer',
    byKey: 'applicants:read',
    summary: "The stars for each answer: one's own, and the others' once one's own are given.",
    query: z.object({ id }),
    reply: z.object({
      items: z.array(
        z.object({
          questionNo: z.number(),
          own: z.number().nullable(),
          others: z.array(z.object({ name: z.string(), stars: z.number() })),
          /** How many others have rated, whether shown or not. */
          othersCount: z.number(),
        }),
      ),
    }),
    refusals: ['not-found'],
  }),
};

/** The same calls under the short name of candidate management. */
export const decidingAliases = {
  statuses: elsewhere(deciding.statuses, 'GET /api/cm/statuslist'),
  setStatus: elsewhere(deciding.setStatus, 'POST /api/cm/setstatus'),
  setStatusByList: elsewhere(deciding.setStatusByList, 'POST /api/cm/statuslist'),
  status: elsewhere(deciding.status, 'GET /api/cm/setstatus'),
};
