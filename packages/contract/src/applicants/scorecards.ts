import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, required, text, whole } from '../vocabulary.ts';

export const maxCriteria = 8;

/** What each level looks like; the first, the third and the fifth are needed. */
const levels = z.object({
  1: required(200),
  2: text(200).default(''),
  3: required(200),
  4: text(200).default(''),
  5: required(200),
});

export const criterion = z.object({
  id: z.string(),
  name: z.string(),
  levels: z.object({ 1: z.string(), 2: z.string(), 3: z.string(), 4: z.string(), 5: z.string() }),
});

const scores = z.array(z.object({ criterionId: z.string(), points: z.number().nullable(), note: z.string() }));
export const scoreDraft = z.object({ note: z.string(), scores });
/** What somebody marked and has not given yet. */
export type ScoreDraft = z.output<typeof scoreDraft>;
export const scorecard = z.object({ name: z.string(), own: z.boolean(), note: z.string(), scoredAt: z.string(), scores });

/** Criteria with what was given by them. */
export const judged = z.object({
  setId: z.string(),
  criteria: z.array(criterion),
  own: scorecard.nullable(),
  /** The others', once the own is given. */
  others: z.array(scorecard),
  /** How many others have scored, whether shown or not. */
  othersCount: z.number(),
  /** Per criterion over everybody, once the own is given. */
  summary: z.array(
    z.object({
      criterionId: z.string(),
      mean: z.number(),
      lowest: z.number(),
      highest: z.number(),
      count: z.number(),
      differ: z.boolean(),
    }),
  ),
});

/** What a reviewer says by the criteria that they saw. */
const given = {
  id,
  setId: id,
  note: text(2000).default(''),
};
const givenScore = z.object({ criterionId: id, points: whole(1, 5).nullable(), note: text(500).default('') });

export const scorecards = {
  criteria: endpoint({
    route: 'GET /api/candidatemanagement/criteria',
    access: 'hiring-manager',
    byKey: 'applicants:read',
    summary: 'The criteria by which the applicants of a booking are judged.',
    query: z.object({ bookingId: text(12) }),
    reply: z.object({
      setId: z.string().nullable(),
      criteria: z.array(criterion),
      /** Scores have been given by them: a change makes a new set and leaves those readable. */
      used: z.boolean(),
    }),
    refusals: ['not-found'],
  }),
  setCriteria: endpoint({
    route: 'POST /api/candidatemanagement/criteria',
    access: 'recruiter',
    byKey: 'applicants:write',
    summary:
      'Sets the criteria of a booking, each with anchored levels from 1 to 5; scores given before stay with the criteria they were given by.',
    body: z.object({
      bookingId: text(12),
      criteria: z.array(z.object({ name: required(80), levels })).max(maxCriteria),
    }),
    reply: z.object({ setId: z.string() }),
    refusals: ['not-found'],
  }),
  get: endpoint({
    route: 'GET /api/candidatemanagement/scorecard',
    access: 'guest-reviewer',
    byKey: 'applicants:read',
    summary: "The own scorecard of an applicant, and the others' with mean and spread once the own is given.",
    query: z.object({ id }),
    reply: z.object({
      current: judged.nullable(),
      /** What the caller marked by the current criteria and has not given yet; nobody else sees it. */
      draft: scoreDraft.nullable(),
      /** Scores given by criteria that were changed since. */
      earlier: z.array(judged),
    }),
    refusals: ['not-found'],
  }),
  give: endpoint({
    route: 'POST /api/candidatemanagement/scorecard',
    access: 'guest-reviewer',
    summary: 'Gives the own scores of an applicant, or changes them; a criterion may be left open.',
    body: z.object({ ...given, scores: z.array(givenScore).min(1).max(maxCriteria) }),
    refusals: ['not-found', 'criteria-changed'],
  }),
  keepDraft: endpoint({
    route: 'POST /api/candidatemanagement/scorecard/draft',
    access: 'guest-reviewer',
    summary: 'Keeps what the caller has marked so far, for the caller alone, until it is given; without scores the draft is thrown away.',
    body: z.object({ ...given, scores: z.array(givenScore).max(maxCriteria) }),
    refusals: ['not-found', 'criteria-changed'],
  }),
};
