import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { fieldOfActivity } from '../job-ads/shapes.ts';
import { idealValue } from './shapes.ts';
import { idealRange, styles } from './styles.ts';

/** What whoever runs an installation decides for all companies. */
export const effectAdministering = {
  settings: endpoint({
    route: 'GET /api/admin/speech-effect',
    access: 'admin',
    summary: 'Whether companies see the styles that sound like feelings or judgements, and which fields have ideal values of their own.',
    reply: z.object({ feelingStyles: z.boolean(), changedFields: z.array(fieldOfActivity) }),
  }),
  save: endpoint({
    route: 'POST /api/admin/speech-effect',
    access: 'admin',
    password: true,
    summary: 'Lets companies see the styles that sound like feelings or judgements, or no longer.',
    body: z.object({ feelingStyles: z.boolean() }),
  }),
  saveIdeals: endpoint({
    route: 'POST /api/admin/speech-effect/ideals',
    access: 'admin',
    password: true,
    summary:
      'Sets the ideal values of a field of activity, whole numbers from 2 to 10 for all 29 styles; without values the proposed ones hold again.',
    body: z.object({
      fieldOfActivity,
      items: z
        .array(idealValue.extend({ optimalValue: z.number().int().min(idealRange.min).max(idealRange.max) }))
        .refine((items) => items.length === 0 || new Set(items.map((one) => one.precireResult)).size === styles.length, {
          message: 'must hold all 29 styles once, or none',
        }),
    }),
  }),
};
