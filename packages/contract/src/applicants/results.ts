import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { text } from '../vocabulary.ts';

/** What is told of fewer people than these would tell of each of them. */
export const smallestGroup = 5;

/** How far people come, each stage a part of the one before. */
export const resultStages = ['begun', 'sent', 'interview', 'accepted'] as const;
export const resultSources = ['invitation', 'profile', 'company-page', 'link'] as const;

/** A number of people; nothing where they are fewer than the smallest group, but some, or where such a number could be computed from it. */
const people = z.number().nullable();

const results = z.object({
  /** Whether there are enough people to say anything. */
  enough: z.boolean(),
  /** Personal invitations that were mailed. */
  invited: people,
  /** Of those whom they reached, who began. */
  invitedBegun: people,
  stages: z.array(z.object({ stage: z.enum(resultStages), count: people })),
  reply: z.object({
    /** Who has sent, and was accepted or denied. */
    decided: people,
    /** Who has sent and waits, leaving out those who withdrew. */
    waiting: people,
    /** Half of them waited less long than this, in hours. */
    medianHours: z.number().nullable(),
    /** Promised days that have passed, and on how many of them the answer was there. */
    promised: people,
    kept: people,
  }),
  /** Of those who began the interview as it is asked now, how many answered each question. */
  questions: z.array(z.object({ questionNo: z.number(), question: z.string(), begun: people, answered: people })),
  sources: z.array(z.object({ source: z.enum(resultSources), count: people })),
  /** Of those who are denied, why, as the company noted it; nothing where no reason was. */
  reasons: z.array(z.object({ name: z.string().nullable(), count: people })),
});
export type JobResults = z.output<typeof results>;

const of = z.object({ bookingId: text(12) });

export const jobResults = {
  get: endpoint({
    route: 'GET /api/candidatemanagement/results',
    access: 'hiring-manager',
    byKey: 'applicants:read',
    summary:
      'What came of a job, in figures: how far people come, how fast they hear, where they stop and where they come from. Groups of fewer than five are not told, nor is what they could be computed from.',
    query: of,
    reply: results,
    refusals: ['not-found'],
  }),
  csv: endpoint({
    route: 'POST /api/candidatemanagement/results/export',
    access: 'hiring-manager',
    byKey: 'applicants:read',
    summary: "The same figures as CSV (RFC 4180, UTF-8 with a byte order mark), in the caller's language.",
    body: of,
    reply: z.object({ fileName: z.string(), csv: z.string() }),
    refusals: ['not-found'],
    rate: { max: 30, seconds: 600 },
  }),
};
