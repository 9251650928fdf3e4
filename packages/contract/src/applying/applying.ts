import * as z from 'zod';
import { shownDocument } from '../documents.ts';
import { endpoint } from '../endpoint.ts';
import { jobAdCard } from '../job-ads/card.ts';
import { jobCodeOffer, shortCode } from '../job-codes/shapes.ts';
import { applicationStatuses } from '../reference-lists.ts';
import { flag, id, instant, pageOf, paging, text, whole } from '../vocabulary.ts';

export const maxDocuments = 5;
export const maxDocumentBytes = 20 * 1024 * 1024;
export const maxMessageCharacters = 2000;

const status = z.enum(applicationStatuses);
const bookingId = shortCode;

/** A document of an application. */
export const applicationDocument = z.object({ documentId: z.string(), ...shownDocument.shape });
export type ApplicationDocument = z.output<typeof applicationDocument>;

/** Where the interview of an application stands; `offered` leads on to one that is open and was not begun. */
export const interviewSteps = ['none', 'offered', 'to-finish', 'closed', 'sent'] as const;

export const standing = z.object({
  applicationId: z.string(),
  status,
  appliedAt: instant,
  /** The day until which an answer was promised, YYYY-MM-DD. */
  replyBy: z.string().nullable(),
  withdrawnAt: instant.nullable(),
  interview: z.enum(interviewSteps),
});
export type Standing = z.output<typeof standing>;

const applied = z.object({
  applicationId: z.string(),
  bookingId: z.string(),
  status,
  appliedAt: instant,
  replyBy: z.string().nullable(),
  /** The interview that comes next, where the job has an open one. */
  jobCode: jobCodeOffer.nullable(),
});

/** What happened with an application, in the order it happened. */
export const step = z.object({ what: z.enum(['applied', 'begun', 'sent', 'status', 'withdrawn']), status: status.nullable(), at: instant });

export const application = standing.extend({
  bookingId: z.string(),
  jobcodeId: z.string().nullable(),
  /** The secret of a personal invitation, where the interview came by one. */
  uniqueId: z.string().nullable(),
  title: z.string(),
  companyName: z.string(),
  companyLogo: z.string().nullable(),
  /** Until when the interview can be begun and finished, where that has an end. */
  interviewClosesAt: instant.nullable(),
  /** The job as lists show it, as long as everybody may see it. */
  job: jobAdCard.nullable(),
  history: z.array(step),
  documents: z.array(applicationDocument),
  message: z.string(),
});
export type Application = z.output<typeof application>;

const whileOpen = ['not-found', 'job-expired', 'too-late', 'already-applied'] as const;

export const applying = {
  applyToBooking: endpoint({
    route: 'POST /api/jobcode/findbyid',
    access: 'candidate',
    summary:
      'With `jobad=1` applies to a job with the profile, once (R182, R204, R205), and answers the job code of its interview where one is open; the interview belongs to the same application. Without it nothing is written: the answer is the job code, and the application where there is one.',
    query: z.object({ jobad: flag.optional(), bookingid: shortCode }),
    reply: applied.extend({ applicationId: z.string().nullable(), status: status.nullable(), appliedAt: instant.nullable() }),
    refusals: [...whileOpen, 'interview-expired', 'interview-unavailable'],
    rate: { max: 30, seconds: 60 },
  }),
  standing: endpoint({
    route: 'GET /api/v2/jobad/apply',
    access: 'candidate',
    guests: true,
    summary: 'Where the caller stands with a job: the application if there is one, else what is ready for it.',
    query: z.object({ bookingId }),
    reply: z.object({
      bookingId: z.string(),
      title: z.string(),
      companyName: z.string(),
      replyDays: z.number().nullable(),
      jobcodeId: z.string().nullable(),
      person: z.object({ firstName: z.string(), lastName: z.string(), email: z.string(), guest: z.boolean() }),
      application: standing.nullable(),
      /** Documents that were sent, or that wait for the application to be sent. */
      documents: z.array(applicationDocument),
    }),
    refusals: ['not-found', 'job-expired'],
  }),
  apply: endpoint({
    route: 'POST /api/v2/jobad/apply',
    access: 'candidate',
    guests: true,
    summary:
      'Applies to a job with a message, a telephone number, the documents uploaded before and copies of documents of the profile, once. Where `profileDocuments` is given, empty too, the company sees no others of the profile.',
    body: z.object({
      bookingId,
      message: text(maxMessageCharacters).default(''),
      phone: text(40).default(''),
      documents: z.array(id).max(maxDocuments).default([]),
      /** Documents of the own profile of which a copy goes along; with `documents` five at most. */
      profileDocuments: z.array(id).max(maxDocuments).optional(),
      /** The company may read and keep the application; without it nothing is sent. */
      consent: z.literal(true),
    }),
    reply: applied,
    refusals: [...whileOpen, 'too-many-documents'],
    rate: { max: 30, seconds: 60 },
  }),
  uploadDocument: endpoint({
    route: 'POST /api/v2/jobad/apply/document',
    access: 'candidate',
    guests: true,
    summary: 'Uploads a document for an application that is still to be sent; a day later it is gone.',
    body: z.object({ bookingId }),
    upload: { maxBytes: maxDocumentBytes, kinds: ['pdf', 'office', 'image'] },
    reply: applicationDocument,
    refusals: [...whileOpen, 'too-many-documents'],
    rate: { max: 60, seconds: 600 },
  }),
  removeDocument: endpoint({
    route: 'POST /api/v2/jobad/apply/document/remove',
    access: 'candidate',
    guests: true,
    summary: 'Removes a document that was not sent yet.',
    body: z.object({ documentId: id }),
    refusals: ['not-found'],
  }),
  takeBackDocument: endpoint({
    route: 'POST /api/v2/jobad/applied/document/takeback',
    access: 'candidate',
    guests: true,
    summary: 'Takes one document of a sent application back: it is deleted, and the company no longer sees it.',
    body: z.object({ documentId: id }),
    refusals: ['not-found', 'application-held'],
  }),
  list: endpoint({
    route: 'GET /api/v2/jobad/applied/list',
    access: 'candidate',
    guests: true,
    summary: "The candidate's applications, the latest first, with their history (R219).",
    query: paging.extend({ count: whole(1, 200).default(40) }),
    reply: pageOf(application),
  }),
  withdraw: endpoint({
    route: 'POST /api/v2/jobad/applied/withdraw',
    access: 'candidate',
    guests: true,
    summary: 'Takes an application back: it counts as declined by the candidate, and its message and documents are deleted.',
    body: z.object({ applicationId: id }),
    refusals: ['not-found', 'already-withdrawn', 'application-held'],
  }),
};
