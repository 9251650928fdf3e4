import * as z from 'zod';
import { atomically } from '../../platform/context.ts';
import { removeFiles } from '../../platform/files/stored-files.ts';
import { job } from '../../platform/jobs/jobs.ts';
import { forgetBefore } from './invoices.sql.ts';

/** Invoices are kept for so many years after the one in which they were written. */
const yearsKept = 8;
const atATime = 500;

/** Every month: what nobody has to keep any more goes, from the first of January of the ninth year, and its PDF with it. */
export const forgetInvoices = job(
  'forget-invoices',
  z.object({}),
  async (ctx) => {
    const before = ctx.now().getUTCFullYear() - yearsKept;
    for (let gone = atATime; gone === atATime; )
      gone = await atomically(ctx, async (ctx) => {
        const stored = await forgetBefore(ctx.db, before, atATime);
        await removeFiles(ctx, stored);
        return stored.length;
      });
  },
  { cron: '53 3 2 * *' },
);
