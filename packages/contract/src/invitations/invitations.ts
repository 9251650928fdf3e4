import * as z from 'zod';
import { walk, walked } from '../cursors.ts';
import { endpoint } from '../endpoint.ts';
import { byId, emailAddress, flag, id, language, pageOf, paging, text } from '../vocabulary.ts';

const invitation = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** The key of the personal link `/video-interview/{jobcodeId}/{uniqueId}`. */
  uniqueId: z.string(),
  jobcodeId: z.string(),
  bookingId: z.string(),
  title: z.string(),
  /** `deleted`: whoever was invited has had everything about them deleted; no name, address or link is left. */
  state: z.enum(['invited', 'opened', 'started', 'sent', 'cancelled', 'deleted']),
  invitedAt: z.string(),
  cancelledBy: z.enum(['company', 'candidate']).nullable(),
});

const invite = {
  access: 'recruiter',
  body: z.object({
    bookingId: text(12),
    candidates: z
      .array(z.object({ email: emailAddress, firstName: text(80).default(''), lastName: text(80).default('') }))
      .min(1)
      .max(100),
    language: language.default('en'),
    /** Stands in the mail above the link. */
    message: text(2000).default(''),
  }),
  reply: z.object({ invited: z.array(z.string()), repeated: z.array(z.string()) }),
  refusals: ['not-found', 'interview-unavailable', 'interview-expired', 'jobcode-plan-needed'],
  rate: { max: 60, seconds: 60 },
  mails: 'candidates',
} as const;

export const invitations = {
  invite: endpoint({
    route: 'POST /api/cm/invite/candidate',
    byKey: 'people:write',
    idempotent: true,
    summary:
      'Invites candidates to a published job code by mail, each with a personal link (R007); an address invited before gets its link again.',
    ...invite,
  }),
  inviteToJobCode: endpoint({
    route: 'POST /api/jobcode/invite/candidate',
    byKey: 'people:write',
    idempotent: true,
    summary: 'The same as POST /api/cm/invite/candidate.',
    ...invite,
  }),
  resend: endpoint({
    route: 'POST /api/cm/invite/sendemail',
    access: 'recruiter',
    byKey: 'people:write',
    summary: 'Mails the personal link again.',
    body: byId,
    refusals: ['not-found', 'interview-unavailable', 'interview-expired', 'jobcode-plan-needed'],
    rate: { max: 60, seconds: 60 },
  }),
  about: endpoint({
    route: 'GET /api/cm/invite/about',
    access: 'public',
    summary: 'What the invitation of a personal link is about, for the person who wants to cancel it.',
    query: z.object({ uniqueId: text(64) }),
    reply: z.object({ companyName: z.string(), title: z.string(), jobcodeId: z.string(), cancelled: z.boolean() }),
    refusals: ['not-found'],
    rate: { max: 60, seconds: 60 },
  }),
  decline: endpoint({
    route: 'POST /api/cm/invite/cancel',
    access: 'public',
    summary: 'The invited person cancels by the personal link; an application already begun becomes Declined.',
    body: z.object({ uniqueId: text(64) }),
    refusals: ['not-found', 'too-late'],
    rate: { max: 20, seconds: 60 },
  }),
  cancel: endpoint({
    route: 'POST /api/cm/invite/candidate/cancel',
    access: 'recruiter',
    byKey: 'people:write',
    summary: 'The company cancels an invitation; it stays listed, and with isDelete it is gone (R117).',
    body: z.object({ id, isDelete: flag.default(false) }),
    refusals: ['not-found'],
  }),
  list: endpoint({
    route: 'GET /api/cm/invite/candidate/list',
    access: 'recruiter',
    byKey: 'people:read',
    summary: 'The invitations of a booking, or of the whole company, newest first.',
    query: paging.extend({ bookingId: text(12).optional(), textSearch: text(100).optional(), ...walk }),
    reply: pageOf(invitation).extend(walked),
    refusals: ['not-found'],
  }),
};
