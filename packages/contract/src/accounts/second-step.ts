import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { byId } from '../vocabulary.ts';
import { stepCode } from './session.ts';

export const recoveryCodeCount = 10;
/** So many days sessions that run already go on when a company begins to ask for a second step. */
export const secondStepGraceDays = 7;

const codes = z.object({ codes: z.array(z.string()) });

export const secondStep = {
  own: endpoint({
    route: 'GET /api/account/second-step',
    access: 'signed-in',
    whileHeld: true,
    summary: 'What the own account is signed in with beside the password, and whether the company asks for it.',
    reply: z.object({
      /** Since when an authenticator app is set up. */
      app: z.object({ since: z.string() }).nullable(),
      /** Recovery codes that are left. */
      codesLeft: z.number(),
      passkeys: z.number(),
      /** The company asks its people for a passkey or an app. */
      required: z.boolean(),
      /** This session has shown none yet, and opens nothing of the company. */
      held: z.boolean(),
    }),
  }),
  prepareApp: endpoint({
    route: 'POST /api/account/second-step/app/prepare',
    access: 'signed-in',
    whileHeld: true,
    password: true,
    summary:
      'Makes a key for an authenticator app (TOTP, RFC 6238: SHA-1, six digits, 30 seconds), for this session and a quarter of an hour.',
    reply: z.object({
      /** Base32, to be typed. */
      key: z.string(),
      /** `otpauth://…`, to be shown as a QR code. */
      url: z.string(),
    }),
    refusals: ['second-step-needed'],
    rate: { max: 30, seconds: 60 },
  }),
  confirmApp: endpoint({
    route: 'POST /api/account/second-step/app',
    access: 'signed-in',
    whileHeld: true,
    summary:
      'Turns on the app that was prepared, by one of its codes, in place of an earlier one. Answers ten new recovery codes, which are shown this once. The person is told by mail; the other sessions stay.',
    body: z.object({ code: stepCode }),
    reply: codes,
    refusals: ['wrong-code', 'link-expired', 'second-step-needed'],
    rate: { max: 10, seconds: 60 },
  }),
  removeApp: endpoint({
    route: 'POST /api/account/second-step/app/remove',
    access: 'signed-in',
    password: true,
    summary: 'Turns the app off, and with it the recovery codes; the person is told by mail, and the other sessions end.',
    refusals: ['not-found', 'second-step-stays'],
  }),
  renewCodes: endpoint({
    route: 'POST /api/account/second-step/codes',
    access: 'signed-in',
    password: true,
    summary: 'Ten new recovery codes in place of the former, shown this once; the person is told by mail, and the other sessions end.',
    reply: codes,
    refusals: ['not-found'],
    rate: { max: 10, seconds: 60 },
  }),
  require: endpoint({
    route: 'POST /api/registration/recruiter/secondstep/require',
    access: 'owner',
    password: true,
    summary: `Says whether everybody of the company needs a passkey or an app. Whoever has none sets one up at the next sign-in, at the latest after ${secondStepGraceDays} days, and reaches nothing of the company before. They are told by mail. Keys of the company go on.`,
    body: z.object({ required: z.boolean() }),
    refusals: ['second-step-first'],
  }),
  resetTeammate: endpoint({
    route: 'POST /api/registration/recruiter/secondstep/reset',
    access: 'owner',
    password: true,
    summary: 'Removes passkeys, app and recovery codes of a teammate who has lost them, and ends their sessions; both are told by mail.',
    body: byId,
    refusals: ['not-found', 'own-account'],
  }),
};
