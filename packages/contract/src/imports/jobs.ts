import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { byId, id, pageOf, paging } from '../vocabulary.ts';
import { badLine, importChoices, lineOutcomes } from './imports.ts';

const access = 'recruiter';
const path = '/api/imports/jobs';

const jobChoices = importChoices.omit({ bookingId: true });
export type JobImportChoices = z.output<typeof jobChoices>;
export const chosenImport = byId.extend(jobChoices.shape);

/** What a draft still needs before it can be published. */
export const lackedFields = ['tasks', 'employmentType', 'field', 'places', 'closingDate'] as const;
export type LackedField = (typeof lackedFields)[number];

/** Bringing jobs along from another system, by a table of any columns: each becomes a draft. */
export const jobImports = {
  check: endpoint({
    route: `POST ${path}/check`,
    access,
    summary: 'Reads a whole table of jobs by these columns and says what would become of each line. Changes nothing.',
    body: chosenImport,
    reply: lineOutcomes.extend({
      problems: z.array(badLine),
      more: z.boolean(),
      /** The first lines of jobs that are here already, or stand in an earlier line. */
      doubles: z.array(z.number()),
      /** How many of the drafts could not be published before somebody fills in what is named. */
      lacking: z.array(z.object({ field: z.enum(lackedFields), lines: z.number() })),
    }),
    refusals: ['not-found', 'import-begun'],
    rate: { max: 60, seconds: 86_400 },
  }),
  start: endpoint({
    route: `POST ${path}/start`,
    access,
    summary: 'Begins the import: each job becomes a draft. Nothing is published, nobody is mailed, no plan is used up.',
    body: chosenImport,
    refusals: ['not-found', 'import-begun'],
    rate: { max: 20, seconds: 86_400 },
  }),
  kept: endpoint({
    route: `GET ${path}/kept`,
    access,
    summary: 'Which jobs stayed when the import was undone, and why.',
    query: paging.extend({ id }),
    reply: pageOf(
      z.object({
        line: z.number(),
        title: z.string(),
        bookingId: z.string().nullable(),
        why: z.enum(['answered', 'changed', 'published']),
      }),
    ),
    refusals: ['not-found'],
  }),
};
