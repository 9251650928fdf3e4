import * as z from 'zod';
import { lazy, screen } from '../platform/screen.ts';

/** The own mailbox of a recruiter. */
export const emailScreens = {
  '/emails': screen({
    texts: 'emails',
    frame: 'full',
    for: 'recruiter',
    page: lazy(() => import('../areas/emails/EmailsPage.tsx'), 'EmailsPage'),
    search: z.object({ folder: z.string().optional(), open: z.string().optional() }),
  }),
  '/emails/preview': screen({
    texts: 'emails',
    frame: 'full',
    for: 'recruiter',
    page: lazy(() => import('../areas/emails/EmailPreviewPage.tsx'), 'EmailPreviewPage'),
    search: z.object({ id: z.string().optional() }),
  }),
} as const;
