import type { Guard } from '../platform/screen.ts';

/** Screens of the specification that are still to come, by who may open them; a screen that comes leaves this table. */
export const plannedScreens = {
  '/closeup-shop-v3': 'candidate',
  '/Candidate-shop': 'candidate',
  '/recruiter-settings/integrations': 'recruiter',
} as const satisfies Record<string, Guard>;
