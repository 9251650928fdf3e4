import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, instant, secret } from '../vocabulary.ts';

const access = 'recruiter';
const path = '/api/company/integration/webex';
/** The company of the caller; another one is not found. */
const companyId = id.optional();

/** How a company stands with Webex; `ended`: Webex takes what it gave no more, and somebody has to connect again. */
export const webexStates = ['ready', 'ended'] as const;

/** What goes wrong at Webex, as far as somebody can do anything about it. */
export const webexRefusals = ['webex-off', 'webex-not-connected', 'webex-ended', 'webex-forbidden', 'webex-unreachable'] as const;

/** The connection of a company with Webex: one person allows it (OAuth 2.0 with PKCE), everybody plans meetings through it. */
export const webex = {
  show: endpoint({
    route: `GET ${path}`,
    access,
    summary: 'Whether Webex can be connected here, and by whom it is.',
    reply: z.object({
      /** Whether the operator has set it up. */
      offered: z.boolean(),
      connection: z
        .object({
          state: z.enum(webexStates),
          /** Of the account at Webex. */
          name: z.string(),
          email: z.string(),
          /** Null where that person has left. */
          connectedBy: z.string().nullable(),
          connectedAt: instant,
        })
        .nullable(),
    }),
  }),
  connect: endpoint({
    route: `POST ${path}`,
    access,
    summary:
      'Where to go to allow the connection at Webex. From there the browser comes back to /recruiter-settings/integrations with a code and the state.',
    body: z.object({ companyId }),
    reply: z.object({ url: z.string() }),
    refusals: ['not-found', 'webex-off'],
    rate: { max: 30, seconds: 600 },
  }),
  accepted: endpoint({
    route: `POST ${path}/accepted`,
    access,
    summary: 'Connects the company with the code that Webex gave. Taken from the session that began it alone, for ten minutes, and once.',
    body: z.object({ webexAuthCode: secret(4000).min(1), state: secret(4000).min(1), companyId }),
    refusals: ['not-found', 'link-expired', ...webexRefusals],
    rate: { max: 30, seconds: 600 },
  }),
  disconnect: endpoint({
    route: `POST ${path}/disconnect`,
    access,
    summary: 'Lets go of the connection: nothing is kept here that opens Webex, and Webex is told to take it back. Planned meetings stay.',
    body: z.object({ companyId }),
    refusals: ['not-found'],
  }),
  rooms: endpoint({
    route: 'GET /api/jobcode/webex/roomlist',
    access,
    summary: 'The Webex spaces that the connected account is in, those with the latest news first, at most a hundred.',
    query: z.object({ companyId }),
    reply: z.object({ items: z.array(z.object({ id: z.string(), title: z.string() })) }),
    refusals: ['not-found', ...webexRefusals],
    rate: { max: 60, seconds: 600 },
  }),
};
