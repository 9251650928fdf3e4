import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { byId, language, secret, userType, whole } from '../vocabulary.ts';

export const exportStates = ['none', 'waiting', 'working', 'ready', 'failed'] as const;

/** What somebody agreed to, in which wording, and whether it still holds. */
const consent = z.object({
  id: z.string(),
  purpose: z.string(),
  textVersion: z.string(),
  language,
  /** The company and the job it was given for, where it was given for one. */
  companyName: z.string().nullable(),
  title: z.string().nullable(),
  givenAt: z.string(),
  withdrawnAt: z.string().nullable(),
  /** It can be withdrawn alone; the terms end with the account. */
  withdrawable: z.boolean(),
});
export type ConsentRow = z.output<typeof consent>;

/** Who did what with the own data. */
const look = z.object({
  /** For asking for those before it. */
  id: z.number(),
  at: z.string(),
  action: z.string(),
  object: z.string(),
  by: z.object({
    kind: z.enum([...userType.options, 'link', 'product', 'provider']),
    /** Nobody can be named: the holder of a link, the product itself, or a person who is gone. */
    name: z.string().nullable(),
    companyName: z.string().nullable(),
  }),
});
export type Look = z.output<typeof look>;

const exported = z.object({
  state: z.enum(exportStates),
  /** Bytes read so far, of so many. */
  done: z.number(),
  total: z.number(),
  /** Where it can be fetched while it is ready. */
  url: z.string().nullable(),
  createdAt: z.string().nullable(),
  expiresAt: z.string().nullable(),
});
export type DataExport = z.output<typeof exported>;

export const privacy = {
  own: endpoint({
    route: 'GET /api/privacy/own',
    access: 'candidate-or-hiring-manager',
    summary: 'What is stored of the caller, by kind with how many, and every consent.',
    reply: z.object({
      stored: z.array(z.object({ area: z.string(), kind: z.string(), count: z.number() })),
      consents: z.array(consent),
    }),
  }),
  looks: endpoint({
    route: 'GET /api/privacy/looks',
    access: 'candidate-or-hiring-manager',
    summary: 'Who looked at or changed the data of the caller, newest first.',
    query: z.object({ before: whole(1, Number.MAX_SAFE_INTEGER).optional(), count: whole(1, 200).default(20) }),
    reply: z.object({ items: z.array(look), more: z.boolean() }),
  }),
  withdraw: endpoint({
    route: 'POST /api/privacy/consents/withdraw',
    access: 'candidate-or-hiring-manager',
    summary: 'Withdraws a consent; what rested on it ends at once.',
    body: byId,
    refusals: ['not-found', 'consent-stays', 'application-held'],
  }),
  startExport: endpoint({
    route: 'POST /api/privacy/export',
    access: 'candidate-or-hiring-manager',
    summary: 'Begins to gather everything stored of the caller into one ZIP; one at a time.',
    reply: exported,
    rate: { max: 10, seconds: 3600 },
  }),
  exportState: endpoint({
    route: 'GET /api/privacy/export',
    access: 'candidate-or-hiring-manager',
    summary: 'How far the last export is, and where it lies.',
    reply: exported,
  }),
  erase: endpoint({
    route: 'POST /api/privacy/erase',
    access: 'candidate-or-hiring-manager',
    summary: 'Removes the own account with everything stored of it, for good. Applications stay as anonymous figures.',
    body: z.object({ password: secret(127) }),
    refusals: ['wrong-password', 'owner-stays'],
    rate: { max: 5, seconds: 60 },
  }),
  eraseGuest: endpoint({
    route: 'POST /api/privacy/erase-guest',
    access: 'candidate',
    guests: true,
    summary: 'Removes a guest, who has no password, with everything stored of the guest, for good.',
    refusals: ['not-allowed'],
    rate: { max: 5, seconds: 60 },
  }),
};
