import * as z from 'zod';
import { elsewhere, endpoint } from '../endpoint.ts';
import { id, required, whole } from '../vocabulary.ts';

const comment = z.object({
  id: z.string(),
  text: z.string(),
  author: z.string(),
  /** Written by the caller, who alone may change it. */
  own: z.boolean(),
  questionNo: z.number().nullable(),
  /** Place in the video, in seconds. */
  second: z.number().nullable(),
  /** Colleagues named in the text as `@name` who may still see the applicant. */
  mentions: z.array(z.object({ id: z.string(), name: z.string() })),
  createdAt: z.string(),
  updatedAt: z.string(),
});

/** Colleagues by their accounts; each new one gets a mail with the note. */
const mentions = z.array(id).max(50).default([]);

const path = '/api/v2/jobad/appliedcandidate/comments';

export const comments = {
  list: endpoint({
    route: `GET ${path}`,
    access: 'guest-reviewer',
    byKey: 'applicants:read',
    summary: "The team's comments on an applicant, oldest first.",
    query: z.object({ id }),
    reply: z.object({ items: z.array(comment) }),
    refusals: ['not-found'],
  }),
  colleagues: endpoint({
    route: `GET ${path}/colleagues`,
    access: 'hiring-manager',
    byKey: 'applicants:read',
    summary: 'Colleagues who may see an applicant, whom a comment can mention.',
    query: z.object({ id }),
    reply: z.object({ items: z.array(z.object({ id: z.string(), name: z.string(), email: z.string() })) }),
    refusals: ['not-found'],
  }),
  add: endpoint({
    route: `POST ${path}`,
    access: 'guest-reviewer',
    byKey: 'applicants:write',
    idempotent: true,
    summary: 'Adds a comment, which may keep its second in a video.',
    body: z.object({
      id,
      text: required(2000),
      questionNo: whole(1, 100).nullable().default(null),
      second: z.number().min(0).max(600).nullable().default(null),
      mentions,
    }),
    reply: comment,
    refusals: ['not-found'],
  }),
  update: endpoint({
    route: `POST ${path}/update`,
    access: 'guest-reviewer',
    byKey: 'applicants:write',
    summary: 'Changes an own comment.',
    body: z.object({ commentId: id, text: required(2000), mentions }),
    reply: comment,
    refusals: ['not-found'],
  }),
  remove: endpoint({
    route: `POST ${path}/delete`,
    access: 'guest-reviewer',
    byKey: 'applicants:write',
    summary: 'Deletes an own comment.',
    body: z.object({ commentId: id }),
    refusals: ['not-found'],
  }),
};

const alias = '/api/candidatemanagement/appliedcandidate/comments';

/** The same calls under the name of candidate management. */
export const commentAliases = {
  list: elsewhere(comments.list, `GET ${alias}`),
  colleagues: elsewhere(comments.colleagues, `GET ${alias}/colleagues`),
  add: elsewhere(comments.add, `POST ${alias}`),
  update: elsewhere(comments.update, `POST ${alias}/update`),
  remove: elsewhere(comments.remove, `POST ${alias}/delete`),
};
