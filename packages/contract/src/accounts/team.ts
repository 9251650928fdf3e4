import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { shortCode } from '../job-codes/shapes.ts';
import { departments } from '../reference-lists.ts';
import { byId, companyRole, emailAddress, id, language, password, required, secret } from '../vocabulary.ts';

/** Roles that are given; the owner hands the company over instead. */
export const givenRoles = ['recruiter', 'hiring-manager'] as const;
export type GivenRole = (typeof givenRoles)[number];

/** The jobs of a hiring manager, by booking. */
const bookings = z.array(shortCode).max(200);
const jobs = z.array(z.object({ bookingId: z.string(), title: z.string() }));

const teammate = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: companyRole,
  /** Those given to a hiring manager; everybody else sees all of them. */
  jobs,
  /** Of the closed list (R268), or null. */
  department: z.string().nullable(),
  profilePic: z.string().nullable(),
  since: z.string(),
  /** What they sign in with beside the password; for the owner alone, null for others and for programs. */
  secondStep: z.object({ passkeys: z.number(), app: z.boolean() }).nullable(),
});

export const team = {
  info: endpoint({
    route: 'GET /api/registration/recruiter/info',
    access: 'hiring-manager',
    byKey: 'settings:read',
    summary: 'The signed-in recruiter and the company.',
    reply: z.object({
      id: z.string(),
      email: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      role: companyRole,
      department: z.string().nullable(),
      profilePic: z.string().nullable(),
      /** The company under the name the specification gives it. */
      corporateInfo: z.object({
        companyId: z.string(),
        companyName: z.string(),
        companyLogo: z.string().nullable(),
        industries: z.array(z.string()),
        employees: z.string().nullable(),
        departments: z.array(z.string()),
        address: z.string(),
        website: z.string(),
        phone: z.string(),
        timeZone: z.string(),
      }),
    }),
  }),
  invite: endpoint({
    route: 'POST /api/registration/recruiter/invite/multiple',
    access: 'recruiter',
    summary: 'Invites teammates by mail; an address invited before gets a new link.',
    body: z.object({
      emails: z.array(emailAddress).min(1).max(20),
      role: z.enum(givenRoles).default('recruiter'),
      /** What a hiring manager will see. */
      bookings: bookings.default([]),
    }),
    reply: z.object({
      invited: z.array(z.string()),
      refused: z.array(
        z.object({
          email: z.string(),
          code: z.enum(['already-registered', 'already-teammate', 'removed-teammate', 'seats-full']),
        }),
      ),
    }),
    refusals: ['not-found'],
    rate: { max: 20, seconds: 60 },
    mails: 'emails',
  }),
  list: endpoint({
    route: 'GET /api/registration/recruiter/list',
    access: 'recruiter',
    byKey: 'settings:read',
    summary: 'The recruiters of the own company.',
    reply: z.object({ items: z.array(teammate) }),
  }),
  setDepartment: endpoint({
    route: 'POST /api/registration/recruiter/update/department',
    access: 'hiring-manager',
    summary: 'Says in which department the caller works (R268).',
    body: z.object({ department: z.enum(departments).nullable() }),
  }),
  pending: endpoint({
    route: 'GET /api/registration/recruiter/listpending',
    access: 'recruiter',
    byKey: 'settings:read',
    summary: 'Invitations of teammates that nobody accepted yet.',
    reply: z.object({
      items: z.array(
        z.object({
          email: z.string(),
          role: z.enum(givenRoles),
          jobs,
          invitedAt: z.string(),
          expiresAt: z.string(),
        }),
      ),
    }),
  }),
  remove: endpoint({
    route: 'POST /api/registration/recruiter/removeuser',
    access: 'recruiter',
    summary: 'Removes a teammate (owner only) or takes back an invitation; the work of the removed stays with the company.',
    body: z.object({ id: id.optional(), email: emailAddress.optional() }),
    refusals: ['not-found', 'owner-stays', 'not-allowed'],
  }),
  changeRole: endpoint({
    route: 'POST /api/registration/recruiter/role',
    access: 'owner',
    summary: 'Makes a teammate a recruiter or a hiring manager of these jobs; it holds from the next call on, also of those signed in.',
    body: z.object({ id, role: z.enum(givenRoles), bookings: bookings.default([]) }),
    refusals: ['not-found', 'owner-stays', 'seats-full'],
  }),
  giveJobs: endpoint({
    route: 'POST /api/registration/recruiter/jobs',
    access: 'recruiter',
    summary: 'Gives a hiring manager these jobs in place of the former ones.',
    body: z.object({ id, bookings }),
    refusals: ['not-found'],
  }),
  makeOwner: endpoint({
    route: 'POST /api/registration/recruiter/makeowner',
    access: 'owner',
    summary: 'Hands the company over to a teammate (owner only).',
    body: byId,
    refusals: ['not-found', 'not-allowed', 'seats-full'],
  }),
  invitation: endpoint({
    route: 'GET /api/registration/recruiter/invitation',
    access: 'public',
    summary: 'What the mailed invitation of a teammate is about.',
    query: z.object({ token: secret() }),
    reply: z.object({
      companyName: z.string(),
      invitedBy: z.string(),
      email: z.string(),
    }),
    refusals: ['link-expired'],
    rate: { max: 30, seconds: 60 },
  }),
  accept: endpoint({
    route: 'POST /api/registration/recruiter/accept/registration',
    access: 'public',
    summary: 'Joins the company of the invitation; the invited address counts as confirmed.',
    body: z.object({
      token: secret(),
      firstName: required(80),
      lastName: required(80),
      password,
      language: language.optional(),
      termsAccepted: z.literal(true),
    }),
    /** A secret for the device to keep and to send with its next sign-in. */
    reply: z.object({ device: z.string() }),
    refusals: ['link-expired', 'already-registered', 'weak-password'],
    rate: { max: 20, seconds: 60 },
  }),
};
