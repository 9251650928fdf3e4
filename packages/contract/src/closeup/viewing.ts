import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, text, whole } from '../vocabulary.ts';
import { shownCloseup } from './shapes.ts';

/** Seconds between two signs of a visitor who sees the page. */
export const heartbeatSeconds = 10;
export const maxEvaluationComment = 1000;

const evaluation = z.object({ rating: z.number(), comment: z.string(), shared: z.boolean() });

/** Seconds as hours with two decimals (R227). */
export const inHours = (seconds: number) => (seconds / 3600).toFixed(2);

/** How others look at a closeup. */
export const closeupViewing = {
  byId: endpoint({
    route: 'GET /api/v2/closeup/findbyid',
    access: 'public',
    summary: 'A closeup that was bought or given and is released; any other one does not exist (decision 7.8).',
    query: z.object({ id }),
    reply: shownCloseup,
    refusals: ['not-found'],
    rate: { max: 300, seconds: 3600 },
  }),
  preview: endpoint({
    route: 'GET /api/v2/closeup/preview',
    access: 'candidate',
    summary: 'The own closeup exactly as others would see it.',
    query: z.object({ id }),
    reply: shownCloseup,
    refusals: ['not-found'],
  }),
  track: endpoint({
    route: 'POST /api/v2/closeup/candidate/time/tracking',
    access: 'public',
    summary:
      'Adds seconds in which a visitor saw a closeup: never more than have passed since the last sign, and two. Owner, administrators and programs are not counted.',
    body: z.object({ id, seconds: whole(0, 3600) }),
    refusals: ['not-found'],
    rate: { max: 2000, seconds: 3600 },
  }),
  viewTime: endpoint({
    route: 'GET /api/v2/closeup/view/time',
    access: 'signed-in',
    summary: 'How often and how long a closeup was looked at: for its owner, and for administrators by `candidate_id`.',
    query: z.object({ candidate_id: id.optional() }),
    reply: z.object({
      views: z.number(),
      seconds: z.number(),
      /** Hours with two decimals (R227). */
      hours: z.string(),
    }),
    refusals: ['not-found'],
  }),
  mine: endpoint({
    route: 'GET /api/v2/closeup/mine',
    access: 'recruiter',
    summary: 'What the caller has said of a closeup: the own evaluation, and whether its owner may know who looked.',
    query: z.object({ id }),
    reply: z.object({ evaluation: evaluation.nullable(), named: z.boolean() }),
    refusals: ['not-found'],
  }),
  evaluate: endpoint({
    route: 'POST /api/v2/closeup/candidate/evaluation',
    access: 'recruiter',
    summary: 'A recruiter rates a closeup from 1 to 5, once; saying it again changes it. Its owner sees it only if it is shared.',
    body: z.object({ id, rating: whole(1, 5), comment: text(maxEvaluationComment).default(''), shared: z.boolean().default(false) }),
    refusals: ['not-found'],
    rate: { max: 300, seconds: 3600 },
  }),
  nameMe: endpoint({
    route: 'POST /api/v2/closeup/look',
    access: 'recruiter',
    summary: 'Lets the owner of a closeup know that the caller looked, or takes that back.',
    body: z.object({ id, named: z.boolean() }),
    refusals: ['not-found'],
    rate: { max: 300, seconds: 3600 },
  }),
};
