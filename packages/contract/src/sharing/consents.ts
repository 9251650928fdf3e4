import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, instant, linkToken } from '../vocabulary.ts';
import { agreement } from './shapes.ts';

/** By whom somebody is to be shown to people outside, to whom, and what of them. */
const sharing = z.object({
  personId: z.string(),
  kind: z.enum(['applicants', 'showroom']),
  companyName: z.string(),
  /** The job, where it is about one. */
  title: z.string(),
  /** Whom the link is made for, where that is one address. */
  viewer: z.string(),
  expiresAt: instant,
  /** The link no longer opens. */
  over: z.boolean(),
  state: agreement,
  contact: z.boolean(),
  /** The questions whose answers are shown. */
  answers: z.array(z.string()),
  documents: z.array(z.string()),
});
export type Sharing = z.output<typeof sharing>;

const ownSharing = sharing.extend({
  /** Looks at the own person, newest first; a question where an answer was played. */
  views: z.array(z.object({ at: instant, viewer: z.string(), question: z.string().nullable() })),
});
export type OwnSharing = z.output<typeof ownSharing>;

const answer = z.object({ agree: z.boolean() });

export const sharingConsents = {
  own: endpoint({
    route: 'GET /api/v2/sharing/own',
    access: 'candidate',
    summary: 'Every link by which companies show the caller, or want to, to people outside: what of them, and who looked.',
    reply: z.object({ items: z.array(ownSharing) }),
  }),
  answer: endpoint({
    route: 'POST /api/v2/sharing/own/answer',
    access: 'candidate',
    summary: 'Agrees to be shown by one link, or does not; taking a consent back ends it at once.',
    body: answer.extend({ personId: id }),
    refusals: ['not-found', 'link-expired'],
  }),
  asked: endpoint({
    route: 'GET /api/v2/sharing/asked',
    access: 'public',
    summary: 'What somebody who was mailed is asked to agree to; the mailed secret is the permission.',
    query: z.object({ token: linkToken }),
    reply: sharing.extend({ firstName: z.string() }),
    refusals: ['link-expired'],
    rate: { max: 60, seconds: 60 },
  }),
  answerAsked: endpoint({
    route: 'POST /api/v2/sharing/asked/answer',
    access: 'public',
    summary: 'Agrees by the mailed secret, declines, or takes the consent back.',
    body: answer.extend({ token: linkToken }),
    refusals: ['link-expired'],
    rate: { max: 60, seconds: 60 },
  }),
};
