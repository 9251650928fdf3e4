import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { shortCode } from '../job-codes/shapes.ts';
import { signUpCareerStages } from '../reference-lists.ts';
import { emailAddress, industry, language, linkToken, ownAddress, password, required, secret, text, userType } from '../vocabulary.ts';

/** By this the browser that signed up is known when its link is opened there: nothing needs to be typed then. */
const browser = secret();
const signedUp = z.object({ browser });

/** A name greets in our mails, so it may not lead elsewhere. */
const name = required(80).refine((value) => !/:\/\/|www\./i.test(value));

const person = z.object({
  firstName: name,
  lastName: name,
  email: emailAddress,
  password,
  /** Of the letters; left out, the one that the call asks for by its headers. */
  language: language.optional(),
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
      /** Where the person stands in working life; the profile begins with it. */
      careerStage: z.enum(signUpCareerStages).optional(),
    }),
    reply: signedUp,
    refusals: ['already-registered', 'weak-password'],
    rate: { max: 10, seconds: 60 },
    mails: 'email',
  }),
  recruiter: endpoint({
    route: 'POST /api/registration/recruiter',
    access: 'public',
    summary: 'Signs a recruiter up together with the company, whose owner the recruiter becomes.',
    body: person.extend({
      companyName: required(120),
      industries: z.array(industry).max(3).default([]),
    }),
    reply: signedUp,
    refusals: ['already-registered', 'weak-password'],
    rate: { max: 10, seconds: 60 },
    mails: 'email',
  }),
  activation: endpoint({
    route: 'POST /api/registration/activation',
    access: 'public',
    summary: 'Whose sign-up a mailed link confirms.',
    body: z.object({ activation: secret() }),
    reply: z.object({
      userEmail: z.string(),
      userType,
      firstName: z.string(),
      lastName: z.string(),
      /** The company that a recruiter signs up with. */
      companyName: z.string().nullable(),
    }),
    refusals: ['link-expired'],
    rate: { max: 20, seconds: 60 },
  }),
  activate: endpoint({
    route: 'POST /api/registration/activate',
    access: 'public',
    summary:
      "Confirms the address of a sign-up by the token of the mailed link and signs in. Wants the secret of the browser that signed up, that sign-up's password, or a new password with a name: whoever opens the link may not be who signed up.",
    body: z.object({
      activation: secret(),
      browser: browser.optional(),
      password: secret(127).optional(),
      newPassword: password.optional(),
      firstName: name.optional(),
      lastName: name.optional(),
    }),
    reply: z.object({
      token: z.string(),
      userType,
      userEmail: z.string(),
      /** A secret for the device to keep and to send with its next sign-in. */
      device: z.string(),
    }),
    refusals: ['link-expired', 'wrong-password', 'weak-password', 'already-registered'],
    rate: { max: 20, seconds: 60 },
  }),
  newActivationLink: endpoint({
    route: 'POST /api/newactivationlink',
    access: 'public',
    summary: 'Mails another activation link for a sign-up whose address is not confirmed yet: that of this browser, else the latest.',
    body: z.object({ email: emailAddress, browser: browser.optional() }),
    refusals: ['email-not-found'],
    rate: { max: 5, seconds: 60 },
    mails: 'email',
  }),
  guest: endpoint({
    route: 'POST /api/registration/visitors',
    access: 'public',
    guests: true,
    summary:
      'Opens a session for a guest, limited to the interview of the given job code or to the application to the given job. The guest is mailed a way back at once; an address known already is mailed that way and gets no session.',
    body: z.object({
      firstName: name,
      lastName: name,
      email: emailAddress,
      /** Of the letters; left out, the one that the call asks for by its headers. */
      language: language.optional(),
      termsAccepted: z.literal(true),
      /** The interview, or else the job that the guest applies to. */
      jobcodeId: shortCode.optional(),
      uniqueId: linkToken.optional(),
      bookingId: shortCode.optional(),
    }),
    reply: z.union([
      z.object({ token: z.string(), userType, userEmail: z.string() }),
      /** The address is known: the way back lies in its mailbox. */
      z.object({ mailed: z.literal(true) }),
    ]),
    refusals: ['already-registered', 'not-found'],
    // a class or an open day sits behind one address; mails count by recipient besides
    rate: { max: 60, seconds: 60 },
    mails: 'email',
  }),
  guestByLink: endpoint({
    route: 'POST /api/registration/visitors/return',
    access: 'public',
    guests: true,
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
