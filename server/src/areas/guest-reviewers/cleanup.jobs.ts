import * as z from 'zod';
import { atomically } from '../../platform/context.ts';
import { job } from '../../platform/jobs/jobs.ts';
import { endOver } from './guest-reviewers.sql.ts';

/** Every hour: reviews that are over end, and the addresses of those who were invited go with them. */
export const endReviews = job('end-reviews', z.object({}), (ctx) => atomically(ctx, (ctx) => endOver(ctx.db, ctx.now().toISOString())), {
  cron: '41 * * * *',
});
