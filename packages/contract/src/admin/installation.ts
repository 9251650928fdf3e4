import * as z from 'zod';
import { endpoint } from '../endpoint.ts';

export const installation = {
  look: endpoint({
    route: 'GET /api/admin/installation',
    access: 'admin',
    summary: 'What an administrator should know about this installation before it is used in earnest.',
    reply: z.object({
      /** Videos are worked on by the ffmpeg that comes along, which is from 2018. */
      oldFfmpeg: z.boolean(),
      /** No mail server is set: mails stay in the outbox. */
      mailsStay: z.boolean(),
      /** There is little or no room left for recordings. */
      noRoom: z.boolean(),
      /** Answers whose stored recording lacks something of what arrived; everything that arrived of them is kept. */
      takesNotWhole: z.number(),
    }),
  }),
};
