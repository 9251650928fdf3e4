import * as z from 'zod';
import { applicationDocument } from '../applying/applying.ts';
import { walk, walked } from '../cursors.ts';
import { elsewhere, endpoint } from '../endpoint.ts';
import { applicationStatuses, progressKinds, sortOptions } from '../reference-lists.ts';
import { byId, flag, id, language, pageOf, paging, text } from '../vocabulary.ts';

const status = z.enum(applicationStatuses);

/** What is done with an application beside the setting of its status. */
export const activityKinds = ['opened', 'scored', 'noted', 'asked', 'wrote'] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** One applicant as lists show them. */
export const applicant = z.object({
  /** Id of the application. */
  id: z.string(),
  /** Name, address, picture and everything else that tells who it is are left out for this reviewer, as the company chose. */
  blind: z.boolean(),
  /** What the applicant is called meanwhile, such as `A7`. */
  alias: z.string(),
  candidate_id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  cProfilePic: z.string().nullable(),
  bookingId: z.string(),
  title: z.string(),
  /** The company's own reference of the booking. */
  internalRef: z.string(),
  status,
  statusAt: z.string(),
  appliedAt: z.string(),
  /** When the interview or the application by profile was sent, the later of the two; nothing while neither is. */
  sentAt: z.string().nullable(),
  /** When the interview was sent; nothing where somebody applied by profile alone. */
  interviewSentAt: z.string().nullable(),
  /** Documents that came with the application. */
  documentCount: z.number(),
  /** When the candidate took the application back. */
  withdrawnAt: z.string().nullable(),
  /** The day until which an answer was promised. */
  replyBy: z.string().nullable(),
  seen: z.boolean(),
  /** The team's one mark, from 1 to 5: the mean of the criteria where the job has any, else of the stars; nothing until the caller has judged too, so that nobody is led. */
  stars: z.number().nullable(),
});

/** One applicant in a list, with how many of the questions were answered; nothing until the interview was sent. */
export const listedApplicant = applicant.extend({
  answered: z.number().nullable(),
  questionCount: z.number(),
  /** In which they are written to. */
  language,
  /** Why they are denied, in the words of the company; never told to the candidate. */
  reason: z.string().nullable(),
});
export type ListedApplicant = z.output<typeof listedApplicant>;

/** What narrows a list of applicants, and its order. */
export const applicantFilter = z.object({
  status: status.optional(),
  progress: z.enum(progressKinds).optional(),
  sort: z.enum(sortOptions).default('Recent'),
  /** In names, addresses and the internal reference; of those left blind only what they are called is searched. */
  textSearch: text(100).optional(),
  /** Only candidates who came through the company's own sign-up. */
  corporate: flag.optional(),
  /** Only those who wait for an answer whose promised day is near or over. */
  due: flag.optional(),
  /** Only those whom the caller was asked to look at and has not yet; `Recent` then begins with the earliest day. */
  assigned: z.enum(['me']).optional(),
  /** Only those who are denied for this reason. */
  reasonId: id.optional(),
});
const search = paging.extend(applicantFilter.shape).extend({
  // in the order in which applications began, whatever order is asked for; the last ten seconds come later
  ...walk,
});
const found = pageOf(listedApplicant).extend(walked);

export const applicants = {
  byBooking: endpoint({
    route: 'GET /api/jobcode/bybookingid/appliedlist',
    access: 'guest-reviewer',
    byKey: 'applicants:read',
    summary: 'The applicants of one booking; Highest and Lowest sort by the mark of the team and never by a computed score.',
    query: search.extend({ bookingId: text(12) }),
    reply: found,
    refusals: ['not-found'],
  }),
  ofCompany: endpoint({
    route: 'GET /api/profile/candidate/list/applicant',
    access: 'hiring-manager',
    byKey: 'applicants:read',
    summary: 'The applicants of the own company over all bookings.',
    query: search.extend({ companyId: text(40).optional() }),
    reply: found,
    refusals: ['not-found'],
  }),
  counts: endpoint({
    route: 'GET /api/candidatemanagement/counts',
    access: 'hiring-manager',
    byKey: 'applicants:read',
    summary: 'How many applicants stand in each status, and how many have sent, are under way and are unseen, over all bookings or in one.',
    query: z.object({ bookingId: text(12).optional(), corporate: flag.optional() }),
    reply: z.object({
      ...(Object.fromEntries(applicationStatuses.map((one) => [one, z.number()])) as Record<
        (typeof applicationStatuses)[number],
        z.ZodNumber
      >),
      sent: z.number(),
      underWay: z.number(),
      unseen: z.number(),
    }),
    refusals: ['not-found'],
  }),
  one: endpoint({
    route: 'GET /api/candidatemanagement/applicant/{id}',
    access: 'guest-reviewer',
    byKey: 'applicants:read',
    summary: 'One applicant with the history of statuses; opening it marks it as seen.',
    params: z.object({ id }),
    reply: applicant.extend({
      jobcodeId: z.string().nullable(),
      language: z.string(),
      startedAt: z.string().nullable(),
      /** When its recordings had been kept long enough. */
      recordingsRemovedAt: z.string().nullable(),
      /** Kept for a dispute beyond its time. */
      held: z.boolean(),
      message: z.string(),
      phone: z.string(),
      documents: z.array(applicationDocument),
      history: z.array(
        z.object({
          status,
          changedBy: z.string().nullable(),
          changedAt: z.string(),
          mail: z.enum(['none', 'queued', 'sent']),
          reason: z.string().nullable(),
        }),
      ),
      /** What else this person applied for here, as far as the caller may know it. */
      otherApplications: z.array(z.object({ id: z.string(), title: z.string(), status, appliedAt: z.string() })),
    }),
    refusals: ['not-found'],
  }),
  activity: endpoint({
    route: 'GET /api/candidatemanagement/applicant/{id}/activity',
    access: 'hiring-manager',
    byKey: 'applicants:read',
    summary:
      'What was done with an application beside its statuses, the oldest first: who opened it first, gave scores, noted, asked whom to look, and what the applicant wrote; never what the scores are.',
    params: z.object({ id }),
    reply: z.object({
      items: z.array(
        z.object({
          what: z.enum(activityKinds),
          at: z.string(),
          /** Nobody where they have left since; what was written is the applicant's. */
          by: z.string().nullable(),
          /** Who was asked to look. */
          of: z.string().nullable(),
        }),
      ),
    }),
    refusals: ['not-found'],
  }),
  remove: endpoint({
    route: 'POST /api/jobcode/delete/applicant',
    access: 'recruiter',
    byKey: 'applicants:write',
    summary: 'Removes an application with its answers, comments and files, for good.',
    body: byId,
    refusals: ['not-found', 'application-held'],
  }),
  booking: endpoint({
    route: 'GET /api/candidatemanagement/booking',
    access: 'hiring-manager',
    byKey: 'applicants:read',
    summary: 'What a booking is called, by its title and by the company itself, and how many criteria its applicants are judged by.',
    query: z.object({ bookingId: text(12) }),
    reply: z.object({ bookingId: z.string(), title: z.string(), internalRef: z.string(), criteria: z.number() }),
    refusals: ['not-found'],
  }),
  internalReference: endpoint({
    route: 'POST /api/v2/jobad/add/internalref',
    access: 'recruiter',
    byKey: 'applicants:write',
    summary: "Notes the company's own reference on a booking.",
    body: z.object({ bookingId: text(12), internalRef: text(100) }),
    refusals: ['not-found'],
  }),
};

/** The internal reference under the names of job codes and of candidate management. */
export const internalReferenceOfJobCode = {
  internalReference: elsewhere(applicants.internalReference, 'POST /api/jobcode/add/internalref'),
};
export const internalReferenceOfManagement = {
  internalReference: elsewhere(applicants.internalReference, 'POST /api/candidatemanagement/add/internalref'),
};
