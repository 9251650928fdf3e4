import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { fieldOfActivity } from '../job-ads/shapes.ts';
import { id } from '../vocabulary.ts';
import { shownEffect } from './shapes.ts';

/** How the words of an applicant may come across, after release and after the own rating. */
export const applicantEffect = {
  look: endpoint({
    route: 'GET /api/speech-effect/applicant',
    access: 'hiring-manager',
    summary:
      'The styles that an applicant released, to whoever has rated this applicant. Refused, not released and too little text all read `not-used`.',
    query: z.object({ id }),
    reply: z.object({
      /** `off`: not turned on for this job; `rate-first`: whether or not there is anything. */
      state: z.enum(['off', 'rate-first', 'not-used', 'shown']),
      effect: shownEffect.nullable(),
      /** Of the job: with its ideal values they are compared. */
      fieldOfActivity: fieldOfActivity.nullable(),
    }),
    refusals: ['not-found'],
  }),
};
