import { day, minute } from '@vitrine/contract/durations.ts';
import type { Ctx } from '../../../platform/context.ts';
import { everyOne, oneOfMany } from '../../../platform/jobs/every-one.ts';
import { forDays } from '../../../platform/jobs/jobs.ts';
import * as sql from './cards.sql.ts';
import { settleCard } from './cards.ts';
import { settleChoice } from './choices.ts';
import { settleOrder } from './orders.ts';
import { findPayment, paymentsOpen } from './payments.sql.ts';
import { cardsOf } from './provider.ts';
import { giveBack, heardOf } from './refunds.ts';

/** News comes within minutes, or not at all. */
const patience = 10 * minute;

/** What is known of a payment is asked anew, and what follows is written down; whoever heard of it first, once. */
export async function settleCharge(ctx: Ctx, id: string) {
  const row = await findPayment(ctx.db, id);
  if (row?.state === 'paid') return heardOf(ctx, row);
  if (row?.state !== 'started') return;
  if (row.choice) await settleChoice(ctx, row, 'look');
  else await settleOrder(ctx, row, { how: 'look', tells: true });
}

/**
 * Ends what was left in the middle: an order is charged after all, a choice is let go where no money has moved, for nobody
 * waits for it any more; what was paid for nothing goes back.
 */
export const finishCharge = oneOfMany(
  'finish-charge',
  async (ctx, { id }) => {
    const row = await findPayment(ctx.db, id);
    if (row?.state === 'unwanted') return giveBack(ctx, row);
    if (row?.state !== 'started') return;
    if (row.choice) await settleChoice(ctx, row, 'drop');
    else await settleOrder(ctx, row, { how: 'take', tells: true });
  },
  { retries: forDays },
);

export const finishCharges = everyOne('finish-charges', '*/10 * * * *', finishCharge, ({ db, now }, after, limit) =>
  paymentsOpen(db, new Date(now().getTime() - patience).toISOString(), after, limit),
);

/** Asks about a page on which a card was to be named and of which nothing was heard; after a day nobody comes back to it. */
export const findCard = oneOfMany('find-card', async (ctx, { id }) => {
  await settleCard(ctx, id);
  const row = await sql.findSession(ctx.db, id);
  const isOld = row && ctx.now().getTime() - Date.parse(row.created_at) > 2 * day;
  if (isOld && row.state === 'open') await sql.settleSession(ctx.db, id, 'expired');
});

export const findCards = everyOne('find-cards', '*/10 * * * *', findCard, ({ db, now }, after, limit) =>
  sql.sessionsBefore(db, new Date(now().getTime() - patience).toISOString(), after, limit),
);

/** Has the provider forget a card with which nobody pays any more. */
export const forgetCard = oneOfMany(
  'forget-card',
  async (ctx, { id }) => {
    const row = await sql.findLeft(ctx.db, id);
    const provider = cardsOf(ctx);
    if (!row) return;
    if (provider?.name === row.provider) await provider.forget(row);
    await sql.deleteLeft(ctx.db, id);
  },
  { retries: forDays },
);

export const forgetCards = everyOne('forget-cards', '24 * * * *', forgetCard, ({ db }, after, limit) => sql.cardsLeft(db, after, limit));
