import * as z from 'zod';

/** A stored document as it is shown: signed links that live ten minutes and end with the session. */
export const shownDocument = z.object({
  name: z.string(),
  contentType: z.string(),
  bytes: z.number(),
  url: z.string(),
  /** The same file, to be saved under its name. */
  saveUrl: z.string(),
  /** How a page can show it. */
  preview: z.enum(['pdf', 'picture', 'none']),
});
