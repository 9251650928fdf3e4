import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { instant, required } from '../vocabulary.ts';

const access = 'recruiter';
const path = '/api/company/integration/calendar';

/** The own calendar elsewhere, by an address that publishes it (iCal): times at which it holds something are not offered for talks. */
export const ownCalendar = {
  show: endpoint({
    route: `GET ${path}`,
    access,
    summary: 'Whether the own calendar is kept free, and when it was read last.',
    reply: z.object({
      calendar: z
        .object({
          /** Where it is. Its address is a secret and shown to nobody. */
          host: z.string(),
          state: z.enum(['ready', 'unreachable']),
          readAt: instant,
          /** How many times of the coming year are kept free. */
          busy: z.number(),
        })
        .nullable(),
    }),
  }),
  connect: endpoint({
    route: `POST ${path}`,
    access,
    summary:
      'Reads the own calendar at its address (https or webcal), now and every quarter of an hour. Kept is when somebody has something, never what.',
    body: z.object({ address: required(1000) }),
    refusals: ['address-not-public', 'calendar-not-fetched', 'calendar-unreadable'],
    rate: { max: 20, seconds: 600 },
  }),
  disconnect: endpoint({
    route: `POST ${path}/disconnect`,
    access,
    summary: 'Forgets the address and all times that were read there.',
    refusals: ['not-found'],
  }),
};
