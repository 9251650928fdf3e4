import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { shortCode } from '../job-codes/shapes.ts';
import { industries } from '../reference-lists.ts';
import { emailAddress, language, ownAddress, password, required, secret, text, userType } from '../vocabulary.ts';

const person = z.object({
  firstName: required(80),
  lastName: required(80),
  email: emailAddress,
  password,
  language: language.default('en'),
  /** The terms and the privacy policy were accepted; without it nothing is stored. */
  termsAccepted: z.literal(true),
  /** Where the person was going: the mailed link leads on there. */
  next: ownAddress.optional(),
});

export const registration = {
  candidate: endpoint({
    route: 'POST /api/registration',
    access: 'public',
    summary: 'Signs a candidate up and mails the activation link, good for 48 hours (R211).',
    body: person.extend({
      /** The name in addresses of the company whose own sign-up this is. */
      corporateIdentity: text(80).optional(),
    }),
    refusals: ['already-registered', 'weak-password'],
    rate: { max: 10, seconds: 60 },
  }),
  recruiter: endpoint({
    route: 'POST /api/registration/recruiter',
    access: 'public',
    summary: 'Signs a recruiter up together with the company, whose owner the recruiter becomes.',
    body: person.extend({
      companyName: required(120),
      industries: z.array(z.enum(industries)).max(3).default([]),
    }),
    refusals: ['already-registered', 'weak-password'],
    rate: { max: 10, seconds: 60 },
  }),
  activate: endpoint({
    route: 'POST /api/registration/activate',
    access: 'public',
    summary: 'Confirms the address of a new account by the token of the mailed link.',
    body: z.object({ activation: secret() }),
    reply: z.object({ userEmail: z.string(), userType }),
    refusals: ['link-expired'],
    rate: { max: 20, seconds: 60 },
  }),
  newActivationLink: endpoint({
    route: 'POST /api/newactivationlink',
    access: 'public',
    summary: 'Mails another activation link for an account that is not active yet.',
    body: z.object({ email: emailAddress }),
    refusals: ['email-not-found'],
    rate: { max: 5, seconds: 60 },
  }),
  guest: endpoint({
    route: 'POST /api/registration/visitors',
    access: 'public',
    summary:
      'Opens a session for a guest, limited to the interview of the given job code or to the application to the given job. The guest is mailed a way back at once; an address known already is mailed that way and gets no session.',
    body: z.object({
      firstName: required(80),
      lastName: required(80),
      email: emailAddress,
      language: language.default('en'),
      termsAccepted: z.literal(true),
      /** The interview, or else the job that the guest applies to. */
      jobcodeId: text(40).optional(),
      uniqueId: text(64).optional(),
      bookingId: shortCode.optional(),
    }),
    reply: z.union([
      z.object({ token: z.string(), userType, userEmail: z.string() }),
      /** The address is known: the way back lies in its mailbox. */
      z.object({ mailed: z.literal(true) }),
    ]),
    refusals: ['already-registered', 'not-found'],
    rate: { max: 10, seconds: 60 },
  }),
  guestByLink: endpoint({
    route: 'POST /api/registration/visitors/return',
    access: 'public',
    summary: "Opens a guest's session again by the token of the mailed way back.",
    body: z.object({ token: secret() }),
    reply: z.object({
      token: z.string(),
      userType,
      userEmail: z.string(),
      /** What the session reaches: an interview, or the application to a job. */
      jobcodeId: z.string().nullable(),
      uniqueId: z.string().nullable(),
      bookingId: z.string().nullable(),
    }),
    refusals: ['link-expired'],
    rate: { max: 20, seconds: 60 },
  }),
};
