import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { maxTranscriptCharacters, spokenWord, transcriptionStates } from '../transcripts/shapes.ts';
import { instant, language, text } from '../vocabulary.ts';

/** The link by which a player plays the film: whoever may see the film may read what is said in it. */
const link = text(2000, 1);
/** The name under which a film is stored, as `edited` answers it. */
const film = text(200, 1);

const words = z.array(spokenWord);

/** What is said in a film, in one language. */
const inLanguage = z.object({
  language,
  /** Empty where nobody has written any. */
  words,
  /** When they were written: a change names it, so that nobody writes over what they have not seen. */
  changedAt: instant.nullable(),
  /** What a program heard, for the one who writes to check: nobody else sees it. */
  program: z.object({ state: z.enum(transcriptionStates), words }).nullable(),
});
export type CaptionsInLanguage = z.output<typeof inLanguage>;

const edited = z.object({
  film,
  items: z.array(inLanguage),
  /** Where a program writes down what is said: `here`, or the host that the sound goes to; null where none does. */
  place: z.string().nullable(),
});
export type EditedCaptions = z.output<typeof edited>;

/** Captions of films that people show of themselves: question and welcome videos, those of a company. */
export const filmCaptions = {
  shown: endpoint({
    route: 'GET /api/captions/shown',
    access: 'public',
    summary: 'What is said in a film, in each language in which it was written, for whoever holds the link by which it plays.',
    query: z.object({ link }),
    reply: z.object({ items: z.array(z.object({ language, words })) }),
    refusals: ['link-expired', 'not-found'],
    rate: { max: 600, seconds: 60 },
  }),
  edited: endpoint({
    route: 'GET /api/captions/edited',
    access: 'candidate-or-recruiter',
    summary: 'The captions of a film that the caller may change, by a link to it or its name, with what a program heard.',
    query: z.object({ link: link.optional(), film: film.optional() }),
    reply: edited,
    refusals: ['link-expired', 'not-found'],
  }),
  save: endpoint({
    route: 'POST /api/captions/save',
    access: 'candidate-or-recruiter',
    summary:
      'Writes the captions of a film in one language: lines that may begin with their time, as `[1:05]`, or a file of WebVTT or SubRip, whose faults are named by line. An empty text takes them away.',
    body: z.object({
      film,
      language,
      text: text(maxTranscriptCharacters * 2),
      changedAt: instant.nullable(),
      /** How long the film is. */
      seconds: z.number().min(0).max(7200),
    }),
    reply: edited,
    refusals: ['not-found', 'changed-elsewhere'],
    rate: { max: 600, seconds: 3600 },
  }),
  transcribe: endpoint({
    route: 'POST /api/captions/transcribe',
    access: 'candidate-or-recruiter',
    summary: 'Has a program write down what is said in a film, where the operator has set one up.',
    body: z.object({ film, language }),
    reply: edited,
    refusals: ['not-found'],
    rate: { max: 60, seconds: 3600 },
  }),
};
