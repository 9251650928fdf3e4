import * as z from 'zod';
import { id, instant, language } from '../vocabulary.ts';

/** So many characters the words of one answer have at most: more than an hour of quick speech. */
export const maxTranscriptCharacters = 60_000;

/** A word as it was said, in seconds since the beginning of what is shown of the recording. */
export const spokenWord = z.object({
  text: z.string(),
  start: z.number(),
  end: z.number(),
  /** A line begins with it. */
  line: z.boolean().optional(),
  /** Nobody measured when it was said: it is spread between those around it. */
  guessed: z.boolean().optional(),
});
export type SpokenWord = z.output<typeof spokenWord>;

/** Whose words they are: the candidate's own, or written down by the company, an administrator or a program. */
export const wordSources = ['candidate', 'company', 'administrator', 'machine'] as const;
export const wordSource = z.enum(wordSources);
export type WordSource = z.output<typeof wordSource>;

/** The words of an answer as others read them. */
export const shownWords = z.object({
  questionNo: z.number(),
  takeId: id,
  source: wordSource,
  language,
  changedAt: instant,
  words: z.array(spokenWord),
});
export type ShownWords = z.output<typeof shownWords>;

/** So many days a candidate has for what a program heard, before the company reads it. */
export const machineWordsDays = 7;

/** How far a program is with an answer; `nothing`: nobody speaks in it. */
export const transcriptionStates = ['waiting', 'done', 'nothing', 'failed'] as const;

/** What became of an answer whose candidate agreed that a program writes down what is said. */
export const ownTranscription = z.object({
  state: z.enum(transcriptionStates),
  /** Another language than that of the interview seems to be spoken. */
  otherLanguage: language.nullable(),
  /** Repetitions and what nobody said were left out. */
  cut: z.boolean(),
  /** From when on the company reads the words of the program, unless the candidate objects; null until that is known. */
  shownFrom: instant.nullable(),
  objected: z.boolean(),
});

/** The words of an answer as its candidate sees them. */
export const ownWords = z.object({
  takeId: id,
  /** The words that stand there now and whose they are; null where nobody has written any. */
  source: wordSource.nullable(),
  language,
  words: z.array(spokenWord),
  /** When those words were written: what others wrote meanwhile is not released unseen. */
  changedAt: instant.nullable(),
  /** Since when the company reads the candidate's words. */
  releasedAt: instant.nullable(),
  /** Null where no program was asked. */
  program: ownTranscription.nullable(),
});
export type OwnWords = z.output<typeof ownWords>;
