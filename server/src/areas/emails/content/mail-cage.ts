import * as z from 'zod';
import { cageInAdvance } from '../../../platform/cage/cage.ts';

const correspondent = z.object({ name: z.string(), email: z.string() });

/** What the child made of an e-mail, believed no further than this. */
export const readMail = z.object({
  to: z.array(correspondent),
  cc: z.array(correspondent),
  /** Where its sender wants answers. */
  replyTo: z.array(correspondent),
  text: z.string(),
  html: z.string().nullable(),
  pictures: z.array(z.string()),
  files: z.array(z.object({ part: z.number(), name: z.string(), contentType: z.string(), bytes: z.number(), shown: z.boolean() })),
});
export type ReadMail = z.output<typeof readMail>;

/** E-mails of strangers are parsed in a child of its own for each. */
export const mails = cageInAdvance({
  entry: new URL('./mail-work.ts', import.meta.url),
  replies: { read: z.null(), part: z.null() },
  limits: { memory: 500, cpu: 20, size: 1 },
});
