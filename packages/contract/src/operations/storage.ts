import * as z from 'zod';
import { endpoint } from '../endpoint.ts';

/** What files are kept for; recordings count with what arrived of them. */
export const fileKinds = ['recordings', 'documents', 'profiles', 'messages', 'drafts', 'closeups'] as const;

export const storage = {
  look: endpoint({
    route: 'GET /api/admin/operations/storage',
    access: 'admin',
    summary: 'How much is kept, of what, and how much more there is room for; in bytes.',
    reply: z.object({
      kind: z.enum(['folder', 'bucket']),
      /** Null where nobody knows: a bucket. */
      room: z.number().nullable(),
      /** The program warns below that. */
      least: z.number(),
      database: z.number(),
      files: z.array(z.object({ kind: z.enum(fileKinds), files: z.number(), bytes: z.number() })),
      /** Rows as the database estimates them; null where it never has. */
      tables: z.array(z.object({ name: z.string(), bytes: z.number(), rows: z.number().nullable() })),
    }),
    rate: { max: 60, seconds: 600 },
  }),
};
