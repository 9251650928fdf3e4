import type { Place } from '@vitrine/contract/job-ads/shapes.ts';
import * as z from 'zod';
import { job } from '../../../platform/jobs/jobs.ts';
import { spotsOf } from '../../../platform/places/finding.ts';
import { notLocated, writeSpots } from './locating.sql.ts';

const batch = 200;

/** Every ten minutes: looks where ads are that were saved before the product knew places. */
export const locateJobAds = job(
  'locate-job-ads',
  z.object({}),
  async (ctx) => {
    for (let ads = await notLocated(ctx.db, batch); ads.length > 0; ads = await notLocated(ctx.db, batch)) {
      await writeSpots(
        ctx.db,
        ads.map(({ id, places }) => ({ id, spots: spotsOf(places as Place[]) })),
      );
    }
  },
  { cron: '*/10 * * * *' },
);
