import { day } from '@vitrine/contract/durations.ts';
import * as z from 'zod';
import { atomically, type Ctx } from '../../../platform/context.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import { isMember } from '../../../platform/sessions/roles.ts';
import { sign } from '../../../platform/sessions/secrets.ts';
import { notify } from '../../notifications/index.ts';
import * as sql from './viewing.sql.ts';

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/** Counts a look at a profile or its video, once per viewer and day; the own looks of a person do not count. */
export async function countView(ctx: Ctx, accountId: string, what: 'profile' | 'video' = 'profile') {
  if (ctx.actor?.accountId === accountId) return;
  const day = dayOf(ctx.now());
  const viewer = sign(ctx.key, `look ${day} ${ctx.actor?.accountId ?? ctx.caller.ip}`);
  await atomically(ctx, async (ctx) => {
    const first = await sql.countView(ctx.db, { account_id: accountId, viewer, what, day });
    if (first && what === 'profile' && isMember(ctx.actor)) await notify(ctx, [accountId], { kind: 'look', thing: 'profile' });
  });
}

const twoDays = 2 * day;

/** Every night: who looked is forgotten, the counts stay. */
export const forgetLooks = job(
  'forget-looks',
  z.object({}),
  async (world) => {
    await sql.forgetLooks(world.db, dayOf(new Date(world.now().getTime() - twoDays)));
  },
  { cron: '41 3 * * *' },
);
