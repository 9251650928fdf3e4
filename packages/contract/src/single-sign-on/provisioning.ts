import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { instant } from '../vocabulary.ts';
import { handOnDays, joiningRoles, provisioningDeeds, provisioningRefusals } from './shapes.ts';

const access = 'owner';
const path = '/api/company/single-sign-on/provisioning';

const joinsAs = z.enum(joiningRoles);

/** The provider of the company makes, changes and shuts out its teammates, over SCIM 2.0 at /scim/v2. */
export const provisioning = {
  show: endpoint({
    route: `GET ${path}`,
    access,
    summary: `Where the provider reaches it, whether it may, and what it did last. Whom it shuts out comes back by it; after ${handOnDays} days the owner goes on with their conversations.`,
    reply: z.object({
      /** To be entered at the provider. */
      address: z.string(),
      state: z
        .object({
          joinsAs,
          startedAt: instant,
          usedAt: instant.nullable(),
          /** Until when the former token works as well. */
          rotatingUntil: instant.nullable(),
          /** What was refused to it last. */
          refused: z.object({ at: instant, why: z.enum(provisioningRefusals) }).nullable(),
          /** The latest first, at most five. */
          last: z.array(z.object({ at: instant, did: z.enum(provisioningDeeds), name: z.string(), email: z.string() })),
        })
        .nullable(),
    }),
  }),
  start: endpoint({
    route: `POST ${path}`,
    access,
    password: true,
    summary: 'Lets the provider do so, once single sign-on was tried. The token is in this reply and nowhere else.',
    body: z.object({
      /** What somebody becomes who is made by it and was not invited. */
      joinsAs,
    }),
    reply: z.object({ token: z.string() }),
    refusals: ['single-sign-on-off', 'domain-first', 'changed-elsewhere'],
    rate: { max: 20, seconds: 3600 },
  }),
  change: endpoint({
    route: `POST ${path}/change`,
    access,
    password: true,
    summary: 'Says in which role people are made from now on.',
    body: z.object({ joinsAs }),
    refusals: ['not-found'],
  }),
  rotate: endpoint({
    route: `POST ${path}/rotate`,
    access,
    password: true,
    summary: 'Makes a new token. The former one works for 24 hours more, unless provisioning is stopped.',
    reply: z.object({ token: z.string() }),
    refusals: ['not-found'],
    rate: { max: 20, seconds: 3600 },
  }),
  stop: endpoint({
    route: `POST ${path}/stop`,
    access,
    summary: 'Ends it at once, with every token. People stay as they are.',
    refusals: ['not-found'],
  }),
};
