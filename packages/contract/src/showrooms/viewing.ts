import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { sharedCard, sharedPerson } from '../sharing/shapes.ts';
import { timeZone, wallTime } from '../times.ts';
import { emailAddress, flag, id, instant, linkToken, required, secret, text } from '../vocabulary.ts';

/** The secret of the showroom, and what `open` answered to the viewer's address and password. */
const inside = z.object({ token: linkToken, visit: secret(900) });

const asking = inside.extend({ personId: id, name: required(120), email: emailAddress, message: text(1000).default('') });

export const showroomViewing = {
  open: endpoint({
    route: 'POST /api/v2/profile/candidate/showroom/open',
    access: 'public',
    summary: 'Opens a showroom by the secret of its link, with an address and a password where it asks for them.',
    body: z.object({ token: linkToken, email: emailAddress.optional(), password: secret(127).optional() }),
    reply: z.object({
      companyName: z.string(),
      companyLogo: z.string().nullable(),
      /** What is still wanted. */
      needs: z.array(z.enum(['email', 'password'])),
      /** The pass for the calls inside, once nothing is wanted. */
      visit: z.string().nullable(),
    }),
    refusals: ['link-expired', 'showroom-closed-to-you', 'too-many-requests'],
    rate: { max: 60, seconds: 60 },
  }),
  candidates: endpoint({
    route: 'GET /api/profile/candidate/showroom/candidate/list',
    access: 'public',
    summary:
      'The candidates of a showroom who have agreed: for viewers by token and visit; for recruiters of the company, who look before others do, by `id`. The fields of the showroom narrow the answer and are part of each row.',
    query: z.object({
      token: linkToken.optional(),
      visit: secret(900).optional(),
      id: id.optional(),
      targetEmail: text(254).optional(),
      notRequired: flag.optional(),
      generatedLink: text(500).optional(),
    }),
    reply: z.object({
      companyName: z.string(),
      companyLogo: z.string().nullable(),
      title: z.string(),
      greeting: z.string(),
      expiresAt: instant,
      /** Stands over pictures and videos; empty: nothing does. */
      overlay: z.string(),
      /** The address of the viewer, where one was given. */
      viewer: z.string(),
      /** So many have not agreed yet. */
      waiting: z.number(),
      items: z.array(sharedCard.extend({ id: z.string(), targetEmail: z.string(), notRequired: z.boolean(), generatedLink: z.string() })),
    }),
    refusals: ['link-expired', 'not-found'],
    rate: { max: 240, seconds: 60 },
  }),
  candidate: endpoint({
    route: 'GET /api/v2/profile/candidate/showroom/candidate',
    access: 'public',
    summary: 'One candidate of a showroom, with everything that was chosen and nothing else.',
    query: inside.extend({ personId: id }),
    reply: sharedPerson,
    refusals: ['link-expired', 'not-found'],
    rate: { max: 240, seconds: 60 },
  }),
  played: endpoint({
    route: 'POST /api/v2/profile/candidate/showroom/played',
    access: 'public',
    summary: 'Notes that an answer is played.',
    body: inside.extend({ personId: id, takeId: id }),
    refusals: ['link-expired', 'not-found'],
    rate: { max: 120, seconds: 60 },
  }),
  book: endpoint({
    route: 'POST /api/profile/candidate/showroom/candidate/booking',
    access: 'public',
    summary: 'Proposes up to three times for a talk with a candidate, on the clock of the viewer; the recruiter gets them as invitations.',
    body: asking.extend({
      times: z.array(wallTime).min(1).max(3),
      timeZone,
      minutes: z.union([z.literal(15), z.literal(30), z.literal(45), z.literal(60)]).default(30),
    }),
    reply: z.object({ times: z.array(instant) }),
    refusals: ['link-expired', 'not-found', 'times-past'],
    rate: { max: 20, seconds: 3600 },
  }),
  requestPrivateLink: endpoint({
    route: 'POST /api/profile/candidate/showroom/request/privatelink',
    access: 'public',
    summary: 'Asks the recruiter for the private profile of a candidate.',
    body: asking,
    refusals: ['link-expired', 'not-found'],
    rate: { max: 20, seconds: 3600 },
  }),
};
