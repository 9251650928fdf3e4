import * as z from 'zod';
import type { RefusalCode } from '../refusals.ts';
import { instant } from '../vocabulary.ts';

/** How a question can be answered; audio and text are open to every candidate. */
export const answerKinds = ['video', 'audio', 'text', 'file'] as const;
export type AnswerKind = (typeof answerKinds)[number];
export const answerKind = z.enum(answerKinds);

export const takeStates = ['offered', 'recording', 'interrupted', 'finished', 'submitted', 'discarded'] as const;
export const takeEnds = ['stopped', 'time', 'cancelled', 'fault', 'left'] as const;
export type TakeEnd = (typeof takeEnds)[number];

/** Attempts shown on the screen (R229). */
export const attemptsShown = 3;
/** Seconds before the end at which the person is told. */
export const warningSeconds = 10;
/** The test recording of the device check, in seconds. */
export const checkSeconds = 5;
/** Largest recording that is taken while it is made. */
export const maxTakeBytes = 200 * 1024 * 1024;

/**
 * What the server says when it takes no more of a recording, whatever is sent. Only one of these, in a problem document,
 * lets a browser drop its copy; any other failure means that it waits.
 */
export const takeRefusals = ['take-unknown', 'take-closed', 'take-discarded', 'take-too-large'] as const satisfies RefusalCode[];
export type TakeRefusal = (typeof takeRefusals)[number];

/** Something to play: a signed link that lives ten minutes and ends with the session. */
export const media = z.object({
  url: z.string(),
  contentType: z.string(),
  poster: z.string().nullable(),
  /** Seconds. */
  seconds: z.number().nullable(),
  /** A version for every browser is still being made; until then only some can play it. */
  processing: z.boolean(),
  /** Where nothing is heard for a while, by loudness alone, in seconds of the recording; whoever watches may skip it. */
  quiet: z.array(z.object({ start: z.number(), end: z.number() })),
  expiresAt: instant,
});
export type Media = z.output<typeof media>;

/** Trimming hides the beginning or the end and cuts nothing: seconds, start < end. */
export const trim = z.object({ start: z.number(), end: z.number() });
export type Trim = z.output<typeof trim>;

export const take = z.object({
  takeId: z.string(),
  questionNo: z.number(),
  ordinal: z.number(),
  kind: answerKind,
  state: z.enum(takeStates),
  endedBy: z.enum(takeEnds).nullable(),
  chosen: z.boolean(),
  /** Bytes on the server, and how many there are in all where that is known. */
  bytes: z.number(),
  length: z.number().nullable(),
  /** Everything has arrived. */
  complete: z.boolean(),
  /** The recording can be played, is being made playable, or turned out to be unreadable. */
  mediaState: z.enum(['none', 'waiting', 'ready', 'failed']),
  media: media.nullable(),
  text: z.string().nullable(),
  fileName: z.string().nullable(),
  trim: trim.nullable(),
  /** An administrator uploaded it, and the candidate agreed. */
  uploaded: z.boolean(),
  startedAt: instant,
});
export type Take = z.output<typeof take>;

/** What the interview of a job code is at this moment (R110). */
export const interviewStates = ['open', 'expired', 'unavailable', 'too-late'] as const;
export const interviewState = z.enum(interviewStates);

export const requestStates = ['none', 'open', 'granted', 'declined'] as const;
export const requestState = z.enum(requestStates);
