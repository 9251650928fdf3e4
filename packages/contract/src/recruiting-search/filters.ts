import * as z from 'zod';
import { text } from '../vocabulary.ts';

/** What can be chosen among values, and counted: the names are those of the query. */
export const candidateFacets = [
  'careerstage',
  'highesteducation',
  'employmenttype',
  'languages',
  'skills',
  'workpermit',
  'nationality',
] as const;
export type CandidateFacet = (typeof candidateFacets)[number];

/** One value or several of them; several widen the choice. */
const values = z
  .preprocess((given) => (given === undefined ? undefined : [given].flat()), z.array(text(100)).max(50))
  .meta({ type: 'array', items: { type: 'string', maxLength: 100 } });

/** Whom a recruiter looks for, without page: also what a saved search keeps. */
export const candidateFilters = z.object({
  /** Anywhere in what may be read of a profile; never in names. */
  textsearch: text(200).optional(),
  /** As stored (`job_starter`) or as said (`Job Starter`); case does not matter, in any of these. */
  careerstage: values.optional(),
  highesteducation: values.optional(),
  employmenttype: values.optional(),
  /** Two-letter codes of countries. */
  nationality: values.optional(),
  languages: values.optional(),
  /** Where somebody may work without a further permit: `EU`, `CH`, `GB`. */
  workpermit: values.optional(),
  skills: values.optional(),
});
export type CandidateFilters = z.output<typeof candidateFilters>;
