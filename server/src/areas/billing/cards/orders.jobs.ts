import { oneOfMany } from '../../../platform/jobs/every-one.ts';
import { forDays } from '../../../platform/jobs/jobs.ts';
import { payByCard } from './orders.ts';

/** Charges an order to the card of its company. */
export const payOrder = oneOfMany('pay-order', async (ctx, { id }) => void (await payByCard(ctx, id, { tells: true })), {
  retries: forDays,
});
