import * as z from 'zod';
import { job } from '../../../platform/jobs/jobs.ts';
import { deleteContentBefore } from './content.sql.ts';
import { keptSince } from './content.ts';

/** Every night: content of e-mails that were opened thirty days ago. */
export const forgetContent = job(
  'forget-email-content',
  z.object({}),
  async ({ db, now }) => {
    await deleteContentBefore(db, keptSince(now()));
  },
  { cron: '41 2 * * *' },
);
