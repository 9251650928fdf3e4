import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { timeZone } from '../times.ts';
import { companyRole, emailAddress, language, required, secret, userType } from '../vocabulary.ts';

const newAddress = {
  body: z.object({ email: emailAddress, password: secret(127) }),
  rate: { max: 5, seconds: 60 },
  mails: 'email',
} as const;

export const account = {
  own: endpoint({
    route: 'GET /api/account',
    access: 'signed-in',
    whileHeld: true,
    guests: true,
    summary: 'The own account as the settings show it.',
    reply: z.object({
      id: z.string(),
      email: z.string(),
      /** An address that waits for its confirmation. */
      pendingEmail: z.string().nullable(),
      firstName: z.string(),
      lastName: z.string(),
      userType,
      /** What somebody of a company may there; null for everybody else. */
      role: companyRole.nullable(),
      language,
      /** Address of the picture, or nothing: then initials stand in. */
      profilePic: z.string().nullable(),
      /** An interview guest has no password yet. */
      guest: z.boolean(),
    }),
  }),
  updateName: endpoint({
    route: 'POST /api/registration/updatename',
    access: 'signed-in',
    summary: 'Changes the own name and language.',
    body: z.object({
      firstName: required(80),
      lastName: required(80),
      language: language.optional(),
    }),
  }),
  updateLanguage: endpoint({
    route: 'POST /api/account/language',
    access: 'signed-in',
    whileHeld: true,
    guests: true,
    summary: 'Changes the language in which letters are written to the caller; a guest has a language as well.',
    body: z.object({ language }),
  }),
  keepTimeZone: endpoint({
    route: 'POST /api/account/time-zone',
    access: 'signed-in',
    whileHeld: true,
    summary:
      'Says in which time zone the caller is, so that mails of a morning come in the morning; one that nobody knows changes nothing.',
    body: z.object({ timeZone }),
  }),
  updateCandidateEmail: endpoint({
    route: 'POST /api/registration/candidate/updateemail',
    access: 'candidate',
    summary: 'Asks for another address; it counts once the link mailed to it was opened.',
    ...newAddress,
    refusals: ['already-registered', 'wrong-password'],
  }),
  updateRecruiterEmail: endpoint({
    route: 'POST /api/registration/recruiter/updateemail',
    access: 'hiring-manager',
    summary: 'Asks for another address; it counts once the link mailed to it was opened.',
    ...newAddress,
    refusals: ['already-registered', 'wrong-password'],
  }),
  confirmEmail: endpoint({
    route: 'POST /api/registration/confirmemail',
    access: 'signed-in',
    summary: 'Makes the new address the sign-in of the caller, by the token mailed to it. All sessions end with the former one.',
    body: z.object({ token: secret() }),
    reply: z.object({ userEmail: z.string() }),
    refusals: ['link-expired', 'link-of-another', 'already-registered'],
    rate: { max: 20, seconds: 60 },
  }),
};
