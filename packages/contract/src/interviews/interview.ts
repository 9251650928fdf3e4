import * as z from 'zod';
import { companyLook } from '../companies/branding.ts';
import { endpoint } from '../endpoint.ts';
import { id, instant, language, text } from '../vocabulary.ts';
import { answerKind, interviewState, media, requestState, take } from './parts.ts';

const jobcodeId = text(40);
const uniqueId = text(64);
const place = z.object({ jobcodeId, uniqueId: uniqueId.optional() });

export const question = z.object({
  questionNo: z.number(),
  text: z.string(),
  video: media.nullable(),
  kinds: z.array(answerKind),
  /** Time to answer and time to think, with what was granted to this person. */
  seconds: z.number(),
  thinkSeconds: z.number(),
  /** False where the person asked for no limit: no clock is shown. */
  timed: z.boolean(),
  /** All attempts, those left; null is endless (R109). */
  attempts: z.number().nullable(),
  attemptsLeft: z.number().nullable(),
  skippable: z.boolean(),
  request: requestState,
  takes: z.array(take),
});
export type Question = z.output<typeof question>;

export const interviewView = z.object({
  applicationId: z.string(),
  bookingId: z.string(),
  jobcodeId: z.string(),
  uniqueId: z.string(),
  title: z.string(),
  companyName: z.string(),
  state: interviewState,
  activeQuestionNo: z.number(),
  disconnectCount: z.number(),
  submitAtDeadline: z.boolean(),
  /** A program may write down what is said, where one does. */
  transcriptionAgreed: z.boolean(),
  closesAt: instant.nullable(),
  submittedAt: instant.nullable(),
  replyBy: z.string().nullable(),
  /** The kind of answer the person asked to begin with. */
  answerKind: z.enum(['video', 'audio', 'text']),
  /** In which the questions are asked. */
  language,
  questions: z.array(question),
});
export type InterviewView = z.output<typeof interviewView>;

export const landingView = z.object({
  jobcodeId: z.string(),
  bookingId: z.string(),
  title: z.string(),
  introduction: z.string(),
  /** The language in which the questions are asked. */
  language,
  companyName: z.string(),
  companyLogo: z.string().nullable(),
  /** What dresses the interview in the look of the company. */
  look: companyLook.nullable(),
  welcomeVideo: media.nullable(),
  questionCount: z.number(),
  /** Roughly how long it takes, thinking included. */
  minutes: z.number(),
  /** How many people of the company may see the answers. */
  reviewers: z.number(),
  replyDays: z.number().nullable(),
  closesAt: instant.nullable(),
  state: interviewState,
  /** Where a program writes down what is said, of whoever agrees: `here`, or the host that the sound goes to; null where none does. */
  transcription: z.string().nullable(),
  /** Whom the personal invitation is for; the last name and the address only as long as nobody has begun by it. */
  invited: z.object({ firstName: z.string(), lastName: z.string(), email: z.string() }).nullable(),
  /** Who sent the personal invitation, as long as they work there. */
  asks: z.object({ name: z.string(), picture: z.string().nullable() }).nullable(),
  /** What the signed-in caller has done here; `applied`: with documents, the interview is still to begin; `elsewhere`: the invitation was used, in a session that this is not. */
  mine: z.enum(['none', 'applied', 'started', 'sent', 'withdrawn', 'elsewhere']),
});
export type LandingView = z.output<typeof landingView>;

export const myInterview = z.object({
  applicationId: z.string(),
  bookingId: z.string(),
  jobcodeId: z.string(),
  uniqueId: z.string(),
  title: z.string(),
  companyName: z.string(),
  companyLogo: z.string().nullable(),
  state: z.enum(['to-finish', 'sent', 'closed']),
  status: z.string(),
  answered: z.number(),
  questionCount: z.number(),
  closesAt: instant.nullable(),
  submittedAt: instant.nullable(),
  replyBy: z.string().nullable(),
  startedAt: instant.nullable(),
});

export const interview = {
  landing: endpoint({
    route: 'GET /api/interviews/landing',
    access: 'public',
    guests: true,
    summary: 'What a person reads before the interview: who asks, how much, until when, who will see it.',
    query: place,
    reply: landingView,
    refusals: ['not-found'],
    rate: { max: 120, seconds: 60 },
  }),
  begin: endpoint({
    route: 'POST /api/interviews/begin',
    access: 'signed-in',
    guests: true,
    summary: 'Begins the interview after consent, which is written down; begun already, it is simply answered again.',
    body: place.extend({
      /** The person agreed to being recorded. */
      consent: z.literal(true),
      /** Finished answers may be sent at the deadline if the person has not sent them. */
      submitAtDeadline: z.boolean().default(false),
      /** The person agreed that a program writes down what they say at this place, as the landing named it. */
      transcription: text(255).optional(),
    }),
    reply: interviewView,
    refusals: ['not-found', 'recruiter-interview', 'not-allowed', 'interview-expired', 'interview-unavailable', 'already-applied'],
  }),
  view: endpoint({
    route: 'GET /api/interviews/view',
    access: 'signed-in',
    guests: true,
    summary: "The caller's own interview with its questions, takes and attempts.",
    query: place,
    reply: interviewView,
    refusals: ['not-found', 'recruiter-interview', 'not-allowed'],
  }),
  track: endpoint({
    route: 'POST /api/interviews/track',
    access: 'signed-in',
    guests: true,
    summary: 'Saves where the person is; opened again after a start it counts as a disconnect (R113).',
    body: z.object({ applicationId: id, activeQuestionNo: z.number().int().min(1).max(200), reopened: z.boolean().default(false) }),
    reply: z.object({ activeQuestionNo: z.number(), disconnectCount: z.number() }),
    refusals: ['not-found', 'recruiter-interview'],
  }),
  submit: endpoint({
    route: 'POST /api/interviews/submit',
    access: 'signed-in',
    guests: true,
    summary: 'Sends the chosen answers to the company. Takes that were not chosen are discarded.',
    body: z.object({ applicationId: id }),
    reply: interviewView,
    refusals: ['not-found', 'recruiter-interview', 'already-applied', 'answers-missing', 'not-sent-yet', 'too-late'],
  }),
  mine: endpoint({
    route: 'GET /api/interviews/mine',
    access: 'signed-in',
    guests: true,
    summary: "The caller's interviews: to finish, sent, and what became of them.",
    reply: z.object({ items: z.array(myInterview) }),
    refusals: ['recruiter-interview', 'not-allowed'],
  }),
  check: endpoint({
    route: 'POST /api/interviews/check',
    access: 'signed-in',
    guests: true,
    summary: 'Takes the test recording of the device check and answers how to play it back; it is removed within the hour.',
    upload: { maxBytes: 20 * 1024 * 1024, kinds: ['recording', 'video', 'audio'] },
    reply: z.object({ media, hasPicture: z.boolean(), hasSound: z.boolean() }),
    refusals: ['broken-video', 'recruiter-interview', 'not-allowed'],
    rate: { max: 40, seconds: 600 },
  }),
};
