import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { take } from '../interviews/parts.ts';
import { jobCodeStates, productTypes, shortCode } from '../job-codes/shapes.ts';
import { applicationStatuses } from '../reference-lists.ts';
import { byId, emailAddress, id, instant, longPageOf, paging, required, text, typedName } from '../vocabulary.ts';

const product = z.object({
  /** The job code, or the number of the job ad. */
  id: z.string(),
  bookingId: z.string(),
  type: z.enum(productTypes),
  title: z.string(),
  state: z.enum(jobCodeStates),
  companyId: z.string(),
  companyName: z.string(),
  category: z.string(),
  applications: z.number(),
  updatedAt: instant,
});
export type Product = z.output<typeof product>;

const booking = z.object({
  bookingId: z.string(),
  companyId: z.string(),
  companyName: z.string(),
  title: z.string(),
  hasJobAd: z.boolean(),
  hasJobCode: z.boolean(),
  applications: z.number(),
  createdAt: instant,
});

const applicant = z.object({
  applicationId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  candidateEmail: z.string(),
  status: z.enum(applicationStatuses),
  /** When it was sent; null while it is under way. */
  sentAt: instant.nullable(),
  /** When it goes, which an administrator has asked for; null where nobody has. */
  removeAt: instant.nullable(),
  /** Kept for a dispute: it does not go before that ends. */
  held: z.boolean(),
});
export type Applicant = z.output<typeof applicant>;

/** For so many hours a deleted application can be kept after all. */
export const applicationGraceHours = 24;

const search = { textSearch: text(100).optional() };

/** What companies offer: job ads and job codes, with who applied. Every look at applicants is noted. */
export const products = {
  list: endpoint({
    route: 'GET /api/admin/listallproduct',
    access: 'admin',
    summary: 'Job ads and job codes of all companies, or of one by `compId`, the latest changed first (R039, R167).',
    query: paging.extend({ ...search, compId: id.optional(), type: z.enum(productTypes).optional() }),
    reply: longPageOf(product),
  }),
  bookings: endpoint({
    route: 'GET /api/admin/booking/list',
    access: 'admin',
    summary: 'Bookings, the newest first, and what stands under each.',
    query: paging.extend({ ...search, companyId: id.optional() }),
    reply: longPageOf(booking),
  }),
  create: endpoint({
    route: 'POST /api/admin/booking/create/product',
    access: 'admin',
    summary:
      'Books a job ad or a job code for a company and begins its draft, which the people of the company find among theirs (R189, R213, R214).',
    body: z.object({
      companyId: id,
      type: z.enum(productTypes),
      title: required(120),
      /** A folder of the company, for a job ad. */
      category: text(60).default(''),
      /** A booking of the company that has none of this type yet; left out, a new one. */
      bookingId: shortCode.optional(),
    }),
    reply: z.object({ bookingId: z.string() }),
    refusals: ['not-found', 'booking-taken'],
  }),
  appliedList: endpoint({
    route: 'GET /api/admin/bybookingid/appliedlist',
    access: 'admin',
    summary: 'Who applied under a booking of a company, the newest first.',
    query: paging.extend({ bookingId: shortCode, compId: id }),
    reply: longPageOf(applicant),
    refusals: ['not-found'],
  }),
  candidateVideos: endpoint({
    route: 'GET /api/admin/bybookingid/candidatevideos',
    access: 'admin',
    summary: 'The answers that somebody sent under a booking; links to recordings live ten minutes and end with the session.',
    query: z.object({ bookingId: shortCode, candidateEmail: emailAddress }),
    reply: z.object({
      applicationId: z.string(),
      answers: z.array(z.object({ questionNo: z.number(), question: z.string(), answer: take.nullable() })),
    }),
    refusals: ['not-found'],
  }),
  ofApplicant: endpoint({
    route: 'GET /api/jobcode/admin/touched/applicant',
    access: 'admin',
    summary: 'What removing an application touches, before it is done; the look is noted.',
    query: byId,
    reply: z.object({
      /** What is to be typed. */
      name: z.string(),
      answers: z.number(),
      documents: z.number(),
      comments: z.number(),
      ratings: z.number(),
      /** Planned talks that lie ahead: they are called off. */
      talks: z.number(),
      /** Kept for a dispute: it cannot be removed. */
      held: z.boolean(),
    }),
    refusals: ['not-found'],
  }),
  deleteApplicant: endpoint({
    route: 'POST /api/jobcode/admin/delete/applicant',
    access: 'admin',
    password: true,
    summary:
      'Deletes an application with its answers, comments and files, 24 hours later; until then it stays as it is and can be kept. The name is typed as it stands there.',
    body: byId.extend({ name: typedName }),
    reply: z.object({ removeAt: instant }),
    refusals: ['not-found', 'name-differs', 'application-held'],
  }),
  keepApplicant: endpoint({
    route: 'POST /api/jobcode/admin/keep/applicant',
    access: 'admin',
    summary: 'Keeps an application that was to be deleted. One that nobody has deleted stays as it is.',
    body: byId,
    refusals: ['not-found'],
  }),
  ofCode: endpoint({
    route: 'GET /api/jobcode/admin/touched/product',
    access: 'admin',
    summary: 'What deleting a job code touches, before it is done: without applications and invitations it goes after a day.',
    query: z.object({ id: shortCode }),
    reply: z.object({
      /** What is to be typed: the title, or the number of one that has none. */
      name: z.string(),
      applications: z.number(),
      invitations: z.number(),
      /** When it goes, which an administrator has asked for; null where nobody has. */
      removeAt: instant.nullable(),
    }),
    refusals: ['not-found'],
  }),
};
