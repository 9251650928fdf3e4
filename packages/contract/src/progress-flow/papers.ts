import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, instant } from '../vocabulary.ts';
import { pfStatus, reviews } from './status.ts';

/** So many days before its day somebody is reminded of a document that is still wanted. */
export const reminderDays = [7, 3, 0] as const;

export const maxPaperBytes = 20 * 1024 * 1024;

/** A file that was handed in. Where it lies is told when it is opened, which is noted. */
export const paperFile = z.object({
  fileId: z.string(),
  name: z.string(),
  contentType: z.string(),
  bytes: z.number(),
  at: instant,
  review: z.enum(reviews),
  /** Why it was refused. */
  reason: z.string(),
});
export type PaperFile = z.output<typeof paperFile>;

/** One document of one person. */
export const paper = z.object({
  pfId: z.string(),
  pfTitle: z.string(),
  pfSLNo: z.number(),
  why: z.string(),
  /** Derived by the six rules (R121 to R126). */
  status: pfStatus,
  /** What was set. */
  pfStatus,
  /** The name of the file that counts, or null. */
  filePath: z.string().nullable(),
  file: paperFile.nullable(),
  /** Refused ones and those before the document was asked for anew, the newest first. */
  earlier: z.array(paperFile),
  /** YYYY-MM-DD, in the zone of the company. */
  dueOn: z.string().nullable(),
  /** The company has looked at it since it came. */
  seen: z.boolean(),
});
export type Paper = z.output<typeof paper>;

/** Whether something is still wanted of the person: nothing is there, or what is there was refused. */
export const isOutstanding = ({
  status,
  pfStatus,
  file,
}: Pick<Paper, 'status' | 'pfStatus'> & { file: Pick<PaperFile, 'review'> | null }) =>
  pfStatus !== 'not-required' && (status === 'missing' || status === 'urgent' || file?.review === 'refused');

const ownList = z.object({
  applicationId: z.string(),
  companyName: z.string(),
  /** The job. */
  title: z.string(),
  papers: z.array(paper),
});
export type OwnPapers = z.output<typeof ownList>;

/** How a page shows a file itself: a PDF or a picture by its link, an office document by its words. */
export const shownPaper = z.object({
  name: z.string(),
  contentType: z.string(),
  bytes: z.number(),
  /** Signed links that live ten minutes. */
  url: z.string(),
  saveUrl: z.string(),
  preview: z.enum(['pdf', 'picture', 'words', 'none']),
  /** The paragraphs of an office document. */
  words: z.array(z.string()),
});
export type ShownPaper = z.output<typeof shownPaper>;

const ofOne = { applicationId: id, pfId: id };

/** The side of the candidate. */
export const papers = {
  mine: endpoint({
    route: 'GET /api/profile/candidate/pf/list',
    access: 'candidate',
    summary: 'What companies that took the caller on ask for: what is missing, why, and until when.',
    reply: z.object({ items: z.array(ownList) }),
  }),
  upload: endpoint({
    route: 'POST /api/profile/candidate/pf/upload',
    access: 'candidate',
    summary:
      'Hands a document in: PDF, JPEG, PNG, HEIC, WebP, DOCX or ODT, told by its content, at most 20 MB; or, by `documentId`, one that is in the profile. A file that was not looked at yet is replaced, a refused one is kept.',
    body: z.object({ ...ofOne, documentId: id.optional() }),
    upload: { maxBytes: maxPaperBytes, kinds: ['pdf', 'office', 'image'], optional: true },
    reply: paper,
    refusals: [
      'not-found',
      'file-missing',
      'wrong-file-type',
      'password-refused',
      'broken-image',
      'picture-too-large',
      'virus-found',
      'paper-accepted',
    ],
    rate: { max: 120, seconds: 600 },
  }),
  remove: endpoint({
    route: 'POST /api/profile/candidate/pf/delete',
    access: 'candidate',
    summary: 'Takes back what was handed in, until it is accepted or while the application is not held for a dispute.',
    body: z.object(ofOne),
    reply: paper,
    refusals: ['not-found', 'paper-accepted', 'application-held'],
  }),
  show: endpoint({
    route: 'GET /api/profile/candidate/pf/file',
    access: 'candidate',
    summary: 'One of the own files, to be shown or saved.',
    query: z.object({ fileId: id }),
    reply: shownPaper,
    refusals: ['not-found'],
  }),
};
