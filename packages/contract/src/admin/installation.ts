import * as z from 'zod';
import { endpoint } from '../endpoint.ts';

/** What a process that works on files of strangers is kept from, where the system allows. */
export const cageLimits = ['files', 'network', 'processes', 'cpu', 'size', 'memory'] as const;

export const installation = {
  look: endpoint({
    route: 'GET /api/admin/installation',
    access: 'admin',
    summary: 'What an administrator should know about this installation before it is used in earnest.',
    reply: z.object({
      /** Limits that this system does not set to what works on files of strangers; none where all are set. */
      missingLimits: z.array(z.enum(cageLimits)),
      /** No mail server is set: mails stay in the outbox. */
      mailsStay: z.boolean(),
      /** There is little or no room left for recordings. */
      noRoom: z.boolean(),
      /** Answers whose stored recording lacks something of what arrived; everything that arrived of them is kept. */
      takesNotWhole: z.number(),
    }),
  }),
};
