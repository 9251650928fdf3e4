import { day } from '@vitrine/contract/durations.ts';
import * as z from 'zod';
import { atomically } from '../../platform/context.ts';
import { removeFiles } from '../../platform/files/stored-files.ts';
import { job } from '../../platform/jobs/jobs.ts';
import { deleteUnsent } from './attaching/attachments.sql.ts';

/** Every night: files that were chosen for a message and never sent go after a day. */
export const removeUnsentFiles = job(
  'remove-unsent-files',
  z.object({}),
  (ctx) => atomically(ctx, async (ctx) => removeFiles(ctx, await deleteUnsent(ctx.db, new Date(ctx.now().getTime() - day).toISOString()))),
  { cron: '37 2 * * *' },
);
