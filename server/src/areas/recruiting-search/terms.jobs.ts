import * as z from 'zod';
import { job } from '../../platform/jobs/jobs.ts';
import { recountTerms } from './terms.sql.ts';

/** Every night: how many profiles use each word that spellings are offered from. */
export const recountCandidateTerms = job('recount-candidate-terms', z.object({}), async (ctx) => void (await recountTerms(ctx.db)), {
  cron: '55 2 * * *',
});
