import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { jobAdCard } from '../job-ads/card.ts';
import { whole } from '../vocabulary.ts';

/** Why a job is recommended: all of it, nothing else counts. What does not speak for it is null or empty. */
export const recommendationReasons = z.object({
  /** The person's own word for what they do, by which the job was found. */
  trade: z.string().nullable(),
  /** Skills of the profile that the ad speaks of. */
  skills: z.array(z.string()),
  /** Whole kilometres from the place of the profile's address, where the job is not far from it. */
  near: z.object({ km: z.number(), place: z.string() }).nullable(),
  /** The ad is written in a language that the person speaks. */
  language: z.boolean(),
});
export type RecommendationReasons = z.output<typeof recommendationReasons>;

export const recommendedJob = z.object({ card: jobAdCard, reasons: recommendationReasons });
export type RecommendedJob = z.output<typeof recommendedJob>;

export const recommendedJobs = {
  list: endpoint({
    route: 'GET /api/v2/jobad/recommended',
    access: 'candidate',
    summary:
      'Open jobs that fit the own profile by its trade or its skills, each with every reason why. Those with the most reasons come first, among them the newest; nothing else is measured. Jobs applied to or bookmarked are left out.',
    query: z.object({ count: whole(1, 10).default(3) }),
    reply: z.object({ items: z.array(recommendedJob) }),
    rate: { max: 120, seconds: 60 },
  }),
};
