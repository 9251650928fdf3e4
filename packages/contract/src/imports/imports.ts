import * as z from 'zod';
import { becomesLink } from '../becomes-link.ts';
import { endpoint } from '../endpoint.ts';
import { byId, id, instant, language, pageOf, paging, text } from '../vocabulary.ts';
import { archive, documentsFound } from './documents.ts';
import { importFields, importKinds, jobImportFields } from './fields.ts';

const access = 'recruiter';
const path = '/api/imports';

const column = z.enum([...new Set([...importFields, ...jobImportFields, 'none' as const])]);

/** By which ground of Article 6 GDPR a company keeps the data. */
export const importGrounds = ['consent', 'pre-contract', 'legitimate-interest'] as const;

export const importStates = ['mapping', 'working', 'done', 'undoing', 'undone'] as const;

/** What can be wrong with a line; `allowed` of a problem says what could stand there. */
export const lineFaults = [
  'missing',
  'email',
  'too-long',
  'invisible',
  'name',
  'date',
  'too-old',
  'job',
  'status',
  'language',
  'cells',
  'choice',
  'day',
  'amount',
  'range',
  'too-many',
  'address-known',
  'objected',
] as const;
export type LineFault = (typeof lineFaults)[number];

export const maxImportBytes = 20 * 1024 * 1024;
export const maxImportLines = 50_000;
/** Days within which everybody who came with an import is told, or deleted again. */
export const noticeDays = 30;

export const lineProblem = z.object({
  /** Name of the column; empty where it is about the whole line. */
  column: z.string(),
  fault: z.enum(lineFaults),
  /** Words, lengths or days that are allowed; empty where the fault says it all. */
  allowed: z.array(z.string()),
});
export type LineProblem = z.output<typeof lineProblem>;

export const badLine = z.object({ line: z.number(), problems: z.array(lineProblem) });
export type BadLine = z.output<typeof badLine>;

export const lineOutcomes = z.object({
  /** Persons who are new to the company; of jobs, the drafts that come to be. */
  taken: z.number(),
  /** Applications of persons whom the company knows. */
  linked: z.number(),
  /** Lines with nothing new in them: what is there stays as it is. */
  known: z.number(),
  refused: z.number(),
});
export type LineOutcomes = z.output<typeof lineOutcomes>;

export const importChoices = z.object({
  /** What each column holds, in the order of the file. */
  columns: z.array(column).max(200),
  /** Whether 03/04 is the third of April. */
  dayFirst: z.boolean(),
  /** The job of every line that names none; without one these come as people of the company, without an application. */
  bookingId: text(40).nullable(),
  /** Of the notice, where a line names none. */
  language,
});
export type ImportChoices = z.output<typeof importChoices>;

const summary = lineOutcomes.extend({
  id: z.string(),
  kind: z.enum(importKinds),
  fileName: z.string(),
  state: z.enum(importStates),
  /** Lines of the file, and how many of them are through; while it is undone, of persons and applications. */
  lines: z.number(),
  done: z.number(),
  removed: z.number(),
  kept: z.number(),
  /** The ZIP of documents beside a table of people. */
  archive: archive.nullable(),
  createdAt: instant,
  madeBy: z.string(),
  notice: z.object({
    /** Persons and applications that are here and whose person was not told. */
    waiting: z.number(),
    told: z.number(),
    sending: z.boolean(),
    /** Who was not told by then is deleted. */
    until: instant.nullable(),
  }),
});
export type ImportSummary = z.output<typeof summary>;

const whole = summary.extend({
  encoding: z.string(),
  delimiter: z.string(),
  /** The columns with what the first lines hold. */
  names: z.array(z.string()),
  samples: z.array(z.object({ line: z.number(), cells: z.array(z.string()) })),
  choices: importChoices,
  source: z.string(),
  ground: z.enum(importGrounds).nullable(),
  /** The jobs of the company that lines can name. */
  jobs: z.array(z.object({ bookingId: z.string(), title: z.string() })),
});
export type CandidateImport = z.output<typeof whole>;

/** It is mailed to many: nowhere to go to. */
const source = text(200, 2).refine((value) => !becomesLink(value), 'must not hold a link or an address');

/** Bringing candidates with their applications along from another system, by a table of any columns; what tables of jobs share with it. */
export const imports = {
  list: endpoint({
    route: `GET ${path}`,
    access,
    summary: 'The imports of the company, the latest first.',
    reply: z.object({ items: z.array(summary) }),
  }),
  upload: endpoint({
    route: `POST ${path}/upload`,
    access,
    summary:
      'Takes a table (CSV; of jobs also JSON with JobPosting of schema.org) in and guesses its encoding, its delimiter and what its columns hold. Nothing is added yet.',
    body: z.object({ fileName: text(200, 1), language: language.optional(), kind: z.enum(importKinds).default('people') }),
    upload: { maxBytes: maxImportBytes, kinds: ['table'] },
    reply: z.object({ id: z.string() }),
    refusals: ['table-unreadable'],
    rate: { max: 30, seconds: 3600 },
  }),
  one: endpoint({
    route: `GET ${path}/one`,
    access,
    summary: 'An import with its columns, its first lines and how far it is.',
    query: byId,
    reply: whole,
    refusals: ['not-found'],
  }),
  check: endpoint({
    route: `POST ${path}/check`,
    access,
    summary: 'Reads the whole table by these columns and says what would become of each line. Changes nothing.',
    body: byId.extend(importChoices.shape),
    reply: lineOutcomes.extend({
      problems: z.array(badLine),
      more: z.boolean(),
      /** The first lines of persons who are here already, or stand in an earlier line. */
      doubles: z.array(z.number()),
      /** What would become of the documents beside the table, where there are any. */
      documents: documentsFound.nullable(),
    }),
    refusals: ['not-found', 'import-begun', 'documents-reading'],
    rate: { max: 60, seconds: 86_400 },
  }),
  start: endpoint({
    route: `POST ${path}/start`,
    access,
    summary: 'Begins the import. It mails nobody, and nobody is found by other companies.',
    body: byId.extend(importChoices.shape).extend({ source, ground: z.enum(importGrounds) }),
    refusals: ['not-found', 'import-begun', 'documents-reading'],
    rate: { max: 20, seconds: 86_400 },
  }),
  refused: endpoint({
    route: `GET ${path}/refused`,
    access,
    summary: 'The lines that were not taken in, in their order.',
    query: paging.extend({ id }),
    reply: pageOf(badLine),
    refusals: ['not-found'],
  }),
  undo: endpoint({
    route: `POST ${path}/undo`,
    access,
    summary:
      'Removes everything that came with the import, but for what people have changed or answered since; or a table that was not begun.',
    body: byId,
    refusals: ['not-found', 'import-undone'],
  }),
  kept: endpoint({
    route: `GET ${path}/kept`,
    access,
    summary: 'Who stayed when the import was undone, and why; names as far as the caller may know them.',
    query: paging.extend({ id }),
    reply: pageOf(
      z.object({ line: z.number(), name: z.string(), applicationId: z.string().nullable(), why: z.enum(['answered', 'changed']) }),
    ),
    refusals: ['not-found'],
  }),
  tell: endpoint({
    route: `POST ${path}/tell`,
    access,
    summary: 'Sends the notice (Article 14 GDPR) to everybody of the import who was not told, by and by.',
    body: byId,
    refusals: ['not-found', 'import-unfinished'],
  }),
};
