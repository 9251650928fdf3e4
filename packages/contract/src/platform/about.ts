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
};
