import * as z from 'zod';
import { lazy, screen } from '../platform/screen.ts';

const own = { texts: 'emails', frame: 'full', for: 'recruiter' } as const;

/** The own mailbox of a recruiter. */
export const emailScreens = {
  '/emails': screen({
    ...own,
    page: lazy(() => import('../areas/emails/EmailsPage.tsx'), 'EmailsPage'),
    search: z.object({ folder: z.string().optional(), open: z.string().optional() }),
  }),
  '/emails/preview': screen({
    ...own,
    page: lazy(() => import('../areas/emails/EmailPreviewPage.tsx'), 'EmailPreviewPage'),
    search: z.object({ id: z.string().optional() }),
  }),
} as const;
