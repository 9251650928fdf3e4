import * as z from 'zod';
import { endpoint } from '../endpoint.ts';

export const about = {
  config: endpoint({
    route: 'GET /api/config',
    access: 'public',
    summary: 'What the browser needs to know of this installation.',
    reply: z.object({
      /** The sign-ins of the demo story, only while it runs. */
      demo: z.object({ accounts: z.array(z.string()), password: z.string() }).nullable(),
      supportPhone: z.string().nullable(),
      supportChatUrl: z.string().nullable(),
      /** Candidates can pay here: whoever bought finds the way to withdraw. */
      withdrawal: z.boolean(),
      /** A full load of `/` on this host leaves for the marketing site. */
      marketing: z.object({ host: z.string(), url: z.string() }).nullable(),
    }),
  }),
  ip: endpoint({
    route: 'GET /api/ip',
    access: 'public',
    summary: "The caller's own network address as this server sees it (R184).",
    reply: z.object({ ip: z.string() }),
  }),
  health: endpoint({
    route: 'GET /api/health',
    access: 'public',
    summary:
      'Whether the program lives, which it does whenever this is answered; restart it when it is not. `ready` may be false for a while.',
    reply: z.object({
      ok: z.literal(true),
      /** Calls that need the database are answered. */
      ready: z.boolean(),
      /** There is room for recordings and for working on them; without it people read `no-room`. */
      room: z.boolean(),
    }),
  }),
  live: endpoint({
    route: 'GET /api/health/live',
    access: 'public',
    summary: 'Whether the program lives, and nothing else: it asks neither database nor storage.',
    reply: z.object({ live: z.literal(true) }),
  }),
  ready: endpoint({
    route: 'GET /api/health/ready',
    access: 'public',
    summary: 'Whether to send calls here: 200 while the database answers, else 503.',
    reply: z.object({ ready: z.literal(true) }),
    refusals: ['unavailable'],
  }),
};
