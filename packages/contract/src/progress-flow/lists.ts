import * as z from 'zod';
import { walk, walked } from '../cursors.ts';
import { endpoint } from '../endpoint.ts';
import { emailAddress, id, instant, linkToken, pageOf, paging, text } from '../vocabulary.ts';
import { progressDocument } from './asking.ts';
import { paper, shownPaper } from './papers.ts';
import { pfStatus, reviews } from './status.ts';

/** So many news are read to count them (R222). */
export const mostNews = 200;
export const paperLinkDays = 7;

/** A cell of the table: where one document of one person stands. */
export const paperCell = z.object({
  pfId: z.string(),
  status: pfStatus,
  pfStatus,
  hasFile: z.boolean(),
  review: z.enum(reviews).nullable(),
  seen: z.boolean(),
  dueOn: z.string().nullable(),
});
export type PaperCell = z.output<typeof paperCell>;

const person = {
  applicationId: z.string(),
  candidate_id: z.string().nullable(),
  /** Empty where the name is left out; then there is the alias. */
  name: z.string(),
  alias: z.string(),
  candidateEmail: z.string(),
  bookingId: z.string(),
  title: z.string(),
  /** When the list began: accepted, or added by hand. */
  since: instant.nullable(),
  byHand: z.boolean(),
};

const row = z.object({
  ...person,
  cells: z.array(paperCell),
  /** How many are still wanted, and how many nobody has looked at. */
  outstanding: z.number(),
  news: z.number(),
});
export type PapersOfCandidate = z.output<typeof row>;

const ofOne = { applicationId: id, pfId: id };

/** The side of the recruiter: everybody's documents. */
export const progressLists = {
  candidates: endpoint({
    route: 'GET /api/pf/candidate/list',
    access: 'recruiter',
    byKey: 'documents:read',
    summary:
      'Everybody who was accepted or added by hand, with where each document stands; the newest first. `only` keeps those with news or with something outstanding.',
    query: paging.extend({
      candidateEmail: text(254).optional(),
      bookingId: text(40).optional(),
      textSearch: text(100).optional(),
      only: z.enum(['news', 'outstanding']).optional(),
      ...walk,
    }),
    reply: pageOf(row).extend({
      ...walked,
      /** The columns: what is asked for of anybody. */
      documents: z.array(progressDocument),
    }),
  }),
  candidate: endpoint({
    route: 'GET /api/pf/candidate/findbyid',
    access: 'recruiter',
    byKey: 'documents:read',
    summary: 'The whole list of one person. Files are named; each is opened by a call of its own, which is noted.',
    query: z.object({ applicationId: id }),
    reply: z.object({ ...person, papers: z.array(paper) }),
    refusals: ['not-found'],
  }),
  addable: endpoint({
    route: 'GET /api/pf/candidate/addable',
    access: 'recruiter',
    byKey: 'documents:read',
    summary: 'Applicants who have no list yet, found by name or address; at most twenty.',
    query: z.object({ textSearch: text(100).default('') }),
    reply: z.object({ items: z.array(z.object({ applicationId: z.string(), name: z.string(), title: z.string() })) }),
  }),
  add: endpoint({
    route: 'POST /api/pf/candidate/add',
    access: 'recruiter',
    byKey: 'documents:write',
    idempotent: true,
    summary: 'Begins the list of an applicant who is not accepted yet; with `remove` ends it again while nothing was handed in.',
    body: z.object({ applicationId: id, remove: z.boolean().default(false) }),
    refusals: ['not-found', 'left-blind', 'papers-there'],
  }),
  show: endpoint({
    route: 'GET /api/pf/candidate/file',
    access: 'recruiter',
    byKey: 'documents:read',
    summary: 'One file, to be shown or saved; who looked is noted.',
    query: z.object({ fileId: id }),
    reply: shownPaper,
    refusals: ['not-found', 'left-blind'],
  }),
  archive: endpoint({
    route: 'POST /api/pf/candidate/archive',
    access: 'recruiter',
    byKey: 'documents:write',
    summary: 'Every file of one person that counts, with a link to save it; noted as taken along.',
    body: z.object({ applicationId: id }),
    reply: z.object({ name: z.string(), files: z.array(z.object({ name: z.string(), url: z.string() })) }),
    refusals: ['not-found', 'left-blind'],
  }),
  seen: endpoint({
    route: 'POST /api/pf/seen',
    access: 'recruiter',
    summary: 'Marks what was handed in as looked at: one document of a person, or all of them.',
    body: z.object({ applicationId: id, pfId: id.optional() }),
    refusals: ['not-found'],
  }),
  status: endpoint({
    route: 'POST /api/pf/status/update',
    access: 'recruiter',
    byKey: 'documents:write',
    summary:
      'Sets where a document stands, or says of its file that it is accepted or refused with a reason. `missing`, or `again`, asks for it anew: the file is kept as an earlier one.',
    body: z.object({
      ...ofOne,
      pfStatus: pfStatus.optional(),
      review: z.enum(reviews).optional(),
      reason: text(500).optional(),
      again: z.boolean().optional(),
      /** The file that was looked at: nothing is said of another one that came meanwhile. */
      fileId: id.optional(),
      /** Until when (YYYY-MM-DD); null: as for everybody. */
      dueOn: z.iso.date().nullable().optional(),
    }),
    reply: paper,
    refusals: ['not-found', 'left-blind', 'changed-elsewhere'],
  }),
  mail: endpoint({
    route: 'POST /api/pf/email/attachment',
    access: 'recruiter',
    byKey: 'documents:write',
    idempotent: true,
    summary: `Mails a link to a file, which lives ${paperLinkDays} days, or with \`attach\` the file itself. The candidate can see to whom.`,
    body: z.object({ ...ofOne, email: emailAddress, message: text(1000).default(''), attach: z.boolean().default(false) }),
    refusals: ['not-found', 'left-blind', 'attachments-too-large'],
    rate: { max: 60, seconds: 3600 },
    mails: 'email',
  }),
};

/** What a mailed link opens. */
export const paperLinks = {
  open: endpoint({
    route: 'POST /api/pf/link/open',
    access: 'public',
    summary: 'Shows the file behind a mailed link while it lives.',
    body: z.object({ token: linkToken }),
    reply: shownPaper.extend({ companyName: z.string(), pfTitle: z.string(), expiresAt: instant }),
    refusals: ['link-expired'],
    rate: { max: 60, seconds: 60 },
  }),
};
