import * as z from 'zod';
import { elsewhere, endpoint } from '../endpoint.ts';
import { linkPerson, linkView, sharedCard, sharedPerson } from '../sharing/shapes.ts';
import { byId, emailAddress, id, instant, linkToken, text } from '../vocabulary.ts';

export const longestLinkDays = 30;

/** A link that shows chosen applicants of one booking. */
const applicantLink = z.object({
  id: z.string(),
  /** With the secret behind the `#`, for those who may make such links alone; empty where it shows somebody who is left blind to the reader. */
  generatedLink: z.string(),
  bookingId: z.string(),
  title: z.string(),
  createdAt: instant,
  expiresAt: instant,
  state: z.enum(['open', 'expired', 'revoked']),
  people: z.array(linkPerson),
  views: z.array(linkView),
  mailedTo: z.array(z.object({ email: z.string(), at: instant })),
});
export type ApplicantLink = z.output<typeof applicantLink>;

/** The secret of the link, and through which mail somebody comes. */
const opened = z.object({ token: linkToken, via: id.optional() });

export const applicantLinks = {
  list: endpoint({
    route: 'GET /api/candidatemanagement/generateapplicantlink',
    access: 'recruiter',
    byKey: 'applicants:read',
    summary: 'The links that show applicants of the own company, or of one booking: whom, who agreed, who looked.',
    query: z.object({ bookingId: text(12).optional() }),
    reply: z.object({ items: z.array(applicantLink) }),
    refusals: ['not-found'],
  }),
  make: endpoint({
    route: 'POST /api/candidatemanagement/generateapplicantlink',
    access: 'recruiter',
    byKey: 'applicants:write',
    idempotent: true,
    summary: 'Makes a link that shows chosen applicants of one booking. Each is asked by mail and shown only after agreeing.',
    body: z.object({
      bookingId: text(12),
      /** Applications. */
      ids: z.array(id).min(1).max(50),
      days: z.number().int().min(1).max(longestLinkDays).default(longestLinkDays),
      answers: z.boolean().default(true),
      documents: z.boolean().default(false),
      contact: z.boolean().default(false),
    }),
    reply: applicantLink,
    refusals: ['not-found'],
    rate: { max: 120, seconds: 3600 },
  }),
  mail: endpoint({
    route: 'POST /api/candidatemanagement/email/link',
    access: 'recruiter',
    byKey: 'applicants:write',
    summary: 'Mails a link to somebody, whose looks then carry the address.',
    body: z.object({ id, email: emailAddress, message: text(2000).default('') }),
    refusals: ['not-found', 'link-expired', 'left-blind'],
    rate: { max: 60, seconds: 3600 },
    mails: 'email',
  }),
  revoke: endpoint({
    route: 'POST /api/candidatemanagement/generateapplicantlink/revoke',
    access: 'recruiter',
    byKey: 'applicants:write',
    summary: 'Ends a link at once.',
    body: byId,
    refusals: ['not-found'],
  }),
  open: endpoint({
    route: 'GET /api/candidatemanagement/applicantlink',
    access: 'public',
    summary: 'Whom a link shows, for who has its secret; people who have not agreed are only counted.',
    query: opened,
    reply: z.object({
      companyName: z.string(),
      companyLogo: z.string().nullable(),
      title: z.string(),
      expiresAt: instant,
      /** So many have not agreed yet. */
      waiting: z.number(),
      items: z.array(sharedCard),
    }),
    refusals: ['link-expired'],
    rate: { max: 120, seconds: 60 },
  }),
  person: endpoint({
    route: 'GET /api/candidatemanagement/applicantlink/person',
    access: 'public',
    summary: 'One person of a link, with everything that was chosen and nothing else.',
    query: opened.extend({ personId: id }),
    reply: sharedPerson.extend({ companyName: z.string(), companyLogo: z.string().nullable(), title: z.string() }),
    refusals: ['link-expired', 'not-found'],
    rate: { max: 120, seconds: 60 },
  }),
  played: endpoint({
    route: 'POST /api/candidatemanagement/applicantlink/played',
    access: 'public',
    summary: 'Notes that an answer is played.',
    body: opened.extend({ personId: id, takeId: id }),
    refusals: ['link-expired', 'not-found'],
    rate: { max: 120, seconds: 60 },
  }),
};

/** The same calls under the name of the candidate's profile. */
export const applicantLinkAliases = {
  list: elsewhere(applicantLinks.list, 'GET /api/profile/candidate/generateapplicantlink'),
  make: elsewhere(applicantLinks.make, 'POST /api/profile/candidate/generateapplicantlink'),
  mail: elsewhere(applicantLinks.mail, 'POST /api/profile/candidate/email/link'),
};
