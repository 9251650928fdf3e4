import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { linkToken, password } from '../vocabulary.ts';
import { shownProfile } from './shapes.ts';

const body = z.object({ token: linkToken });

/** For a person whom a company added: the link that was mailed is the permission. */
export const added = {
  about: endpoint({
    route: 'GET /api/v2/profile/candidate/added',
    access: 'public',
    summary: 'What a company stored about the person who got this link, who did it, and why.',
    query: body,
    reply: z.object({
      companyName: z.string(),
      addedBy: z.string(),
      addedAt: z.string(),
      message: z.string(),
      profile: shownProfile,
    }),
    refusals: ['link-expired'],
    rate: { max: 60, seconds: 60 },
  }),
  takeOver: endpoint({
    route: 'POST /api/v2/profile/candidate/added/takeover',
    access: 'public',
    summary: 'The person takes the profile over by choosing a password; from then on nobody else changes it.',
    body: body.extend({ password, consent: z.literal(true) }),
    reply: z.object({ userEmail: z.string() }),
    refusals: ['link-expired', 'weak-password'],
    rate: { max: 20, seconds: 60 },
  }),
  object: endpoint({
    route: 'POST /api/v2/profile/candidate/added/object',
    access: 'public',
    summary: 'The person objects: everything the company stored is removed, and it cannot add the person again.',
    body,
    refusals: ['link-expired'],
    rate: { max: 20, seconds: 60 },
  }),
};
