import { whole } from '@vitrine/contract/vocabulary.ts';
import * as z from 'zod';
import { lazy, screen } from '../platform/screen.ts';

/** Where people write to each other: one conversation, or the one about a job or an application. */
export const chatScreens = {
  '/chat': screen({
    texts: 'chat',
    frame: 'full',
    for: 'anyone',
    page: lazy(() => import('../areas/chat/ChatPage.tsx'), 'ChatPage'),
    search: z.object({
      with: z.string().optional(),
      message: whole(1, 2_000_000_000).optional(),
      job: z.string().optional(),
      applicant: z.string().optional(),
    }),
  }),
} as const;
