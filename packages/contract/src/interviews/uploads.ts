import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, instant, maxVideoBytes, required, typedName } from '../vocabulary.ts';
import { take } from './parts.ts';

/** So long a film that an administrator uploaded waits for the candidate; unanswered it goes. */
export const offeredDays = 14;
/** For so many hours a film that was taken back can be offered again. */
export const takenBackHours = 24;
export const maxOriginCharacters = 500;

/** A film for one question that waits for the candidate's word. */
const offeredFilm = z.object({
  takeId: z.string(),
  questionNo: z.number(),
  /** Where the film is from, in the words of whoever uploaded it. */
  origin: z.string(),
  offeredAt: instant,
  /** When it goes without an answer. */
  until: instant,
});

/** The same, as its candidate sees it. */
export const offeredAnswer = offeredFilm.extend({ question: z.string(), answer: take });
export type OfferedAnswer = z.output<typeof offeredAnswer>;

const offeredByAdministrator = offeredFilm.extend({
  /** When it goes, since it was taken back or another one took its place: its candidate sees it no more. Null while it waits. */
  removeAt: instant.nullable(),
});

const interviewOfCandidate = z.object({
  applicationId: z.string(),
  title: z.string(),
  companyName: z.string(),
  /** Films can be uploaded: it was neither sent nor withdrawn, and its time is not over. */
  open: z.boolean(),
  questions: z.array(z.object({ questionNo: z.number(), text: z.string(), answered: z.boolean() })),
  offered: z.array(offeredByAdministrator),
});
export type InterviewOfCandidate = z.output<typeof interviewOfCandidate>;

/**
 * Films that administrators upload for a candidate (R042, R168). Until the candidate agrees the company sees nothing of
 * them and does not know of them; afterwards they are answers that are marked, and go when the consent is withdrawn.
 */
export const interviewUploads = {
  ofCandidate: endpoint({
    route: 'GET /api/jobcode/admin/interviews',
    access: 'admin',
    summary: "A candidate's applications with an interview, their questions, and which films wait for the candidate.",
    query: z.object({ candidate_id: id }),
    reply: z.object({
      /** What is typed before a film is taken back. */
      name: z.string(),
      items: z.array(interviewOfCandidate),
    }),
    refusals: ['not-found'],
  }),
  upload: endpoint({
    route: 'POST /api/jobcode/admin/upload/interview',
    access: 'admin',
    summary:
      'Uploads a film as the answer to a question of an application (`id`) and asks its candidate, who is told by mail and in the page. A film that still waits at that question is taken back.',
    query: z.object({ id }),
    body: z.object({ questionNo: z.coerce.number().int().min(1).max(200), origin: required(maxOriginCharacters) }),
    upload: { maxBytes: maxVideoBytes, kinds: ['video'] },
    reply: offeredByAdministrator,
    refusals: [
      'not-found',
      'broken-video',
      'already-applied',
      'already-withdrawn',
      'interview-expired',
      'interview-unavailable',
      'too-late',
    ],
  }),
  takeBack: endpoint({
    route: 'POST /api/jobcode/admin/delete/interview',
    access: 'admin',
    password: true,
    summary: `Takes a film back that waits for its candidate, who sees it no more; it is deleted after ${takenBackHours} hours. The candidate's name is typed as it stands there.`,
    body: z.object({ takeId: id, name: typedName }),
    reply: z.object({ removeAt: instant }),
    refusals: ['not-found', 'name-differs'],
  }),
  offerAgain: endpoint({
    route: 'POST /api/jobcode/admin/keep/interview',
    access: 'admin',
    summary: 'Offers a film again that was taken back; what waits at the same question meanwhile is taken back instead.',
    body: z.object({ takeId: id }),
    refusals: ['not-found', 'already-applied', 'already-withdrawn', 'interview-expired', 'interview-unavailable', 'too-late'],
  }),
  answer: endpoint({
    route: 'POST /api/interviews/offered',
    access: 'candidate',
    guests: true,
    summary:
      'What a candidate says to the films that wait, named as they were looked at: agreed, they are the answers, and the interview is sent when no question is left open; otherwise they are deleted. No also takes back an earlier yes.',
    /** A yes is to the films that wait, and to no other; a no needs none. */
    body: z.object({ applicationId: id, agree: z.boolean(), takeIds: z.array(id).max(200).default([]) }),
    reply: z.object({ sent: z.boolean() }),
    refusals: ['not-found', 'already-withdrawn', 'interview-unavailable', 'changed-elsewhere', 'application-held'],
  }),
};
