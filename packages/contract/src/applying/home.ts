import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, instant, text } from '../vocabulary.ts';
import { standing, step } from './applying.ts';

const place = z.object({ jobcodeId: text(40), uniqueId: text(64).optional() });

export const applicationHome = {
  show: endpoint({
    route: 'GET /api/v2/application',
    access: 'public',
    guests: true,
    summary:
      'Where the application behind the link of an interview stands: for the person whose session it is, or for whoever holds the secret of the invitation it came by.',
    query: place,
    reply: standing.omit({ applicationId: true }).extend({
      /** Only for the person: what withdrawing asks for. */
      applicationId: id.nullable(),
      title: z.string(),
      companyName: z.string(),
      companyLogo: z.string().nullable(),
      sentAt: instant.nullable(),
      history: z.array(step),
      /** The person has no account: everything can be removed without a password. */
      guest: z.boolean(),
    }),
    refusals: ['not-found'],
    rate: { max: 120, seconds: 60 },
  }),
  mailWayIn: endpoint({
    route: 'POST /api/v2/application/way-in',
    access: 'public',
    guests: true,
    summary: 'Mails a guest the link that opens the application behind an invitation again, to the address it was made with.',
    body: place.required(),
    refusals: ['not-found'],
    rate: { max: 5, seconds: 60 },
  }),
};
