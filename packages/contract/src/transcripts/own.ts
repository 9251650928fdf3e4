import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, instant, language, text } from '../vocabulary.ts';
import { maxTranscriptCharacters, ownWords } from './shapes.ts';

/** The words of one's own recorded answers, seen and corrected before anybody else reads them. */
export const ownTranscripts = {
  list: endpoint({
    route: 'GET /api/transcripts/own',
    access: 'candidate',
    guests: true,
    summary: 'The words of the recorded answers of an own application that was sent.',
    query: z.object({ applicationId: id }),
    reply: z.object({ items: z.array(ownWords) }),
    refusals: ['not-found'],
  }),
  save: endpoint({
    route: 'POST /api/transcripts/own/save',
    access: 'candidate',
    guests: true,
    summary:
      'Writes or corrects what was said in an own answer. A line may begin with its time, as `[1:05]`; words that stay keep the second at which they were said. An empty text takes the own words away.',
    body: z.object({
      takeId: id,
      text: text(maxTranscriptCharacters),
      language,
      /** When the words that were corrected were written; null where there were none. */
      changedAt: instant.nullable(),
    }),
    reply: ownWords,
    refusals: ['not-found', 'changed-elsewhere'],
    rate: { max: 600, seconds: 3600 },
  }),
  share: endpoint({
    route: 'POST /api/transcripts/own/share',
    access: 'candidate',
    guests: true,
    summary: 'Releases the words of an own answer as they stand to the company, or takes that back.',
    body: z.object({ takeId: id, released: z.boolean(), changedAt: instant.nullable() }),
    reply: ownWords,
    refusals: ['not-found', 'changed-elsewhere'],
  }),
  object: endpoint({
    route: 'POST /api/transcripts/own/object',
    access: 'candidate',
    guests: true,
    summary: 'Keeps the company from reading what a program heard in an own answer, or lets it again.',
    body: z.object({ takeId: id, objected: z.boolean() }),
    reply: ownWords,
    refusals: ['not-found'],
  }),
};
