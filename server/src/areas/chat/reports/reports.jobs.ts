import { keptAfterDecisionMilliseconds } from '@vitrine/contract/chat/reports.ts';
import * as z from 'zod';
import { job } from '../../../platform/jobs/jobs.ts';
import { deleteDecidedBefore } from './reports.sql.ts';

/** Every night: reports that were decided long enough ago go, with the words that were handed over. */
export const removeOldReports = job(
  'remove-old-reports',
  z.object({}),
  async (ctx) => {
    await deleteDecidedBefore(ctx.db, new Date(ctx.now().getTime() - keptAfterDecisionMilliseconds).toISOString());
  },
  { cron: '52 2 * * *' },
);
