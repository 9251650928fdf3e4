import * as z from 'zod';
import { walk, walked } from '../cursors.ts';
import { endpoint } from '../endpoint.ts';
import { answerKind } from '../interviews/parts.ts';
import { documentKinds } from '../profile-lists.ts';
import { linkPerson, linkView } from '../sharing/shapes.ts';
import { byId, emailAddress, id, instant, pageOf, paging, text } from '../vocabulary.ts';

export const longestShowroomDays = 90;
export const mostShowroomCandidates = 30;
export const shortestShowroomPassword = 10;

/** What a viewer asked for. */
const request = z.object({
  id: z.string(),
  kind: z.enum(['talk', 'profile']),
  person: z.string(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  times: z.array(instant),
  timeZone: z.string(),
  at: instant,
});

export const showroom = z.object({
  id: z.string(),
  title: z.string(),
  greeting: z.string(),
  /** Address of the invited viewer, or empty. */
  targetEmail: z.string(),
  /** The viewer need not give an address. */
  notRequired: z.boolean(),
  /** The link, with its secret behind the `#`. */
  generatedLink: z.string(),
  overlay: z.boolean(),
  hasPassword: z.boolean(),
  state: z.enum(['open', 'expired', 'revoked']),
  createdAt: instant,
  expiresAt: instant,
  people: z.array(linkPerson),
  views: z.array(linkView),
  requests: z.array(request),
});
export type Showroom = z.output<typeof showroom>;

/** What of somebody is shown: which answers, which documents, and how to get in touch. */
const chosen = z.object({
  candidate_id: id,
  /** Takes. */
  answers: z.array(id).max(60).default([]),
  documents: z.array(id).max(20).default([]),
  contact: z.boolean().default(false),
});

/** Somebody whom the company may put into a showroom, with what there is to choose from. */
const choosable = z.object({
  candidate_id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  cProfilePic: z.string().nullable(),
  profession: z.string(),
  answers: z.array(z.object({ takeId: z.string(), title: z.string(), question: z.string(), kind: answerKind })),
  documents: z.array(z.object({ id: z.string(), name: z.string(), kind: z.enum(documentKinds) })),
});
export type Choosable = z.output<typeof choosable>;

export const showrooms = {
  save: endpoint({
    route: 'POST /api/profile/candidate/showroom/create/link',
    access: 'recruiter',
    byKey: 'people:write',
    idempotent: true,
    summary:
      'Makes a showroom with its link; with `id` changes it, with `delete` removes it for good. Each candidate is asked by mail, and asked again when more of them is to be shown.',
    body: z.object({
      id: id.optional(),
      delete: z.boolean().optional(),
      title: text(120).optional(),
      greeting: text(2000).optional(),
      targetEmail: z.union([z.literal(''), emailAddress]).optional(),
      notRequired: z.boolean().optional(),
      overlay: z.boolean().optional(),
      /** The showroom lives so many days from now. */
      days: z.number().int().min(1).max(longestShowroomDays).optional(),
      /** A new password; null takes it away. A shared one is guessed more easily than one's own, so it is longer. */
      password: z.string().min(shortestShowroomPassword).max(127).meta({ format: 'password' }).nullable().optional(),
      candidates: z.array(chosen).max(mostShowroomCandidates).optional(),
      /** Mails the link to the target address. */
      mail: z.boolean().optional(),
    }),
    reply: z.object({ id: z.string(), generatedLink: z.string() }),
    refusals: ['not-found', 'showroom-address-missing'],
    rate: { max: 300, seconds: 3600 },
  }),
  list: endpoint({
    route: 'GET /api/profile/candidate/showroom/list',
    access: 'recruiter',
    byKey: 'people:read',
    summary: 'The showrooms of the own company, whole: whom they show, who agreed, who looked, what was asked for.',
    query: paging.extend({ id: id.optional(), ...walk }),
    reply: pageOf(showroom).extend(walked),
  }),
  revoke: endpoint({
    route: 'POST /api/v2/profile/candidate/showroom/revoke',
    access: 'recruiter',
    byKey: 'people:write',
    summary: 'Closes a showroom at once; what was looked at stays on record.',
    body: byId,
    refusals: ['not-found'],
  }),
  choosable: endpoint({
    route: 'GET /api/v2/profile/candidate/showroom/choosable',
    access: 'recruiter',
    byKey: 'people:read',
    summary: 'People the company may show: those who applied, those it added, and found ones it has turned to.',
    query: z.object({ textSearch: text(100).optional(), ids: text(1200).optional() }),
    reply: z.object({ items: z.array(choosable) }),
  }),
};
