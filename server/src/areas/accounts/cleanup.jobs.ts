import { day } from '@vitrine/contract/durations.ts';
import * as z from 'zod';
import { job } from '../../platform/jobs/jobs.ts';
import { forgetOldSetups } from './second-step/second-step.sql.ts';
import { deleteUnusedDevices, forgetOldGuesses } from './sign-in/guessing.sql.ts';
import { deleteSignUpsBefore } from './sign-up/sign-ups.sql.ts';
import { signUpsKept } from './sign-up/sign-ups.ts';

const deviceKept = 365 * day;

/** Once an hour: sign-ups that nobody confirmed, wrong passwords of yesterday, devices of last year, passkeys and apps that were begun. */
export const tidyAccounts = job(
  'tidy-accounts',
  z.object({}),
  async (ctx) => {
    const before = (milliseconds: number) => new Date(ctx.now().getTime() - milliseconds).toISOString();
    await deleteSignUpsBefore(ctx.db, before(signUpsKept));
    await deleteUnusedDevices(ctx.db, before(deviceKept));
    await forgetOldGuesses(ctx.db, before(0));
    await forgetOldSetups(ctx.db, before(0));
  },
  { cron: '11 * * * *' },
);
