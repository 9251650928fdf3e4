import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { fieldOfActivity } from '../job-ads/shapes.ts';
import { byId, instant } from '../vocabulary.ts';
import { idealValue, style } from './shapes.ts';
import { idealRange, styles } from './styles.ts';

/** What whoever runs an installation decides for all companies. */
export const effectAdministering = {
  settings: endpoint({
    route: 'GET /api/admin/speech-effect',
    access: 'admin',
    summary:
      'Whether companies see the styles that sound like feelings or judgements, which fields have ideal values of their own, and the last 100 changes, newest first.',
    reply: z.object({
      feelingStyles: z.boolean(),
      changedFields: z.array(fieldOfActivity),
      history: z.array(
        z.object({
          id: z.string(),
          /** Null: of whether companies see the styles. */
          fieldOfActivity: fieldOfActivity.nullable(),
          /** Of a field: null. */
          feelingStyles: z.boolean().nullable(),
          /** The proposed values hold again. */
          proposed: z.boolean(),
          /** The values that differ from those that held before. */
          differing: z.array(z.object({ precireResult: style, before: z.number(), after: z.number() })),
          /** Null: set before changes were kept. */
          setAt: instant.nullable(),
          /** Name of the administrator, as long as there is one. */
          setBy: z.string().nullable(),
          /** Whether it can be taken back: nothing of its kind was set after it. */
          undoable: z.boolean(),
        }),
      ),
    }),
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
  undo: endpoint({
    route: 'POST /api/admin/speech-effect/undo',
    access: 'admin',
    password: true,
    summary: 'Takes the last change of its kind back: from now on holds what held before it. Both stay in the history.',
    body: byId,
    refusals: ['not-found', 'changed-elsewhere'],
  }),
};
