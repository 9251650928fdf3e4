import * as z from 'zod';
import { lazy, screen } from '../platform/screen.ts';

const own = { texts: 'emails', frame: 'full', for: 'recruiter' } as const;

/** The own mailbox of a recruiter. */
export const emailScreens = {
  '/emails': screen({
    ...own,
    page: lazy(() => import('../areas/emails/EmailsPage.tsx'), 'EmailsPage'),
    search: z.object({
      folder: z.string().optional(),
      open: z.string().optional(),
      /** With these somebody comes back who has signed in at their provider. */
      code: z.coerce.string().optional(),
      state: z.coerce.string().optional(),
    }),
  }),
  '/emails/compose-email': screen({
    ...own,
    // the words of the editor for rich text
    texts: ['emails', 'job-ads'],
    page: lazy(() => import('../areas/emails/compose/ComposePage.tsx'), 'ComposePage'),
    search: z.object({
      draft: z.string().optional(),
      /** An address to begin with. */
      to: z.string().optional(),
      /** The e-mail that is answered or passed on. */
      answers: z.string().optional(),
      how: z.enum(['reply', 'reply-all', 'forward']).optional(),
    }),
  }),
  '/emails/preview': screen({
    ...own,
    page: lazy(() => import('../areas/emails/EmailPreviewPage.tsx'), 'EmailPreviewPage'),
    search: z.object({ id: z.string().optional() }),
  }),
} as const;
