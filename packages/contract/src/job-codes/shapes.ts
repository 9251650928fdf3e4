import * as z from 'zod';
import { id, language, required, text } from '../vocabulary.ts';

/** The code under which people find a job code or a booking: six characters to read aloud (R241). */
export const shortCode = z.string().regex(/^[a-z0-9]{4,12}$/);

/** What a booking may hold. */
export const productTypes = ['jobad', 'jobcode'] as const;
export type ProductType = (typeof productTypes)[number];

/** What has become of a job code: not published, open, past its deadline, put away (R083). */
export const jobCodeStates = ['active', 'inactive', 'expired', 'archived'] as const;
export type JobCodeState = (typeof jobCodeStates)[number];

/** How a question may be answered; audio and text are open to candidates always. */
export const answerKinds = ['video', 'audio', 'text', 'file'] as const;
export type AnswerKind = (typeof answerKinds)[number];

/** Attempts after the first (R109, R229). */
export const retryChoices = ['none', '1', '2', 'endless'] as const;
export type Retries = (typeof retryChoices)[number];

/** Attempts in all, as they are shown; null is endless. */
export const attemptsOf = (retries: Retries) => (retries === 'endless' ? null : retries === 'none' ? 1 : Number(retries) + 1);

/** Seconds to answer that the editor offers, from 10 seconds to 3 minutes (R146). */
export const answerSeconds = [10, 20, 30, 45, 60, 90, 120, 150, 180] as const;
/** Seconds to think that the editor offers. */
export const thinkSeconds = [0, 15, 30, 60, 120, 300, 600] as const;
/** Seconds that go by beside the questions: arriving, the check of camera and sound, sending. */
const besideSeconds = 120;
/** About how many minutes an interview takes, all of the time to think and to answer included; the same wherever it is said. */
export const minutesOf = (questions: readonly { seconds: number; thinkSeconds: number }[]) =>
  Math.ceil((questions.reduce((sum, one) => sum + one.seconds + one.thinkSeconds, 0) + besideSeconds) / 60);

/** With more than this many questions answers get shorter and people give up. */
export const gentleQuestionCount = 5;
export const maxQuestions = 20;

/** A video as it can be shown. Links end after a while and are renewed under the same `key`; until it is `ready` some browsers cannot play it. */
export const video = z.object({ key: z.string(), url: z.string(), poster: z.string().nullable(), ready: z.boolean() });
export type Video = z.output<typeof video>;

const questionFields = {
  text: text(500),
  kinds: z.array(z.enum(answerKinds)).min(1).max(answerKinds.length),
  seconds: z.number().int().min(10).max(180),
  thinkSeconds: z.number().int().min(0).max(600),
  retries: z.enum(retryChoices),
  skippable: z.boolean(),
};

/** A question as the editor sends it: the id stays the same from version to version, a new one is made in the browser. */
export const questionDraft = z.object({ id, ...questionFields });
export type QuestionDraft = z.output<typeof questionDraft>;

export const question = questionDraft.extend({
  /** Its place, counted from 1. */
  questionNo: z.number(),
  /** Attempts in all; null is endless. */
  attempts: z.number().nullable(),
  video: video.nullable(),
});
export type Question = z.output<typeof question>;

const parts = {
  id: z.string(),
  bookingId: z.string(),
  title: z.string(),
  introduction: z.string(),
  language,
  state: z.enum(jobCodeStates),
  /** The last day to begin, YYYY-MM-DD in the company's time zone. */
  deadline: z.string().nullable(),
  /** The instant at which that day ends. */
  closesAt: z.string().nullable(),
  /** Days until a promised reply, from the day the interview was sent. */
  replyDays: z.number().nullable(),
  questions: z.array(question),
  welcomeVideo: video.nullable(),
};

/** A job code as its own company edits it. */
export const jobCode = z.object({
  ...parts,
  companyId: z.string(),
  /** Rises with every change; an update names the one it began from. */
  revision: z.number(),
  /** The questions' videos by `fileIndex`, the place of the question counted from 0. */
  videos: z.array(video.extend({ fileIndex: z.number() })),
  /** People who began or sent an interview; from then on a change of the questions makes a new version. */
  applicants: z.number(),
  version: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
  publishedAt: z.string().nullable(),
});
export type JobCode = z.output<typeof jobCode>;

/** A job code as candidates see it. */
export const jobCodeOffer = z.object({
  ...parts,
  /** The secret of the personal link it was opened by. */
  uniqueid: z.string().nullable(),
  company: z.object({ companyId: z.string(), companyName: z.string(), companyLogo: z.string().nullable() }),
  /** Whom the personal link was sent to. */
  invited: z.object({ firstName: z.string(), language }).nullable(),
});
export type JobCodeOffer = z.output<typeof jobCodeOffer>;

/** What a published job code must have. */
export const publishable = z.object({
  title: required(120),
  questions: z.array(z.object({ text: required(500) })).min(1),
});
