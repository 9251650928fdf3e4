import { whole } from '@vitrine/contract/vocabulary.ts';
import * as z from 'zod';
import { lazy, screen } from '../platform/screen.ts';

const closeup = { texts: 'closeup' } as const;
const landing = { ...closeup, frame: 'full', page: lazy(() => import('../areas/closeup/LandingPage.tsx'), 'LandingPage') } as const;
// nothing around it (R056, R061, R066)
const view = screen({
  ...closeup,
  frame: 'bare',
  for: 'anyone',
  page: lazy(() => import('../areas/closeup/show/CloseupPage.tsx'), 'CloseupPage'),
});

/** Closeups: where they are made, and where others see them. */
export const closeupScreens = {
  '/closeup-landing': screen({ ...landing, for: 'anyone' }),
  '/closeup-landing-v3': screen({ ...landing, for: 'candidate' }),
  '/closeup/$id': view,
  '/closeup-old/$id': view,
  '/closeup/preview/$id': screen({
    ...closeup,
    frame: 'full',
    for: 'candidate',
    page: lazy(() => import('../areas/closeup/show/PreviewPage.tsx'), 'PreviewPage'),
  }),
  '/closeup-teleprompter': screen({
    ...closeup,
    frame: 'full',
    for: 'anyone',
    page: lazy(() => import('../areas/closeup/prompter/TeleprompterPage.tsx'), 'TeleprompterPage'),
    search: z.object({ page: whole(1, 8).optional() }),
  }),
} as const;
