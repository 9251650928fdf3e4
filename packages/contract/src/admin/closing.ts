import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, instant, secret, typedName } from '../vocabulary.ts';

/** So long an account that is deleted can be brought back, and a company. */
export const accountGraceHours = 24;
export const companyGraceDays = 30;

const person = z.object({ accountId: id });
const company = z.object({ companyId: id });

const typed = { name: typedName };
/** What cannot be taken for a slip of the finger: the name, and the own password. */
const sworn = { name: typedName, password: secret() };

/** Why an account cannot be closed or deleted now. */
export const closingObstacles = ['own-account', 'last-administrator', 'owner-stays'] as const;
export type ClosingObstacle = (typeof closingObstacles)[number];

const refusals = ['not-found', 'name-differs', ...closingObstacles] as const;
const passwordRate = { max: 20, seconds: 3600 };

export const closing = {
  ofAccount: endpoint({
    route: 'GET /api/admin/account/touched',
    access: 'admin',
    summary: 'What closing or deleting an account touches, before it is done; and what stands against it.',
    query: person,
    reply: z.object({
      /** What is to be typed. */
      name: z.string(),
      applications: z.number(),
      answers: z.number(),
      documents: z.number(),
      conversations: z.number(),
      /** Where it is signed in. */
      sessions: z.number(),
      /** What it is signed in with beside the password. */
      secondStep: z.object({ passkeys: z.number(), app: z.boolean() }),
      /** Closed by an administrator, and not by its own company: only that can be taken back here. */
      closedHere: z.boolean(),
      eraseAt: instant.nullable(),
      obstacle: z.enum(closingObstacles).nullable(),
    }),
    refusals: ['not-found'],
  }),
  activateAccount: endpoint({
    route: 'POST /api/admin/activateaccount',
    access: 'admin',
    summary: 'Opens an account again that an administrator closed or deleted less than a day ago (R166). The person is told.',
    body: person,
    refusals: ['not-found', 'not-closed-here', 'seats-full'],
  }),
  deactivateAccount: endpoint({
    route: 'POST /api/admin/deactivateaccount',
    access: 'admin',
    password: true,
    summary: 'Closes an account: its sessions end everywhere, nobody signs in to it, and all of it is kept (R166). The person is told.',
    body: person.extend(typed),
    refusals,
  }),
  deleteAccount: endpoint({
    route: 'POST /api/admin/deleteaccount',
    access: 'admin',
    summary: `Closes an account and removes it with everything after ${accountGraceHours} hours; until then it can be opened again (R166). The person is told.`,
    body: person.extend(sworn),
    reply: z.object({ eraseAt: instant }),
    refusals: [...refusals, 'wrong-password'],
    rate: passwordRate,
  }),
  resetSecondStep: endpoint({
    route: 'POST /api/admin/account/secondstep/reset',
    access: 'admin',
    password: true,
    summary: 'Removes passkeys, app and recovery codes of somebody who has lost them, and ends their sessions; both are told by mail.',
    body: person,
    refusals: ['not-found', 'own-account'],
  }),
  ofCompany: endpoint({
    route: 'GET /api/admin/company/touched',
    access: 'admin',
    summary: 'What closing or deleting a company touches, before it is done.',
    query: company,
    reply: z.object({
      name: z.string(),
      recruiters: z.number(),
      openJobs: z.number(),
      applications: z.number(),
      /** Candidates with an application there that is under way: they are told. */
      candidates: z.number(),
      /** Plans that would go on by themselves. */
      plans: z.number(),
      eraseAt: instant.nullable(),
    }),
    refusals: ['not-found'],
  }),
  activateCompany: endpoint({
    route: 'POST /api/admin/activatecompany',
    access: 'admin',
    summary:
      'Opens a company again: its people sign in, its ads that last show (R166). Its plans stay cancelled. Whoever was told that it goes is told that it is back.',
    body: company,
    refusals: ['not-found', 'company-left'],
  }),
  deactivateCompany: endpoint({
    route: 'POST /api/admin/deactivatecompany',
    access: 'admin',
    password: true,
    summary: 'Closes a company: its people cannot sign in, its ads leave the search, and all of it is kept (R166).',
    body: company.extend(typed),
    refusals: ['not-found', 'name-differs'],
  }),
  deleteCompany: endpoint({
    route: 'POST /api/admin/deletecompany',
    access: 'admin',
    summary: `Closes a company, cancels its plans, tells its candidates, and removes what it has after ${companyGraceDays} days; until then it can be opened again (R166).`,
    body: company.extend(sworn),
    reply: z.object({ eraseAt: instant }),
    refusals: ['not-found', 'name-differs', 'wrong-password'],
    rate: passwordRate,
  }),
};
