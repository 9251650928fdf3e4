import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { byId, text } from '../vocabulary.ts';

const access = 'recruiter';
const path = '/api/imports/documents';

export const maxArchiveBytes = 500 * 1024 * 1024;
/** What the files of a ZIP may take together once they are unpacked. */
export const maxUnpackedBytes = 2 * 1024 * 1024 * 1024;
export const maxArchiveFiles = 5000;
/** So many documents one line brings. */
export const maxBroughtDocuments = 20;

export const archiveStates = ['reading', 'read', 'unreadable'] as const;
/** Why nothing of a ZIP can be read. */
export const archiveFaults = ['no-zip', 'too-many', 'too-large', 'empty'] as const;
/** Why a file of it cannot be taken in. */
export const documentFaults = [
  'path',
  'double',
  'encrypted',
  'empty',
  'too-large',
  'damaged',
  'wrong-type',
  'macros',
  'old-office',
  'password',
] as const;
export type DocumentFault = (typeof documentFaults)[number];

/** Why a line goes without a document that is meant for it. */
export const lackingReasons = ['missing', 'ambiguous', 'given', 'refused', 'too-many', 'no-application'] as const;
export type LackingReason = (typeof lackingReasons)[number];

/** The ZIP beside a table of people, and what became of its files. */
export const archive = z.object({
  fileName: z.string(),
  state: z.enum(archiveStates),
  fault: z.enum(archiveFaults).nullable(),
  files: z.number(),
  /** So many of them are unpacked. */
  done: z.number(),
  /** Documents that hang on an application now. */
  given: z.number(),
  /** Once the import is through: files that belonged to nobody or were refused. Nothing of them is kept. */
  left: z.number(),
});

/** Which file goes to whom, and what does not fit; of each the first hundred, with their number. */
export const documentsFound = z.object({
  given: z.number(),
  to: z.array(z.object({ path: z.string(), line: z.number(), name: z.string() })),
  lacking: z.number(),
  lackingLines: z.array(z.object({ line: z.number(), file: z.string(), why: z.enum(lackingReasons) })),
  nobody: z.number(),
  nobodyFiles: z.array(z.string()),
  refused: z.number(),
  refusedFiles: z.array(z.object({ path: z.string(), fault: z.enum(documentFaults) })),
});
export type DocumentsFound = z.output<typeof documentsFound>;

/** Documents of people who are brought along: a ZIP beside the table, of which a column names files, or whose folders are called as the people. */
export const documentImports = {
  upload: endpoint({
    route: `POST ${path}/upload`,
    access,
    summary: 'Takes a ZIP of documents in beside a table of people that was not begun, in place of a former one. It is unpacked by and by.',
    body: byId.extend({ fileName: text(200, 1) }),
    upload: { maxBytes: maxArchiveBytes, kinds: ['archive'] },
    refusals: ['not-found', 'import-begun', 'imports-waiting'],
    rate: { max: 30, seconds: 86_400 },
  }),
  remove: endpoint({
    route: `POST ${path}/remove`,
    access,
    summary: 'Removes the ZIP and its files again; the table stays.',
    body: byId,
    refusals: ['not-found', 'import-begun'],
  }),
};
