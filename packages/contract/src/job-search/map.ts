import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { searchFilters } from './search.ts';

const spot = z.object({
  /** Degrees. */
  lat: z.number(),
  lon: z.number(),
});

/** A town as a map shows it. */
const town = spot.extend({ name: z.string(), people: z.number() });
export type MapTown = z.output<typeof town>;

/** Jobs that lie within the same kilometre. */
const jobSpot = spot.extend({
  /** The town there, or the nearest one. */
  name: z.string(),
  /** The `jobLocation` that means this town. */
  text: z.string(),
  jobs: z.number(),
});
export type JobSpot = z.output<typeof jobSpot>;

export const jobMap = {
  around: endpoint({
    route: 'GET /api/v2/jobad/search/map',
    access: 'public',
    summary:
      'Where the jobs of a search lie that goes around a known place, and the towns there to find one’s way by; no map of any other search.',
    query: searchFilters,
    reply: z.object({
      map: z
        .object({
          ...spot.shape,
          /** Kilometres. */
          radius: z.number(),
          /** Where most jobs are first. */
          spots: z.array(jobSpot),
          /** Those with most people first. */
          towns: z.array(town),
          /** How many jobs have a place within; one with several is counted once. */
          jobs: z.number(),
          /** False: not all jobs were looked at. */
          isWhole: z.boolean(),
        })
        .optional(),
    }),
    rate: { max: 300, seconds: 60 },
  }),
};
